/// Views that may be longer than the screen. The page scrolls, so it adds no element.
public struct ScrollView<Content: View>: View {
    private let content: Content

    /// Holds the views of the closure.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The views, below one another.
    public var body: some View {
        VStack { content }
    }
}
