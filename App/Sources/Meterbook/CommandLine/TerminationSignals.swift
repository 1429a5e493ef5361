import Dispatch
import Glibc
import Synchronization

/// Tells that the process was asked to end, by SIGTERM or SIGINT. One at a time may exist.
///
/// A dispatch signal source can lose a signal that arrives while the main thread parks itself (about one in a hundred, seen with
/// Swift 6.3.1 on Linux). A handler that writes to a pipe cannot: whichever thread takes the signal, the byte is there to be read.
struct TerminationSignals {
    private static let numbers = [SIGTERM, SIGINT]

    private let source: any DispatchSourceRead

    /// Calls `handler` on the main actor each time, until `stop()`. Throws `CommandFailure` where the system has no descriptors left.
    init(_ handler: @escaping @MainActor () -> Void) throws(CommandFailure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw .job("signals cannot be watched: \(String(cString: strerror(errno)))")
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        let (reading, writing) = (ends[0], ends[1])
        source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .main)
        source.setEventHandler {
            var byte: UInt8 = 0
            guard read(reading, &byte, 1) == 1 else { return }
            MainActor.assumeIsolated { handler() }
        }
        source.setCancelHandler {
            close(reading)
            close(writing)
        }
        source.activate()
        signalPipe.store(writing, ordering: .sequentiallyConsistent)
        for number in Self.numbers { signal(number, noteSignal) }
    }

    /// Ends the watch; the signals end the process again as the system has it.
    func stop() {
        for number in Self.numbers { signal(number, SIG_DFL) }
        signalPipe.store(-1, ordering: .sequentiallyConsistent)
        source.cancel()
    }
}

/// The end of the pipe that the handler writes to, or -1.
private let signalPipe = Atomic<Int32>(-1)

/// Runs on whichever thread takes the signal: nothing here may allocate or lock.
private func noteSignal(_ number: Int32) {
    let outer = errno
    var byte: UInt8 = 1
    write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = outer
}
