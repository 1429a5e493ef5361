/// A view that asks for work while it is on the page.
struct TaskView<Content: View>: Primitive {
    let content: Content
    let name: String
    let action: @MainActor () async -> Void

    func render(into context: RenderContext) {
        context.addTask(name: name, action)
        context.withPending({ $0.needsID = true }) {
            context.withComponent("_") { content.renderContent(into: context) }
        }
    }
}

extension View {
    /// Does finite work, such as loading, when the view first appears; cancelled when it disappears.
    public func task(_ action: @escaping @MainActor () async -> Void) -> some View {
        TaskView(content: self, name: "task", action: action)
    }

    /// Does finite work when the view first appears and again when a value changes.
    public func task(id value: some Hashable, _ action: @escaping @MainActor () async -> Void) -> some View {
        TaskView(content: self, name: "task-" + String(decoding: ElementKey.bytes(of: value), as: UTF8.self), action: action)
    }
}
