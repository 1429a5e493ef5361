/// A control that starts an action. Works without a script: it sends the page's form, or the form that it stands in.
public struct Button<Label: View>: Primitive {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// A button with any label. In a form, the fields are written through their bindings before the action runs.
    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// Writes the button and registers its action; a disabled button has none. In a dialog it closes the dialog first.
    public func render(into context: RenderContext) {
        let style = context.environment.buttonStyle
        let dialog = context.dialog
        dialog?.note(role)
        context.withClasses(style.className, role?.className) {
            ButtonElement.write(into: context, id: context.claimID(), autofocus: dialog != nil && role == .cancel) { [action] in
                dialog?.dismiss()
                action()
            } content: {
                label.renderContent(into: context)
            }
        }
    }
}

extension Button where Label == Text {
    /// A button whose label is the text of a key.
    public init(_ key: TextKey, role: ButtonRole? = nil, fileID: String = #fileID, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(key, fileID: fileID) }
    }

    /// A button whose label is held by a variable, not translated.
    @_disfavoredOverload public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == ViewCore.Label<Text, Image> {
    /// A button whose label is the text of a key with a symbol of the app before it.
    public init(
        _ key: TextKey,
        systemImage name: String,
        role: ButtonRole? = nil,
        fileID: String = #fileID,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewCore.Label(key, systemImage: name, fileID: fileID) }
    }
}
