/// Fields that are sent together. A real form: without a script it posts its fields, which are written through their bindings before the
/// action of ``View/onSubmit(_:)`` runs. A form within a form is part of the outer one.
public struct Form<Content: View>: Primitive {
    private let content: Content

    /// A form of the views of the closure.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Writes the form.
    public func render(into context: RenderContext) {
        guard context.form.isPage else {
            return context.element("div", class: "form") { content.renderContent(into: context) }
        }
        let id = context.claimID()
        let scope = FormScope(isPage: false)
        let submit = context.environment.submitAction
        context.on(.submit, id: id) { value in
            scope.write(value)
            submit?()
        }
        var endOfAttributes = 0
        context.element("form", class: "form", id: id) {
            context.attribute("method", fixed: "post")
            context.attribute("action", context.environment.formActionPrefix, id)
            endOfAttributes = context.buffer.bytes.count
            context.attribute("data-on", fixed: "submit")
            context.flag("novalidate")
        } content: {
            let outer = context.form
            context.form = scope
            if submit != nil { writeDefaultButton(into: context) }
            context.write {
                content.renderContent(into: context)
            } below: {
                ErrorSummary.write(scope.errors, form: id, into: context)
            }
            context.form = outer
            if scope.hasFiles { sayThatFilesCome(at: endOfAttributes, in: context) }
        }
    }

    /// Says in the form's tag, which is written already, that files come with it.
    private func sayThatFilesCome(at position: Int, in context: RenderContext) {
        let end = context.buffer.bytes.count
        context.attribute("enctype", fixed: "multipart/form-data")
        context.buffer.moveEnd(from: end, to: position)
    }

    /// Enter in a field activates the first button of a form; this one stands for the form itself.
    private func writeDefaultButton(into context: RenderContext) {
        context.element("button", class: "visually-hidden") {
            context.attribute("type", fixed: "submit")
            context.attribute("tabindex", fixed: "-1")
            context.attribute("aria-hidden", fixed: "true")
        } content: {
        }
    }
}

private enum SubmitActionKey: EnvironmentKey {
    nonisolated static var defaultValue: (@MainActor @Sendable () -> Void)? { nil }
}

extension EnvironmentValues {
    nonisolated var submitAction: (@MainActor @Sendable () -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when a form in the view is sent, after its fields were written.
    public func onSubmit(_ action: @escaping @MainActor @Sendable () -> Void) -> some View {
        environment(\.submitAction, action)
    }
}
