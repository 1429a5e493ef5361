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

    /// Writes the button and registers its action; a disabled button has none.
    public func render(into context: RenderContext) {
        let id = context.claimID()
        let isEnabled = context.environment.isEnabled
        let form = context.form
        if isEnabled {
            context.on(.click, id: id) { [action] value in
                form.write(value)
                action()
            }
        }
        context.withClasses(context.environment.buttonStyle.className, role?.className) {
            context.phrasingElement("button", class: "button", id: id) {
                context.attribute("type", fixed: "submit")
                if form.isPage { context.attribute("form", fixed: "live-form") }
                context.attribute("formaction", context.environment.formActionPrefix, id)
                if isEnabled { context.attribute("data-on", fixed: "click") } else { context.flag("disabled") }
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
