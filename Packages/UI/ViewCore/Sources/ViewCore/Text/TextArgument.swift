/// A value that stands in a text.
nonisolated public enum TextArgument: Sendable, Equatable {
    /// Words that are not translated, such as a name.
    case string(String)
    /// A whole number, written in the session's language.
    case int(Int)
    /// A whole number that also chooses between the singular and plural forms of the text.
    case count(Int)
    /// A number with a fixed number of digits after the decimal separator (0 or more).
    case number(Double, fractionDigits: Int)
    /// Another text in the same language, of the same module unless it names another.
    indirect case text(TextKey)
}
