import Insights
import Observation
import Preferences
import ReadingStore

/// A value that is read from the stores, and read again whenever they have changed.
@MainActor @Observable
final class StoreBacked<Value: Hashable & Sendable> {
    /// The value, as far as it was read, or why the last attempt failed.
    private(set) var value: Loadable<Value> = .loading
    @ObservationIgnored private let read: @Sendable () async throws -> Value
    @ObservationIgnored private var following: [Task<Void, Never>] = []
    @ObservationIgnored private var newestRead = 0

    /// Follows readings, people, preferences and values of laboratories. Nothing is read before `load()`.
    init(_ dependencies: InsightsDependencies, read: @escaping @Sendable () async throws -> Value) {
        self.read = read
        let changes = dependencies.readings.changes()
        let preferences = dependencies.preferences.changes()
        let results = LabResultStore(database: dependencies.database).changes()
        let interests: ReadingStoreChanges = [.readings, .people, .devices]
        following = [
            Task { [weak self] in
                for await change in changes where !change.isDisjoint(with: interests) { await self?.load() }
            },
            Task { [weak self] in
                for await _ in preferences { await self?.load() }
            },
            Task { [weak self] in
                for await _ in results { await self?.load() }
            },
        ]
    }

    isolated deinit {
        for task in following { task.cancel() }
    }

    /// Reads the value. An answer that comes after that of a later read is dropped.
    func load() async {
        newestRead += 1
        let number = newestRead
        let answer: Loadable<Value>
        do {
            answer = .loaded(try await read())
        } catch {
            answer = .failed(InsightsError(reading: error))
        }
        guard number == newestRead, value != answer else { return }
        value = answer
    }
}
