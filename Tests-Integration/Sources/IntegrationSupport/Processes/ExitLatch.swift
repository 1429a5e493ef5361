internal import Glibc
internal import Synchronization

/// Knows whether a child process still runs, tells whoever waits, and signals it only as long as its number is its own.
final class ExitLatch: Sendable {
    private struct State {
        var status: ProcessEnding?
        var waiters: [CheckedContinuation<ProcessEnding, Never>] = []
    }

    private let process: pid_t
    private let state = Mutex(State())

    init(process: pid_t) {
        self.process = process
    }

    var status: ProcessEnding? { state.withLock { $0.status } }

    /// Blocks the calling thread until the process ended, reaps it and wakes everyone who waits.
    func reap() {
        var info = siginfo_t()
        while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
        let (status, waiters) = state.withLock { state in
            // Reaped under the lock: until here the process number cannot belong to anything else.
            var waitStatus: Int32 = 0
            while waitpid(process, &waitStatus, 0) < 0 && errno == EINTR {}
            let status = ProcessEnding(waitStatus: waitStatus)
            state.status = status
            let waiters = state.waiters
            state.waiters = []
            return (status, waiters)
        }
        for waiter in waiters {
            waiter.resume(returning: status)
        }
    }

    func wait() async -> ProcessEnding {
        await withCheckedContinuation { continuation in
            let known = state.withLock { state in
                if state.status == nil { state.waiters.append(continuation) }
                return state.status
            }
            if let known { continuation.resume(returning: known) }
        }
    }

    /// Sends a signal to the process, or to its whole group; does nothing once it ended.
    func send(_ signal: Int32, toGroup: Bool) {
        state.withLock { state in
            guard state.status == nil else { return }
            _ = kill(toGroup ? -process : process, signal)
        }
    }
}
