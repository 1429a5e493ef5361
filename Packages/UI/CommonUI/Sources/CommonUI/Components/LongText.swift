public import ViewCore

/// A long text as it stands in a file, with its own line breaks.
public struct LongText: View {
    private let text: String

    /// Shows a text, which is not translated.
    public init(_ text: String) {
        self.text = text
    }

    /// The text; lines that are too long for the page go on below.
    public var body: some View {
        Text(verbatim: text).className("long-text")
    }
}
