/// A field for a secret, with its label above it. What is typed goes to the binding and never back into a page, so a page that is loaded
/// again has an empty field.
public struct SecureField: Primitive {
    /// What a browser may offer to fill in.
    public enum ContentType: Sendable, Hashable {
        /// The password that the person has.
        case password
        /// A password that the person makes up.
        case newPassword
        /// A code that is good once, such as a meter's.
        case oneTimeCode

        var autocomplete: StaticString {
            switch self {
            case .password: "current-password"
            case .newPassword: "new-password"
            case .oneTimeCode: "one-time-code"
            }
        }
    }

    private let label: Text
    private let text: Binding<String>
    private let contentType: ContentType

    /// A field labelled by the text of a key.
    public init(_ key: TextKey, text: Binding<String>, contentType: ContentType = .password, fileID: String = #fileID) {
        label = Text(key, fileID: fileID)
        self.text = text
        self.contentType = contentType
    }

    /// Writes the label and the field, which takes pasted text and the help of password managers.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        let notes = context.claimNotes(for: id)
        context.registerField(id: id, kinds: [.input, .change]) { text.wrappedValue = $0 }
        context.field(label, id: id, notes: notes) {
            context.voidElement("input", class: "input", id: id) {
                context.attribute("type", fixed: "password")
                context.attribute("autocomplete", fixed: contentType.autocomplete)
                context.fieldAttributes(id: id, on: "input change")
                notes.describe(id: id, in: context)
            }
        }
    }
}
