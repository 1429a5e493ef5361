import Observation
import Profile

/// Stores what a form holds: leaves the screen at once, and comes back to it, with all that was entered, where that could not be stored.
///
/// Without a script the next page is asked for at once, so the screen cannot wait for the store.
@MainActor @Observable
final class Saving {
    /// Why it could not be stored.
    private(set) var failure: ProfileError?
    /// Whether the store has not answered yet.
    private(set) var isRunning = false
    /// Leaves the screen. Set by the coordinator.
    @ObservationIgnored var onSave: @MainActor () -> Void = {}
    /// Comes back to it. Set by the coordinator.
    @ObservationIgnored var onFailure: @MainActor () -> Void = {}

    /// Stores, unless that is being done.
    func run(_ store: @escaping @MainActor () async throws -> Void) {
        guard !isRunning else { return }
        isRunning = true
        failure = nil
        onSave()
        Task {
            do {
                try await store()
            } catch {
                failure = ProfileError(changing: error)
                onFailure()
            }
            isRunning = false
        }
    }
}
