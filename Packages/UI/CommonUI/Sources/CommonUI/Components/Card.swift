public import ViewCore

/// Things that belong together, on a ground of their own.
///
/// ```swift
/// Card("devices.last-sync") { Text(viewModel.summary) }
/// ```
public struct Card<Content: View>: View {
    private let title: Text?
    private let content: Content

    /// A card without a heading.
    public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    /// A card headed by the text of a key.
    public init(_ key: TextKey, fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        self.init(title: Text(key, fileID: fileID), content: content)
    }

    /// A card headed by a text.
    public init(title: Text, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    /// The content, headed by the title where there is one.
    public var body: some View {
        Group {
            if let title {
                Section {
                    content
                } header: {
                    title
                }
            } else {
                VStack { content }
            }
        }
        .className("card")
    }
}
