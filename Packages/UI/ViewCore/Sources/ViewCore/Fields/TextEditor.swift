/// A field for a long text.
public struct TextEditor: View {
    private let label: Text
    private let text: Binding<String>

    /// A field labelled by the text of a key.
    public init(_ key: TextKey, text: Binding<String>, fileID: String = #fileID) {
        label = Text(key, fileID: fileID)
        self.text = text
    }

    /// A field without a label of its own; give it one with ``View/accessibilityLabel(_:fileID:)``.
    public init(text: Binding<String>) {
        label = Text(verbatim: "")
        self.text = text
    }

    /// The field, of eight lines unless told otherwise.
    public var body: some View {
        TextField(label: label, text: text, axis: .vertical)
            .transformEnvironment(\.lineLimit) { $0 = $0 ?? 8 }
    }
}
