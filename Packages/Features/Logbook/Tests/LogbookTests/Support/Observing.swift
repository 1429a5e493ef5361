import Observation

/// Returns as soon as a condition on observed properties holds, without asking again and again. Ends early when the test is cancelled.
@MainActor
func until(_ condition: @MainActor () -> Bool) async {
    while !Task.isCancelled {
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        let holds = withObservationTracking(condition) { change.finish() }
        if holds { return }
        for await _ in changes {}
    }
}

/// Counts what happens, so that it can be waited for.
@MainActor @Observable
final class Tally {
    var count = 0
}
