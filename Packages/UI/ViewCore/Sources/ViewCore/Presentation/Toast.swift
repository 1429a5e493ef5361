/// A short message about something that was done, with a way to undo it.
public struct Toast: Identifiable {
    /// Tells one message from the next: a new one is read out, the same again is not.
    public let id: Int
    /// What was done.
    public let message: Text
    /// Undoes it; nil where it cannot be undone.
    public let undo: (@MainActor () -> Void)?

    /// A message; `id` differs from that of the message before.
    public init(id: Int, message: Text, undo: (@MainActor () -> Void)? = nil) {
        self.id = id
        self.message = message
        self.undo = undo
    }
}

/// A view with a message at the edge of the page.
struct ToastModifier<Content: View>: Primitive {
    let content: Content
    let toast: Binding<Toast?>

    func render(into context: RenderContext) {
        if let current = toast.wrappedValue {
            context.overlay { context.slot("toast") { write(current, into: context) } }
        }
        context.withComponent("_") { content.renderContent(into: context) }
    }

    private func write(_ current: Toast, into context: RenderContext) {
        let close: @MainActor () -> Void = { if toast.wrappedValue?.id == current.id { toast.wrappedValue = nil } }
        context.withKey(ElementKey.bytes(of: current.id)) {
            context.element("div", class: "toast") {
                context.attribute("role", fixed: "region")
                context.attribute("aria-label", CoreText.message.words(in: context.environment))
                context.flag("data-announce")
            } content: {
                context.phrasingElement("p", class: "toast-message") { current.message.render(into: context) }
                if let undo = current.undo {
                    ButtonElement.write(into: context, id: context.pathID(suffix: ".undo"), class: "button button-plain") {
                        undo()
                        close()
                    } content: {
                        context.text(CoreText.undo.words(in: context.environment))
                    }
                }
                ButtonElement.write(into: context, id: context.pathID(suffix: ".dismiss"), class: "button button-plain toast-close") {
                    context.attribute("aria-label", CoreText.dismiss.words(in: context.environment))
                } action: {
                    close()
                } content: {
                    context.text("×")
                }
            }
        }
    }
}

extension View {
    /// Shows a message at the edge of the page while there is one. It stays until it is dismissed, undone or replaced, so nobody must be quick.
    public func toast(_ toast: Binding<Toast?>) -> some View {
        ToastModifier(content: self, toast: toast)
    }
}
