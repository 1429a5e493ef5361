import Common
import Testing

struct LockedTests {
    @Test func noChangeIsLostBetweenThreads() async {
        let count = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1_000 { count.withLock { $0 += 1 } }
                }
            }
        }
        #expect(count.withLock { $0 } == 8_000)
    }

    @Test func anErrorIsPassedOnAndTheLockIsFreeAgain() {
        struct Failure: Error {}
        let value = Locked("before")
        #expect(throws: Failure.self) {
            try value.withLock { value throws(Failure) in
                value = "after"
                throw Failure()
            }
        }
        #expect(value.withLock { $0 } == "after")
    }

    /// The same function locks before and after it waits, and goes on on another thread.
    @Test func aCallerThatWaitsBetweenTwoLocksMayGoOnOnAnotherThread() async {
        let waiting = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    for _ in 0..<64 {
                        let turn = Task { await Task.yield() }
                        waiting.withLock { $0 += 1 }
                        await turn.value
                        waiting.withLock { $0 -= 1 }
                    }
                }
            }
        }
        #expect(waiting.withLock { $0 } == 0)
    }
}
