import Observation
import Preferences
import Profile
import ReadingStore

/// A value that is read from the stores, and read again whenever they have changed.
@MainActor @Observable
final class StoreBacked<Value: Hashable & Sendable> {
    /// The value, as far as it was read, or why the last attempt failed.
    private(set) var value: Loadable<Value> = .loading
    @ObservationIgnored private let read: @Sendable () async throws -> Value
    @ObservationIgnored private var following: [Task<Void, Never>] = []
    @ObservationIgnored private var newestRead = 0

    /// Follows people, meters, readings and preferences. Nothing is read before `load()`.
    init(_ dependencies: ProfileDependencies, read: @escaping @Sendable () async throws -> Value) {
        self.read = read
        let changes = dependencies.people.changes()
        let preferences = dependencies.preferences.changes()
        let interests: ReadingStoreChanges = [.people, .devices, .readings]
        following = [
            Task { [weak self] in
                for await change in changes where !change.isDisjoint(with: interests) { await self?.load() }
            },
            Task { [weak self] in
                for await _ in preferences { await self?.load() }
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
            answer = .failed(ProfileError(reading: error))
        }
        guard number == newestRead, value != answer else { return }
        value = answer
    }
}
