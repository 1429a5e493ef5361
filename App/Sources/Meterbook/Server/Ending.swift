/// Waits until the process is asked to end.
@MainActor
final class Ending {
    private var isRequested = false
    private var waiter: CheckedContinuation<Void, Never>?

    /// Ends the wait, also one that begins later.
    func request() {
        isRequested = true
        waiter?.resume()
        waiter = nil
    }

    /// Returns when the end was asked for.
    func wait() async {
        guard !isRequested else { return }
        await withCheckedContinuation { waiter = $0 }
    }
}
