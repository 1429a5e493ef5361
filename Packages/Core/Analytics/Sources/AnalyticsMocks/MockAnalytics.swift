public import Analytics
import Synchronization

/// Remembers every event, for tests to look at. Nothing to configure: any event is welcome.
public final class MockAnalytics: AnalyticsTracking {
    private let tracked = Mutex<[any AnalyticsEvent]>([])

    /// Makes a tracker that was told nothing.
    public init() {}

    /// All events, oldest first.
    public var events: [any AnalyticsEvent] { tracked.withLock(\.self) }

    /// The names of all events, oldest first.
    public var names: [String] { events.map(\.name) }

    /// How many events were tracked.
    public var trackCallCount: Int { events.count }

    /// Remembers the event.
    public func track(_ event: any AnalyticsEvent) {
        tracked.withLock { $0.append(event) }
    }
}
