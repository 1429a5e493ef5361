/// Writes an image of several files: the browser takes the first whose appearance fits, in the density of its screen. A scheme that the page
/// prefers is settled here, since the browser's media queries know only the system's.
struct Picture {
    let variants: [ImageVariant]
    /// What those hear who do not see it; nil for decoration.
    let words: String?

    func write(into context: RenderContext) {
        let preferred = context.environment.preferredColorScheme
        let fitting = variants.filter { !$0.files.isEmpty && ($0.colorScheme == nil || preferred == nil || $0.colorScheme == preferred) }
        guard let fallback = fitting.last else { return }
        let sources = fitting.dropLast().filter { $0.isHighContrast || $0.colorScheme != nil }
        guard !sources.isEmpty else { return writeImage(fallback, into: context) }
        context.element("picture") {
            for source in sources {
                context.voidElement("source") {
                    context.attribute("media", media(source, preferred: preferred))
                    context.attribute("srcset", addresses(source))
                }
            }
            writeImage(fallback, into: context)
        }
    }

    private func writeImage(_ variant: ImageVariant, into context: RenderContext) {
        context.voidElement("img", class: "image") {
            context.urlAttribute("src", variant.files[0].url)
            if variant.files.count > 1 { context.attribute("srcset", addresses(variant)) }
            context.attribute("alt", words ?? "")
            if let width = variant.width { context.attribute("width", String(width)) }
            if let height = variant.height { context.attribute("height", String(height)) }
        }
    }

    private func media(_ variant: ImageVariant, preferred: ColorScheme?) -> String {
        var conditions: [String] = []
        if let scheme = variant.colorScheme { conditions.append(preferred == scheme ? "all" : "(prefers-color-scheme:\(scheme.rawValue))") }
        if variant.isHighContrast { conditions.append("(prefers-contrast:more)") }
        return conditions.joined(separator: " and ")
    }

    /// Addresses that a page may refer to; commas and spaces, which part them here, are not in such.
    private func addresses(_ variant: ImageVariant) -> String {
        let allowed = variant.files.filter { URLPolicy.isAllowed($0.url) && !$0.url.utf8.contains(UInt8(ascii: ",")) }
        return allowed.map { $0.scale == 1 ? $0.url : "\($0.url) \($0.scale)x" }.joined(separator: ", ")
    }
}
