/// Turns views into HTML.
public enum Renderer {
    /// Renders a view. Synchronous, so that observation tracking around it sees every property that a body reads.
    public static func render(_ root: some View, environment: EnvironmentValues = EnvironmentValues()) -> Rendering {
        let context = RenderContext(environment: environment)
        EnvironmentValues.$current.withValue(environment) { root.renderContent(into: context) }
        return context.finish()
    }
}
