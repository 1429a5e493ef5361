/// A value beside a log message.
///
/// **No health values in logs.** No glucose or ketone value, no time of a reading, no note, meal, tag or name of a person, no
/// raw record, in any of these cases. A count of readings is fine; a reading is not. Logs are sent along with reports of
/// problems, and people must be able to do so without a second thought.
public enum LogValue: Hashable, Sendable {
    /// A word of the program's own.
    case word(LogWord)
    /// How many, or a code; never a measured value.
    case count(Int)
    /// How long something took or will take.
    case duration(Duration)
    /// Yes or no.
    case flag(Bool)
    /// Text from outside the program — a device's name, a path, an error's description — which may hold anything. It is escaped
    /// and cut at 300 characters when it is written.
    case outside(String)

    /// The description of an error, as text from outside. Errors of ours hold no health values by rule; one that might is logged
    /// by the name of its case instead.
    public static func failure(_ error: any Error) -> LogValue {
        .outside(String(describing: error))
    }
}

extension LogValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// A literal is a word of the program's own.
    public init(stringLiteral value: StaticString) {
        self = .word(LogWord(stringLiteral: value))
    }

    /// A number literal is a count.
    public init(integerLiteral value: Int) {
        self = .count(value)
    }

    /// A literal true or false is a flag.
    public init(booleanLiteral value: Bool) {
        self = .flag(value)
    }
}
