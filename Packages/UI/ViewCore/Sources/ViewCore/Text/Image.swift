/// An image of the app's assets. An image that is missing leaves its label.
public struct Image: Primitive {
    private let name: String
    private let label: Text?

    /// An image that says something: the label says it to those who do not see it.
    public init(_ name: String, label: Text) {
        self.name = name
        self.label = label
    }

    /// An image whose name is also the key of the words for those who do not see it.
    public init(_ name: String, fileID: String = #fileID) {
        self.init(name, label: Text(TextKey(name), fileID: fileID))
    }

    /// An image that says nothing.
    public init(decorative name: String) {
        self.name = name
        label = nil
    }

    /// An image of the app's own symbols, taken as decoration unless it gets an ``View/accessibilityLabel(_:fileID:)``.
    public init(systemName name: String) {
        self.init(decorative: name)
    }

    /// The image as wide as there is room, its shape kept.
    public func resizable() -> some View {
        className("image-fill")
    }

    /// Writes the image.
    public func render(into context: RenderContext) {
        let words = label?.resolved(in: context.environment)
        switch context.environment.images.image(named: name) {
        case .file(let url, let width, let height):
            writeFile(url: url, width: width, height: height, words: words, into: context)
        case .variants(let variants):
            Picture(variants: variants, words: words).write(into: context)
        case .symbol(let url):
            writeSymbol(url: url, words: words, into: context)
        case nil:
            if let words { context.element("span", class: "image-missing") { context.text(words) } }
        }
    }

    private func writeFile(url: String, width: Int?, height: Int?, words: String?, into context: RenderContext) {
        context.voidElement("img", class: "image") {
            context.urlAttribute("src", url)
            context.attribute("alt", words ?? "")
            if let width { context.attribute("width", String(width)) }
            if let height { context.attribute("height", String(height)) }
        }
    }

    private func writeSymbol(url: String, words: String?, into context: RenderContext) {
        let isNamed = words != nil || context.pending.accessibility?.label != nil
        context.element("svg", class: "symbol") {
            if isNamed { context.attribute("role", fixed: "img") } else { context.attribute("aria-hidden", fixed: "true") }
            if let words { context.attribute("aria-label", words) }
        } content: {
            context.element("use", attributes: { context.urlAttribute("href", url) }) {}
        }
    }
}
