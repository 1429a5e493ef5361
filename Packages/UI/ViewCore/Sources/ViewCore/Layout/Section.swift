/// A part of a page, a list or a form, with a heading and a footer. Headings of sections within it are one level lower.
public struct Section<Header: View, Content: View, Footer: View>: Primitive {
    private let header: Header
    private let content: Content
    private let footer: Footer

    /// A section with any heading and footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// Writes the section; in a list, its content as rows of its own.
    public func render(into context: RenderContext) {
        let isInList = context.list != nil
        context.outsideRows {
            context.element("section", class: "section") {
                if Header.self != EmptyView.self { writeHeader(into: context) }
                let level = context.headingLevel
                context.headingLevel = min(level + 1, 6)
                if isInList {
                    context.rows { content.renderContent(into: context) }
                } else {
                    content.renderContent(into: context)
                }
                context.headingLevel = level
                if Footer.self != EmptyView.self { writeFooter(into: context) }
            }
        }
    }

    private func writeHeader(into context: RenderContext) {
        context.slot("header") {
            context.heading(class: "section-header") { header.renderContent(into: context) }
        }
    }

    private func writeFooter(into context: RenderContext) {
        context.slot("footer") {
            context.element("div", class: "section-footer") { footer.renderContent(into: context) }
        }
    }
}

extension Section where Footer == EmptyView {
    /// A section with any heading.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header) { EmptyView() }
    }
}

extension Section where Header == Text, Footer == EmptyView {
    /// A section whose heading is the text of a key.
    public init(_ key: TextKey, fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key, fileID: fileID) }
    }

    /// A section whose heading is held by a variable, not translated.
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Section where Header == EmptyView, Footer == EmptyView {
    /// A section without a heading.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension RenderContext {
    /// Writes a heading of a level from 1 to 6, unless given that in force.
    public func heading(class name: StaticString?, level: Int? = nil, id: String? = nil, content: () -> Void) {
        let tag: StaticString =
            switch level ?? headingLevel {
            case ...1: "h1"
            case 2: "h2"
            case 3: "h3"
            case 4: "h4"
            case 5: "h5"
            default: "h6"
            }
        phrasingElement(tag, class: name, id: id, content: content)
    }
}
