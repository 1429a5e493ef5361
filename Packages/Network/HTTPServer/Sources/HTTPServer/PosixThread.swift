import Glibc

/// Detached threads, for waits that must not hold up Swift's own pool.
enum PosixThread {
    /// Runs the body on a new thread; false when the system has none to give, and then the body does not run.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let job = Unmanaged.passRetained(Job(body))
        var thread = pthread_t()
        guard pthread_create(&thread, nil, runJob, job.toOpaque()) == 0 else {
            job.release()
            return false
        }
        pthread_detach(thread)
        return true
    }
}

private final class Job {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
    return nil
}
