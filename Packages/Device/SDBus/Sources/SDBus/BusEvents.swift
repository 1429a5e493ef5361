import Dispatch
import Glibc

/// Tells when the library has something to do: its socket is readable or writable, or a time-out of its own has come.
///
/// The library closes its socket by itself; each source watches a duplicate, which is closed once the source is done with it.
final class BusEvents {
    private let queue: DispatchQueue
    private let descriptor: Int32
    private let handler: @Sendable () -> Void
    private let timer: any DispatchSourceTimer
    private let reader: any DispatchSourceRead
    private var writer: (any DispatchSourceWrite)?

    /// Watches a socket; nil where no descriptor is left to watch it with. `handler` runs on the queue.
    init?(descriptor: Int32, queue: DispatchQueue, handler: @escaping @Sendable () -> Void) {
        let own = Self.duplicate(descriptor)
        guard own >= 0 else { return nil }
        self.queue = queue
        self.descriptor = own
        self.handler = handler
        timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler(handler: handler)
        reader = DispatchSource.makeReadSource(fileDescriptor: own, queue: queue)
        reader.setEventHandler(handler: handler)
        reader.setCancelHandler { close(own) }
        timer.activate()
        reader.activate()
    }

    /// Watches for room to write, or no longer, and sets the time-out; nil for none.
    func update(wantsWrite: Bool, timeout: Duration?) {
        if wantsWrite, writer == nil {
            writer = makeWriter()
        } else if !wantsWrite {
            writer?.cancel()
            writer = nil
        }
        let nanoseconds = timeout.map { Int(min($0, .seconds(3600)) / .nanoseconds(1)) }
        timer.schedule(deadline: nanoseconds.map { .now() + .nanoseconds(max($0, 0)) } ?? .distantFuture)
    }

    func cancel() {
        timer.cancel()
        reader.cancel()
        writer?.cancel()
        writer = nil
    }

    /// A program that this one starts must not keep the connection open.
    private static func duplicate(_ descriptor: Int32) -> Int32 {
        fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    }

    private func makeWriter() -> (any DispatchSourceWrite)? {
        let own = Self.duplicate(descriptor)
        guard own >= 0 else { return nil }
        let writer = DispatchSource.makeWriteSource(fileDescriptor: own, queue: queue)
        writer.setEventHandler(handler: handler)
        writer.setCancelHandler { close(own) }
        writer.activate()
        return writer
    }
}
