public import ViewCore

/// The frame of every page: a link to skip to the content, the app's name, the sections, and the page itself as the main landmark.
///
/// ```swift
/// AppShell("app.name", sections: sections) { router.screen }
/// ```
public struct AppShell<Content: View>: Primitive {
    private let name: Text
    private let sections: [AppSection]
    private let content: Content

    /// A frame around a page. The name is the app's.
    public init(_ name: TextKey, sections: [AppSection], fileID: String = #fileID, @ViewBuilder content: () -> Content) {
        self.name = Text(name, fileID: fileID)
        self.sections = sections
        self.content = content()
    }

    /// Writes the frame.
    public func render(into context: RenderContext) {
        context.element("div", class: "shell") {
            context.element("a", class: "skip-link") {
                context.attribute("href", fixed: "#main")
            } content: {
                context.text(context.resolve(TextKey("shell.skip")))
            }
            context.slot("header") { writeHeader(into: context) }
            context.element("main", class: "shell-main", id: "main") {
                context.attribute("tabindex", fixed: "-1")
            } content: {
                content.renderContent(into: context)
            }
        }
    }

    private func writeHeader(into context: RenderContext) {
        context.element("header", class: "shell-header") {
            context.element("div", class: "shell-bar") {
                context.textElement("span", class: "shell-name", name.resolved(in: context.environment))
                context.element("nav", class: "shell-nav") {
                    context.attribute("aria-label", context.resolve(TextKey("shell.sections")))
                } content: {
                    context.element("ul", class: "shell-sections") {
                        ForEach(sections) { SectionItem(section: $0) }.render(into: context)
                    }
                }
            }
        }
    }
}

private struct SectionItem: Primitive {
    let section: AppSection

    func render(into context: RenderContext) {
        context.element("li") {
            let id = context.claimID()
            context.phrasingElement("a", class: "shell-section", id: id) {
                context.urlAttribute("href", context.environment.routeURL(section.route))
                context.flag("data-nav")
                if section.isCurrent { context.attribute("aria-current", fixed: "page") }
            } content: {
                if let symbol = section.symbol { Image(systemName: symbol).render(into: context) }
                section.title.render(into: context)
            }
        }
    }
}
