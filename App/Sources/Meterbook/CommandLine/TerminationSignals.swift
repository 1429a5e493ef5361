import Dispatch
import Glibc

/// Tells that the process was asked to end, by SIGTERM or SIGINT.
struct TerminationSignals {
    private let sources: [any DispatchSourceSignal]

    /// Calls `handler` on the main actor each time, until `stop()`.
    init(_ handler: @escaping @MainActor () -> Void) {
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { handler() } }
            source.activate()
            return source
        }
    }

    /// Ends the watch.
    func stop() {
        for source in sources { source.cancel() }
    }
}
