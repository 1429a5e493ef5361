import Synchronization

/// A clock on which short sleeps are over at once and remembered, and long ones last until their task is cancelled.
final class PatientClock: Clock {
    typealias Instant = ContinuousClock.Instant

    /// Sleeps that are shorter are over at once.
    static let patience = Duration.seconds(15)

    let now = ContinuousClock.now
    let minimumResolution = Duration.zero
    private let slept = Mutex<[Duration]>([])

    /// The short sleeps, in order.
    var sleeps: [Duration] { slept.withLock(\.self) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let duration = now.duration(to: deadline)
        if duration >= Self.patience { try await Task.sleep(for: .seconds(3_600)) }
        slept.withLock { $0.append(duration) }
    }
}
