public import Logging
import Synchronization

/// Keeps every event, for tests to look at. Nothing to configure: any event is welcome.
public final class RecordingLogger: Logger {
    private let recorded = Mutex<[LogEvent]>([])

    /// Makes a logger that has heard nothing.
    public init() {}

    /// All events, oldest first.
    public var events: [LogEvent] { recorded.withLock(\.self) }

    /// How many events were logged.
    public var logCallCount: Int { events.count }

    /// The events of one message, oldest first.
    public func events(_ message: LogWord) -> [LogEvent] {
        events.filter { $0.message == message }
    }

    /// Keeps the event.
    public func log(_ event: LogEvent) {
        recorded.withLock { $0.append(event) }
    }
}
