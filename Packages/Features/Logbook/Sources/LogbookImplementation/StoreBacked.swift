import Logbook
import Observation
import ReadingStore

/// A value that is read from the store, and read again whenever the store has changed.
@MainActor @Observable
final class StoreBacked<Value: Hashable & Sendable> {
    /// The value, as far as it was read. After a failure the last value stays.
    private(set) var value: Loadable<Value> = .loading
    @ObservationIgnored private let read: @Sendable () async throws -> Value
    @ObservationIgnored private var following: Task<Void, Never>?
    @ObservationIgnored private var newestRead = 0

    /// Follows the changes of a store that `interests` names. Nothing is read before `load()`.
    init(store: any ReadingStoreObserving, interests: ReadingStoreChanges, read: @escaping @Sendable () async throws -> Value) {
        self.read = read
        let changes = store.changes()
        following = Task { [weak self] in
            for await change in changes where !change.isDisjoint(with: interests) {
                await self?.load()
            }
        }
    }

    isolated deinit {
        following?.cancel()
    }

    /// Reads the value. An answer that comes after that of a later read is dropped.
    func load() async {
        newestRead += 1
        let number = newestRead
        let answer: Loadable<Value>
        do {
            answer = .loaded(try await read())
        } catch let error as LogbookError {
            answer = .failed(error)
        } catch {
            answer = .failed(.notRead(String(describing: error)))
        }
        guard number == newestRead, value != answer else { return }
        value = answer
    }
}
