/// One token of a Swift source file.
struct Token: Sendable {
    /// What it is.
    enum Kind: UInt8, Sendable {
        /// A name or keyword.
        case word
        /// A name between backticks; the range is what stands between them.
        case escapedWord
        /// A string literal without interpolation on one line; the range is what stands between the quotes.
        case string
        /// Any other string literal, or a part of one up to an interpolation or from one.
        case text
        /// A number or a regular expression.
        case literal
        /// `#name`; the range is the name.
        case pound
        /// A single byte of punctuation or of an operator.
        case mark
        /// The end of the file.
        case end
    }

    /// What it is.
    var kind: Kind
    /// The byte of a mark; 0 for anything else.
    var mark: UInt8 = 0
    /// The bytes that it stands for.
    var start: Int
    var end: Int
    /// The line where it begins, from 1.
    var line: Int
    /// The column in bytes where it begins, quotes and the like included, from 1.
    var column: Int
}
