public import Dispatch
public import Foundation
public import Logging

/// Writes each event as a line of JSON: `time` (UTC), `level`, `message`, then the fields.
///
/// Where the descriptor is the journal's own (`JOURNAL_STREAM`), `<3>` to `<7>` stands before the line, from which journald takes the
/// priority. Writing happens elsewhere: at most 1024 lines wait, then new ones are dropped, and a `log.dropped` line says how many.
public final class JSONLinesLogger: Logger {
    private let writer: LineWriter
    private let line: LogLine
    private let minimumLevel: LogLevel
    private let now: @Sendable () -> Date

    /// Makes a logger.
    /// - Parameters:
    ///   - descriptor: an open file, pipe or socket that outlives the logger, and that it does not close; standard error by default.
    ///   - minimumLevel: events below it are ignored.
    ///   - capacity: how many lines may wait for a slow reader.
    ///   - environment: where `JOURNAL_STREAM` is looked up.
    ///   - now: the clock of the lines' times.
    public init(
        descriptor: Int32 = 2,
        minimumLevel: LogLevel = .info,
        capacity: Int = 1024,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        now: @escaping @Sendable () -> Date
    ) {
        writer = LineWriter(descriptor: descriptor, capacity: max(capacity, 1))
        line = LogLine(hasPriority: JournalStream.isJournal(descriptor, environment: environment))
        self.minimumLevel = minimumLevel
        self.now = now
    }

    /// Takes an event; returns before it is written.
    public func log(_ event: LogEvent) {
        guard event.level >= minimumLevel else { return }
        let time = now()
        writer.write(line.bytes(of: event, at: time)) { count in
            line.bytes(of: LogEvent(.warning, "log.dropped", fields: [LogField("lines", .count(count))]), at: time)
        }
    }

    /// Waits until everything logged before is written, for the end of the program. It blocks the calling thread, so call it
    /// from synchronous code and not from a task that others need.
    /// - Parameter limit: how long at most.
    /// - Returns: false when the reader was too slow.
    @discardableResult
    public func flush(limit: DispatchTimeInterval = .seconds(1)) -> Bool {
        writer.flush(limit: limit)
    }
}
