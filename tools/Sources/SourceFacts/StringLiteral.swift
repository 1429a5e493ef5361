/// A string literal without interpolation that may be a key, such as the name of a notification or of a localized text.
package struct StringLiteral: Equatable, Sendable {
    /// The text between the quotes, as written: escapes are not resolved.
    package var value: String
    /// The line where the literal begins, from 1.
    package var line: Int
    /// The column in UTF-8 bytes where the literal begins, from 1.
    package var column: Int
    /// The name before the bracket that encloses the literal: `Notification.Name`, `.string`; empty where there is none.
    package var callee: String
    /// The argument label before the literal, without its colon; empty where there is none.
    package var label: String

    /// Longer literals are texts, not keys; they are left out of a file's facts. In bytes.
    package static let lengthLimit = 160

    /// A string literal.
    package init(value: String, line: Int, column: Int, callee: String = "", label: String = "") {
        self.value = value
        self.line = line
        self.column = column
        self.callee = callee
        self.label = label
    }
}
