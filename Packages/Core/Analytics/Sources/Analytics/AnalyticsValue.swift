/// A value of an event.
public enum AnalyticsValue: Hashable, Sendable {
    /// A word of the program's own; never what was typed, measured or received.
    case text(String)
    /// A count, or seconds.
    case number(Int)
    /// Yes or no.
    case flag(Bool)
}
