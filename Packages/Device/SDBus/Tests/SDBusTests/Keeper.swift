import SDBus
import Synchronization

/// Keeps the calls that came without answering them.
final class Keeper: Sendable {
    private let calls = Mutex<[DBusInvocation]>([])
    private let (arrivals, arrival) = AsyncStream<Void>.makeStream()

    func keep(_ call: DBusInvocation) {
        calls.withLock { $0.append(call) }
        arrival.yield()
    }

    func waitForCall() async {
        for await _ in arrivals { return }
    }

    func answerAll() {
        for call in calls.withLock({ $0 }) { call.reply() }
    }
}

/// Notes numbers in the order in which they come.
final class Recorder: Sendable {
    private let state = Mutex<[Int]>([])

    var numbers: [Int] { state.withLock { $0 } }

    func add(_ number: Int) {
        state.withLock { $0.append(number) }
    }
}
