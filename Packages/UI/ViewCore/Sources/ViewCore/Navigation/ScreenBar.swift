/// The bar of a screen: what leads away from it, its title, and its toolbar.
enum ScreenBar {
    /// Writes the bar of a screen.
    static func write(
        _ scope: NavigationScope,
        titleID: String? = nil,
        into context: RenderContext,
        leading: () -> Void,
        trailing: () -> Void
    ) {
        context.element("header", class: "navigation-bar") {
            leading()
            context.heading(class: "navigation-title", level: context.titleLevel, id: titleID) { context.text(scope.title ?? "") }
            context.element("div", class: "toolbar") {
                for item in scope.toolbar { context.write(item) }
                trailing()
            }
        }
    }
}
