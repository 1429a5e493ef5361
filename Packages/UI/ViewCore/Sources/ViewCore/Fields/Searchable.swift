/// A view with a field to search in it.
struct SearchableModifier<Content: View>: Primitive {
    let content: Content
    let text: Binding<String>
    let prompt: Text?

    func render(into context: RenderContext) {
        context.slot("search") {
            context.element("div", class: "search", attributes: { context.attribute("role", fixed: "search") }) {
                Form { SearchField(text: text, prompt: prompt) }.render(into: context)
            }
        }
        context.withComponent("_") { content.renderContent(into: context) }
    }
}

/// The field, and the button for whoever has no script.
private struct SearchField: Primitive {
    let text: Binding<String>
    let prompt: Text?

    func render(into context: RenderContext) {
        let words = prompt?.resolved(in: context.environment) ?? CoreText.search.words(in: context.environment)
        context.element("div", class: "search-line") {
            let id = context.pathID(suffix: ".field")
            context.registerField(id: id, kinds: [.input, .change]) { text.wrappedValue = $0 }
            context.phrasingElement("label", class: "visually-hidden") {
                context.attribute("for", id)
            } content: {
                context.text(words)
            }
            context.voidElement("input", class: "input", id: id) {
                context.attribute("type", fixed: "search")
                context.attribute("value", text.wrappedValue)
                context.attribute("placeholder", words)
                context.fieldAttributes(id: id, on: "input change")
            }
            ButtonElement.write(into: context, id: context.pathID(suffix: ".go"), class: "button search-button") {
            } content: {
                context.text(CoreText.search.words(in: context.environment))
            }
        }
    }
}

extension View {
    /// Puts a field to search above the view. What is typed reaches the binding as it is typed; without a script, by its button.
    public func searchable(text: Binding<String>, prompt: TextKey? = nil, fileID: String = #fileID) -> some View {
        SearchableModifier(content: self, text: text, prompt: prompt.map { Text($0, fileID: fileID) })
    }
}
