import Logging
import Observation
import Preferences

/// What people set, as every page of the process shows it.
@MainActor @Observable
final class ShownPreferences {
    /// What is set now; the defaults until it was first read.
    private(set) var values = PreferenceValues()
    @ObservationIgnored private let store: any PreferenceStore
    @ObservationIgnored private let logger: any Logger

    /// Makes them of a store; what cannot be read is told to the logger, and stays as it was.
    init(store: any PreferenceStore, logger: any Logger) {
        self.store = store
        self.logger = logger
    }

    /// Reads them.
    func load() async {
        do {
            let new = try await store.values()
            if new != values { values = new }
        } catch {
            logger.log(.warning, "preferences.notRead", ["error": .failure(error)])
        }
    }

    /// Follows them until the task is cancelled, and hands over what is set at first and after each change.
    func follow(_ apply: @MainActor (PreferenceValues) async -> Void) async {
        let changes = store.changes()
        await load()
        await apply(values)
        for await _ in changes {
            await load()
            await apply(values)
        }
    }
}
