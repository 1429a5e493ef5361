public import Common
public import Observation

/// A value that is read from a store, and read again whenever that has changed.
@MainActor @Observable
public final class StoreBacked<Value: Equatable & Sendable, Failure: Error & Equatable> {
    /// The value, as far as it was read, or why the last attempt failed.
    public private(set) var value: Loadable<Value, Failure> = .loading
    @ObservationIgnored private let read: @Sendable () async throws(Failure) -> Value
    @ObservationIgnored private var following: [Task<Void, Never>] = []
    @ObservationIgnored private var newestRead = 0

    /// Prepares it; nothing is read before `load()`.
    public init(read: @escaping @Sendable () async throws(Failure) -> Value) {
        self.read = read
    }

    isolated deinit {
        for task in following { task.cancel() }
    }

    /// Reads the value anew with each change that a stream tells.
    public func follow<Change: Sendable>(_ changes: AsyncStream<Change>) {
        following.append(
            Task { [weak self] in
                for await _ in changes { await self?.load() }
            })
    }

    /// Reads the value. An answer that comes after that of a later read is dropped.
    public func load() async {
        newestRead += 1
        let number = newestRead
        let answer: Loadable<Value, Failure>
        do throws(Failure) {
            answer = .loaded(try await read())
        } catch {
            answer = .failed(error)
        }
        guard number == newestRead, value != answer else { return }
        value = answer
    }
}
