/// A view with other environment values.
struct EnvironmentModifier<Content: View>: Primitive {
    let content: Content
    let transform: @MainActor (inout EnvironmentValues) -> Void

    func render(into context: RenderContext) {
        var environment = context.environment
        transform(&environment)
        context.withEnvironment(environment) { content.renderContent(into: context) }
    }
}

extension View {
    /// Sets a value of the environment for the view and all within it.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        EnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Changes a value of the environment for the view and all within it.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping @MainActor (inout Value) -> Void
    ) -> some View {
        EnvironmentModifier(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
