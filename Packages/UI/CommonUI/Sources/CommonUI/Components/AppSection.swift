public import Common
public import ViewCore

/// A part of the app as a link: a section in the navigation bar, or what has no section of its own in a ``SectionMenu``.
public struct AppSection: Identifiable {
    /// Tells sections apart.
    public let id: String
    let title: Text
    let summary: Text?
    let symbol: String?
    let route: any Route
    let isCurrent: Bool

    /// A section titled by the text of a key. `summary` says in a menu what there is to find; `isCurrent` marks the one that is shown.
    public init(
        id: String,
        title: TextKey,
        summary: TextKey? = nil,
        symbol: String? = nil,
        value route: some Route,
        isCurrent: Bool = false,
        fileID: String = #fileID
    ) {
        self.id = id
        self.title = Text(title, fileID: fileID)
        self.summary = summary.map { Text($0, fileID: fileID) }
        self.symbol = symbol
        self.route = route
        self.isCurrent = isCurrent
    }
}
