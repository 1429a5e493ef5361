public import ViewCore

/// What sends the fields of a page outside all forms where no script does that with each change; elsewhere it is not to be seen.
///
/// ```swift
/// ApplyButton("settings.apply")
/// ```
public struct ApplyButton: View {
    private let title: Text

    /// A button titled by the text of a key.
    public init(_ key: TextKey, fileID: String = #fileID) {
        title = Text(key, fileID: fileID)
    }

    /// The button, which does nothing but to send.
    public var body: some View {
        Button {
        } label: {
            title
        }
        .buttonStyle(.borderedProminent)
        .className("without-script")
    }
}
