/// A kind of event that an element can ask the browser to report.
nonisolated public enum EventKind: String, Sendable, Hashable, CaseIterable {
    /// A button was activated.
    case click
    /// Text is being typed.
    case input
    /// A field's value is settled.
    case change
    /// A form was sent.
    case submit
    /// A disclosure was opened (`"true"`) or closed (`"false"`).
    case toggle
    /// A dialog was closed by the browser, for instance with Escape.
    case close
    /// A file was chosen.
    case file
}
