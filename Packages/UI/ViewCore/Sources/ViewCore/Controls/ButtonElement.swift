/// The element of every button: it sends the form that it stands in, or the page's.
enum ButtonElement {
    /// Writes a button and registers its action, before which the fields of its form are written through their bindings.
    static func write(
        into context: RenderContext,
        id: String,
        class name: StaticString = "button",
        isEnabled: Bool = true,
        autofocus: Bool = false,
        attributes: () -> Void = {},
        action: @escaping @MainActor () -> Void,
        content: () -> Void
    ) {
        let isEnabled = isEnabled && context.environment.isEnabled
        let form = context.form
        if isEnabled {
            context.on(.click, id: id) { value in
                form.write(value)
                action()
            }
        }
        context.phrasingElement("button", class: name, id: id) {
            context.attribute("type", fixed: "submit")
            if form.isPage { context.attribute("form", fixed: "live-form") }
            context.attribute("formaction", context.environment.formActionPrefix, id)
            if form.isPage, form.hasFiles { context.attribute("formenctype", fixed: "multipart/form-data") }
            if isEnabled { context.attribute("data-on", fixed: "click") } else { context.flag("disabled") }
            if autofocus { context.flag("autofocus") }
            attributes()
        } content: {
            content()
        }
    }
}
