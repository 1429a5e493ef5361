public import Common
public import Observation

/// A value of a view model that is read from stores, and read again whenever they have changed.
///
/// ```swift
/// let source = StoreBacked(read: { try await reader.people() }, failure: ProfileError.init(reading:))
/// source.follow(store.changes()) { $0.contains(.people) }
/// ```
///
/// Its actor is said though it is the module's default: an optimised build of another module does not see that, and refuses the deinit.
@MainActor @Observable
public final class StoreBacked<Value: Hashable & Sendable, Failure: Error & Hashable> {
    /// The value, as far as it was read, or why the last attempt failed.
    public private(set) var value: LoadState<Value, Failure> = .loading
    @ObservationIgnored private let read: @Sendable () async throws -> Value
    @ObservationIgnored private let failure: (any Error) -> Failure
    @ObservationIgnored private var following: [Task<Void, Never>] = []
    @ObservationIgnored private var newestRead = 0

    /// Prepares the value; nothing is read before `load()`, or before something that is followed has changed.
    public init(read: @escaping @Sendable () async throws -> Value, failure: @escaping (any Error) -> Failure) {
        self.read = read
        self.failure = failure
    }

    isolated deinit {
        for task in following { task.cancel() }
    }

    /// Reads the value again with each change that matters, as long as it lives.
    public func follow<Change: Sendable>(_ changes: AsyncStream<Change>, where matters: @escaping (Change) -> Bool = { _ in true }) {
        following.append(
            Task { [weak self] in
                for await change in changes where matters(change) { await self?.load() }
            })
    }

    /// Reads the value. An answer that comes after that of a later read is dropped.
    public func load() async {
        newestRead += 1
        let number = newestRead
        let answer: LoadState<Value, Failure>
        do {
            answer = .loaded(try await read())
        } catch {
            answer = .failed(failure(error))
        }
        guard number == newestRead, value != answer else { return }
        value = answer
    }
}
