/// A view with a screen of its own above the page.
struct SheetModifier<Content: View, Sheet: View>: Primitive {
    let content: Content
    let isPresented: @MainActor () -> Bool
    let dismiss: @MainActor () -> Void
    let sheet: @MainActor () -> Sheet

    func render(into context: RenderContext) {
        if isPresented() {
            context.overlay { context.slot("sheet") { writeDialog(into: context) } }
        }
        context.withComponent("_") { content.renderContent(into: context) }
    }

    private func writeDialog(into context: RenderContext) {
        let id = context.claimPathID()
        let canClose = !context.environment.isDismissalDisabled
        context.on(.close, id: id) { _ in if canClose { dismiss() } }
        let scope = NavigationScope()
        context.element("dialog", class: "dialog sheet", id: id) {
            context.flag("open")
            context.flag("autofocus")
            context.attribute("tabindex", fixed: "-1")
            context.attribute("aria-labelledby", id, ".title")
            context.attribute("data-on", fixed: "close")
            if !canClose { context.flag("data-keep") }
        } content: {
            context.navigation = scope
            context.write {
                scope.title = context.capturingTitle {
                    context.withEnvironment(closing(context.environment)) {
                        context.slot("content") { sheet().renderContent(into: context) }
                    }
                }
            } below: {
                context.slot("bar") {
                    ScreenBar.write(scope, titleID: id + ".title", into: context) {
                    } trailing: {
                        if canClose { writeCloseButton(into: context) }
                    }
                }
            }
            context.navigation = nil
        }
    }

    private func closing(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.dismissal = dismiss
        return environment
    }

    private func writeCloseButton(into context: RenderContext) {
        ButtonElement.write(into: context, id: context.pathID(suffix: ".close"), class: "button button-plain sheet-close") {
            context.attribute("aria-label", CoreText.close.words(in: context.environment))
        } action: {
            dismiss()
        } content: {
            context.text("×")
        }
    }
}

extension View {
    /// Shows a screen above the page while a binding is true. Its title is its own; Escape and a button close it.
    public func sheet<Sheet: View>(
        isPresented: Binding<Bool>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Sheet
    ) -> some View {
        SheetModifier(content: self, isPresented: { isPresented.wrappedValue }) {
            isPresented.wrappedValue = false
            onDismiss?()
        } sheet: {
            content()
        }
    }

    /// Shows a screen above the page for the item of a binding, while there is one.
    public func sheet<Item: Identifiable, Sheet: View>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor (Item) -> Sheet
    ) -> some View {
        SheetModifier(content: self, isPresented: { item.wrappedValue != nil }) {
            item.wrappedValue = nil
            onDismiss?()
        } sheet: {
            item.wrappedValue.map { item in content(item).id(item.id) }
        }
    }

    /// Takes away the ways to close sheets of the view but those that a sheet offers itself. To be applied to the view that has the sheet.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        environment(\.isDismissalDisabled, isDisabled)
    }
}

private enum DismissalDisabledKey: EnvironmentKey {
    nonisolated static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    nonisolated var isDismissalDisabled: Bool {
        get { self[DismissalDisabledKey.self] }
        set { self[DismissalDisabledKey.self] = newValue }
    }
}
