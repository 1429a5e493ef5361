/// One page, as HTML, with what is needed to answer its events.
public struct Rendering {
    /// The HTML of the view.
    public let html: String
    /// The actions behind the elements.
    public let handlers: HandlerTable
    /// The work that views on the page asked for, in document order.
    public let tasks: [TaskRegistration]
    /// The page's title: the innermost `navigationTitle`, or nil.
    public let title: String?
    /// Ids and keys that were used twice; empty unless a view or its data is wrong.
    public let duplicateIDs: [String]
}
