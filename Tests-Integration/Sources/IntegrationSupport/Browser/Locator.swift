/// What to look for on a page: as a person sees it where possible.
public enum Locator: Hashable, Sendable, CustomStringConvertible {
    /// By CSS selector.
    case css(String)
    /// By XPath.
    case xpath(String)
    /// A button by its whole visible text or label.
    case button(String)
    /// A link by its whole visible text or label.
    case link(String)
    /// A heading by its whole visible text.
    case heading(String)
    /// The innermost element that holds a text.
    case text(String)

    var strategy: String {
        if case .css = self { "css selector" } else { "xpath" }
    }

    var expression: String {
        switch self {
        case .css(let selector): selector
        case .xpath(let path): path
        case .button(let text): "//button[\(Self.isNamed(text))]"
        case .link(let text): "//a[\(Self.isNamed(text))]"
        case .heading(let text): "//*[self::h1 or self::h2 or self::h3][normalize-space(.)=\(Self.quoted(text))]"
        case .text(let text):
            "//body//*[contains(normalize-space(.),\(Self.quoted(text))) and not(*[contains(normalize-space(.),\(Self.quoted(text)))])]"
        }
    }

    /// In words.
    public var description: String {
        switch self {
        case .css(let selector): selector
        case .xpath(let path): path
        case .button(let text): "the button \"\(text)\""
        case .link(let text): "the link \"\(text)\""
        case .heading(let text): "the heading \"\(text)\""
        case .text(let text): "the text \"\(text)\""
        }
    }

    private static func isNamed(_ text: String) -> String {
        "normalize-space(.)=\(quoted(text)) or @aria-label=\(quoted(text))"
    }

    /// An XPath string literal; XPath has no escapes, so a text with both kinds of quotes is put together.
    static func quoted(_ text: String) -> String {
        if !text.contains("'") { return "'\(text)'" }
        let parts = text.split(separator: "'", omittingEmptySubsequences: false).map { "'\($0)'" }
        return "concat(\(parts.joined(separator: ",\"'\",")))"
    }
}
