/// One or more words.
///
/// Text in a title style is a heading; ``accessibilityRemoveTraits(_:)`` makes it plain. Elsewhere it is a paragraph, or a span where only phrasing content may stand.
public struct Text: Primitive {
    private enum Content {
        case verbatim(String)
        case key(TextKey)
    }

    private let content: Content
    private var font: Font?
    private var heading: Heading = .byFont
    private var classes: [String] = []

    private enum Heading {
        case byFont
        case none
        case level(Int?)
    }

    /// The text of a key, with the values that stand in it. The key's module is that of the calling file.
    public init(_ key: TextKey, arguments: TextArgument..., fileID: String = #fileID) {
        content = .key(key.located(in: fileID, adding: arguments))
    }

    /// Words that are not translated: names, notes, formatted values.
    public init(verbatim text: String) {
        content = .verbatim(text)
    }

    /// Words held by a variable, not translated.
    @_disfavoredOverload public init(_ text: some StringProtocol) {
        content = .verbatim(String(text))
    }

    /// The words in an environment.
    public func resolved(in environment: EnvironmentValues) -> String {
        switch content {
        case .verbatim(let text): text
        case .key(let key): environment.resolve(key)
        }
    }

    /// Writes the words in the element that fits their place.
    public func render(into context: RenderContext) {
        guard !context.isPlainText else { return context.text(resolved(in: context.environment)) }
        guard !classes.isEmpty else { return write(into: context) }
        context.withPending({ $0.classes = classes + $0.classes }) { write(into: context) }
    }

    private func write(into context: RenderContext) {
        let words = resolved(in: context.environment)
        let tag: StaticString =
            switch context.isPhrasing ? nil : level(default: context.headingLevel) {
            case nil: context.isPhrasing ? "span" : "p"
            case 1: "h1"
            case 2: "h2"
            case 3: "h3"
            case 4: "h4"
            case 5: "h5"
            default: "h6"
            }
        context.textElement(tag, class: font?.className, words)
    }

    private func level(default level: Int) -> Int? {
        switch heading {
        case .byFont: font?.headingLevel
        case .none: nil
        case .level(let given): given ?? font?.headingLevel ?? level
        }
    }
}

extension Text {
    /// Sets the text style.
    public func font(_ font: Font) -> Text {
        var copy = self
        copy.font = font
        return copy
    }

    /// Makes the text bold.
    public func bold() -> Text {
        adding(class: "bold")
    }

    /// Makes all digits equally wide.
    public func monospacedDigit() -> Text {
        adding(class: "tabular")
    }

    /// Sets the role of the text's colour.
    public func foregroundStyle(_ style: ForegroundStyle) -> Text {
        adding(class: style.className)
    }

    /// Makes the text a heading, of the level of its style or of the section that it stands in.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Text {
        var copy = self
        if traits.contains(.isHeader) { copy.heading = .level(nil) }
        return copy
    }

    /// Makes text in a title style plain text.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Text {
        var copy = self
        if traits.contains(.isHeader) { copy.heading = .none }
        return copy
    }

    /// Makes the text a heading of a level from 1 to 6.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        var copy = self
        copy.heading = .level(level.rawValue)
        return copy
    }

    private func adding(class name: String) -> Text {
        var copy = self
        copy.classes.append(name)
        return copy
    }
}
