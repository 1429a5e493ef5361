/// A view with a question or a message that must be answered first.
struct AlertModifier<Content: View, Actions: View, Message: View>: Primitive {
    /// What the dialog is.
    enum Kind {
        /// Says something; `OK` closes it where it has no buttons of its own.
        case alert
        /// Asks whether to go on; always has a button that leaves things as they are.
        case confirmation
    }

    let content: Content
    let kind: Kind
    let title: Text
    let isPresented: Binding<Bool>
    let actions: @MainActor () -> Actions
    let message: @MainActor () -> Message

    func render(into context: RenderContext) {
        if isPresented.wrappedValue {
            context.overlay { context.slot("alert") { writeDialog(into: context) } }
        }
        context.withComponent("_") { content.renderContent(into: context) }
    }

    private func writeDialog(into context: RenderContext) {
        let id = context.claimPathID()
        let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
        context.on(.close, id: id) { _ in close() }
        context.element("dialog", class: "dialog alert", id: id) {
            context.flag("open")
            context.attribute("role", fixed: "alertdialog")
            context.attribute("aria-labelledby", id, ".title")
            if Message.self != EmptyView.self { context.attribute("aria-describedby", id, ".message") }
            context.attribute("data-on", fixed: "close")
        } content: {
            context.heading(class: "dialog-title", level: 2, id: id + ".title") { context.text(title.resolved(in: context.environment)) }
            if Message.self != EmptyView.self {
                context.slot("message") {
                    context.element("div", class: "dialog-message", id: id + ".message") { message().renderContent(into: context) }
                }
            }
            context.slot("actions") {
                context.element("div", class: "dialog-actions") { writeActions(DialogScope(dismiss: close), into: context) }
            }
        }
    }

    private func writeActions(_ scope: DialogScope, into context: RenderContext) {
        context.dialog = scope
        actions().renderContent(into: context)
        if scope.count == 0 && kind == .alert {
            context.slot("ok") { Button(role: .cancel, action: {}, label: { Text(CoreText.ok.key()) }).render(into: context) }
        } else if !scope.hasCancel && kind == .confirmation {
            context.slot("cancel") { Button(role: .cancel, action: {}, label: { Text(CoreText.cancel.key()) }).render(into: context) }
        }
        context.dialog = nil
    }
}

extension View {
    /// Says something in a dialog while a binding is true. A button of the dialog closes it and then acts; without buttons it has one to close it.
    public func alert<Actions: View, Message: View>(
        _ key: TextKey,
        isPresented: Binding<Bool>,
        fileID: String = #fileID,
        @ViewBuilder actions: @escaping @MainActor () -> Actions,
        @ViewBuilder message: @escaping @MainActor () -> Message
    ) -> some View {
        alert(Text(key, fileID: fileID), isPresented: isPresented, actions: actions, message: message)
    }

    /// Says something in a dialog without further words.
    public func alert<Actions: View>(
        _ key: TextKey,
        isPresented: Binding<Bool>,
        fileID: String = #fileID,
        @ViewBuilder actions: @escaping @MainActor () -> Actions
    ) -> some View {
        alert(Text(key, fileID: fileID), isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Says something in a dialog titled by a text.
    public func alert<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping @MainActor () -> Actions,
        @ViewBuilder message: @escaping @MainActor () -> Message
    ) -> some View {
        AlertModifier(content: self, kind: .alert, title: title, isPresented: isPresented, actions: actions, message: message)
    }

    /// Asks in a dialog whether to go on, while a binding is true. There is always a button to leave things as they are.
    public func confirmationDialog<Actions: View, Message: View>(
        _ key: TextKey,
        isPresented: Binding<Bool>,
        fileID: String = #fileID,
        @ViewBuilder actions: @escaping @MainActor () -> Actions,
        @ViewBuilder message: @escaping @MainActor () -> Message
    ) -> some View {
        confirmationDialog(Text(key, fileID: fileID), isPresented: isPresented, actions: actions, message: message)
    }

    /// Asks in a dialog whether to go on, without further words.
    public func confirmationDialog<Actions: View>(
        _ key: TextKey,
        isPresented: Binding<Bool>,
        fileID: String = #fileID,
        @ViewBuilder actions: @escaping @MainActor () -> Actions
    ) -> some View {
        confirmationDialog(Text(key, fileID: fileID), isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Asks in a dialog titled by a text whether to go on.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping @MainActor () -> Actions,
        @ViewBuilder message: @escaping @MainActor () -> Message
    ) -> some View {
        AlertModifier(content: self, kind: .confirmation, title: title, isPresented: isPresented, actions: actions, message: message)
    }
}
