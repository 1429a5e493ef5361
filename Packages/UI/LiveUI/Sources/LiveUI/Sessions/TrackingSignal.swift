import Common

/// Remembers that something a rendering read is about to change. Set on whichever thread makes the change.
nonisolated final class TrackingSignal: Sendable {
    private let fired = Locked(false)

    /// Whether the tracking of the last rendering has fired.
    var hasFired: Bool { fired.withLock { $0 } }

    func fire() { fired.withLock { $0 = true } }

    func reset() { fired.withLock { $0 = false } }
}
