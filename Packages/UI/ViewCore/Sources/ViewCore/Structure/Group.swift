/// Several views treated as one, without an element of its own: a modifier applies to each of them.
public struct Group<Content: View>: View {
    private let content: Content

    /// Groups the views of the closure.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The grouped views.
    public var body: Content {
        content
    }
}
