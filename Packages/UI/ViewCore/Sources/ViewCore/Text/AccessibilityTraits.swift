/// What an element is, for people who use assistive technology.
nonisolated public struct AccessibilityTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    /// A button that is on or off; on where it is also ``isSelected``.
    public static let isToggle = AccessibilityTraits(rawValue: 2)
    /// The one that is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
}

/// The level of a heading, 1 the highest.
nonisolated public enum AccessibilityHeadingLevel: Int, Sendable, Hashable, CaseIterable {
    /// The level of the page's title.
    case h1 = 1
    /// A part of the page.
    case h2
    /// A smaller part.
    case h3
    /// A part of the fourth level.
    case h4
    /// A part of the fifth level.
    case h5
    /// A part of the sixth level.
    case h6
}
