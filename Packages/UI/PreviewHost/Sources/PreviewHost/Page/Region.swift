import ViewCore

/// An element of the page around previews.
struct Region<Content: View>: Primitive {
    private let tag: StaticString
    private let name: StaticString
    private let label: String?
    private let textSize: Int?
    private let content: Content

    /// An element of a class; `label` names it for assistive technology, `textSize` is the size of all text of the page in percent.
    init(_ tag: StaticString, _ name: StaticString, label: String? = nil, textSize: Int? = nil, @ViewBuilder content: () -> Content) {
        self.tag = tag
        self.name = name
        self.label = label
        self.textSize = textSize
        self.content = content()
    }

    func render(into context: RenderContext) {
        context.element(tag, class: name) {
            if let label { context.attribute("aria-label", label) }
            if let textSize { context.attribute("data-text-size", String(textSize)) }
        } content: {
            content.renderContent(into: context)
        }
    }
}
