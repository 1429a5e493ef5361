/// The clock of a host: tells the time since the host was made, and sleeps.
nonisolated struct LiveClock: Sendable {
    private let clock: any Clock<Duration>
    private let elapsed: @Sendable () -> Duration

    init(_ clock: any Clock<Duration>) {
        self.clock = clock
        elapsed = Self.counting(on: clock)
    }

    /// The time since this value was made.
    var now: Duration { elapsed() }

    /// Sleeps; false where the task was cancelled meanwhile.
    func sleep(_ duration: Duration) async -> Bool {
        do {
            try await clock.sleep(for: duration)
            return true
        } catch {
            // A clock throws for cancellation only.
            return false
        }
    }

    private static func counting<C: Clock<Duration>>(on clock: C) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
