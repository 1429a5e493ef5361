/// Where events go. Logging never fails and never makes its caller wait.
public protocol Logger: Sendable {
    /// Takes an event, from any thread.
    func log(_ event: LogEvent)
}

extension Logger {
    /// Logs an event: `logger.log(.warning, "sync.interrupted", ["records": .count(3), "device": .outside(name)])`.
    public func log(_ level: LogLevel, _ message: LogWord, _ fields: KeyValuePairs<LogWord, LogValue> = [:]) {
        log(LogEvent(level, message, fields: fields.map { LogField($0.key, $0.value) }))
    }
}
