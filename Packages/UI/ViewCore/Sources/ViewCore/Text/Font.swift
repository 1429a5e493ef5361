/// A text style. The app's style says what it looks like.
nonisolated public enum Font: String, Sendable, Hashable, CaseIterable {
    /// The largest style.
    case largeTitle
    /// The title of a page.
    case title
    /// The title of a part of a page.
    case title2
    /// The title of a smaller part.
    case title3
    /// Emphasised text that leads a group.
    case headline
    /// Text below a headline.
    case subheadline
    /// Running text.
    case body
    /// Text of a callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption

    /// The level of heading that text in this style is, or nil for text that is none.
    var headingLevel: Int? {
        switch self {
        case .largeTitle, .title: 1
        case .title2: 2
        case .title3: 3
        case .headline, .subheadline, .body, .callout, .footnote, .caption: nil
        }
    }

    /// The class of the style sheet.
    public var className: StaticString {
        switch self {
        case .largeTitle: "font-large-title"
        case .title: "font-title"
        case .title2: "font-title2"
        case .title3: "font-title3"
        case .headline: "font-headline"
        case .subheadline: "font-subheadline"
        case .body: "font-body"
        case .callout: "font-callout"
        case .footnote: "font-footnote"
        case .caption: "font-caption"
        }
    }
}
