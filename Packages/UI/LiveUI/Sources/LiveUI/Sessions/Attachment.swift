/// The open event stream of a session, and what the browser at its end has been told.
final class Attachment {
    /// How many patches may wait for a browser that does not read; each holds the whole page.
    static let mostWaiting = 64
    /// How often a silent stream is pinged.
    static let pingInterval = Duration.seconds(15)

    /// Tells one stream of a session from the next.
    let number: Int
    private let continuation: AsyncStream<[UInt8]>.Continuation
    private let pings: Task<Void, Never>
    private var url: String?
    private var title: String?
    private var state: String?
    private var page: LivePatch.Page?

    /// `onEnd` is called once, with the number, when the stream is over for whatever reason.
    init(number: Int, continuation: AsyncStream<[UInt8]>.Continuation, clock: LiveClock, onEnd: @escaping @MainActor (Int) -> Void) {
        self.number = number
        self.continuation = continuation
        pings = Task {
            while await clock.sleep(Self.pingInterval) { continuation.yield(LivePatch.ping) }
        }
        continuation.onTermination = { _ in Task { await onEnd(number) } }
    }

    /// Sends a patch without what the browser knows already. False where the browser has stopped reading: the stream is closed then.
    func send(_ patch: LivePatch) -> Bool {
        var patch = patch
        if patch.url == url { patch.url = nil } else { url = patch.url }
        if patch.title == title { patch.title = nil } else { title = patch.title }
        if patch.state == state { patch.state = nil } else { state = patch.state }
        if patch.page == page { patch.page = nil } else { page = patch.page }
        guard case .dropped = continuation.yield(patch.bytes) else { return true }
        finish()
        return false
    }

    /// Ends the stream.
    func finish() {
        pings.cancel()
        continuation.finish()
    }
}
