import ToolSupport

extension CommandCheck {
    /// A text as JSON; nil where it is none.
    static func json(_ text: String) -> JSONValue? { try? JSONValue(parsing: text) }
}
