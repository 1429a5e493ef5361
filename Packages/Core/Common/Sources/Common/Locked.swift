import Synchronization

/// A value that one thread at a time may touch.
///
/// The standard library's `Mutex` is inlined into its callers. In an optimised build of an async caller, the compiler may then carry the
/// address of the thread's own id over a suspension: the call resumes on another thread and fails with “Call to unlock Mutex on a thread
/// which hasn't acquired the lock” (seen with Swift 6.3.1 on Linux). Here the lock is taken in a function that is never inlined.
public final class Locked<Value>: Sendable {
    private let mutex: Mutex<Value>

    /// Guards a value.
    public init(_ value: sending Value) {
        mutex = Mutex(value)
    }

    /// Calls `body` with the value while no other thread touches it; `body` must not take the same lock. Rethrows what `body` throws.
    @inline(never)
    public func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock(body)
    }
}
