/// One thing that happened.
public struct LogEvent: Hashable, Sendable {
    /// How much it matters.
    public let level: LogLevel
    /// What happened: a literal, the same each time, so that logs can be searched for it. `sync.interrupted` rather than a sentence.
    public let message: LogWord
    /// What belongs to it, in the order given. A name given twice is written twice.
    public let fields: [LogField]

    /// Makes an event.
    public init(_ level: LogLevel, _ message: LogWord, fields: [LogField] = []) {
        self.level = level
        self.message = message
        self.fields = fields
    }

    /// The first value under a name, or nil.
    public func value(_ name: LogWord) -> LogValue? {
        fields.first { $0.name == name }?.value
    }
}
