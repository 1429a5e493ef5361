/// A word or two that a person puts on readings to find them again, such as `sport`.
public struct ReadingTag: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The most characters that a tag may have.
    public static let maximumLength = 40

    /// The text: 1…40 characters on one line, with single spaces between its words.
    public let name: String

    /// Makes a tag of what was typed; nil where nothing is left of it, or it is too long.
    public init?(_ text: String) {
        let isSpace = { (character: Character) in
            character.isWhitespace || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
        let name = text.split(whereSeparator: isSpace).joined(separator: " ")
        guard (1...Self.maximumLength).contains(name.count) else { return nil }
        self.name = name
    }

    /// The text.
    public var description: String { name }

    /// By Unicode, so that the order is the same everywhere.
    public static func < (left: ReadingTag, right: ReadingTag) -> Bool { left.name < right.name }
}
