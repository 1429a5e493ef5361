import Common
import Dispatch
import Glibc

/// Writes lines to a descriptor from a queue of its own, so that a reader that has stopped reading stops nobody else.
final class LineWriter: Sendable {
    private struct State {
        var lines: [[UInt8]] = []
        var isWriting = false
        var dropped = 0
    }

    private let descriptor: Int32
    private let capacity: Int
    private let queue = DispatchQueue(label: "Logging", qos: .utility)
    private let state = Locked(State())

    init(descriptor: Int32, capacity: Int) {
        self.descriptor = descriptor
        self.capacity = capacity
    }

    /// Takes a line, or drops it when `capacity` lines wait already. The first line that is taken after others were dropped, because
    /// the reader was slow or the disk full, has one before it that says how many: `note` makes it.
    func write(_ line: [UInt8], note: (Int) -> [UInt8]) {
        let starts = state.withLock { state in
            guard state.lines.count < capacity else {
                state.dropped += 1
                return false
            }
            if state.dropped > 0 { state.lines.append(note(state.dropped)) }
            state.dropped = 0
            state.lines.append(line)
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if starts { queue.async { self.drain() } }
    }

    /// Waits until what was taken before is written; false when that took longer than the limit.
    func flush(limit: DispatchTimeInterval) -> Bool {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        return done.wait(timeout: .now() + limit) == .success
    }

    private func drain() {
        while let lines = next() {
            for line in lines where !put(line) {
                state.withLock { $0.dropped += 1 }
            }
        }
    }

    private func next() -> [[UInt8]]? {
        state.withLock { state in
            guard !state.lines.isEmpty else {
                state.isWriting = false
                return nil
            }
            defer { state.lines = [] }
            return state.lines
        }
    }

    /// One whole line, or false when the descriptor takes no more.
    private func put(_ line: [UInt8]) -> Bool {
        var rest = line[...]
        while !rest.isEmpty {
            let count = withoutBrokenPipeSignal { rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                guard poll(&waiting, 1, 1000) == 1 else { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// A reader that has gone must not end the program; the signal is the thread's own, so it is held back here alone.
    private func withoutBrokenPipeSignal(_ body: () -> Int) -> Int {
        var broken = sigset_t()
        var before = sigset_t()
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &broken, &before)
        let count = body()
        let code = errno
        if count < 0, code == EPIPE {
            var now = timespec()
            _ = sigtimedwait(&broken, nil, &now)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = code
        return count
    }
}
