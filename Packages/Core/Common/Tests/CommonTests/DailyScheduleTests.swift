import Common
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct DailyScheduleTests {
    @Test(arguments: [(0.0, 86_400), (0.5, 88_200), (0.999, 89_996)])
    func itWorksAtOnceAndThenOnceADay(random: Double, pause: Int) async {
        let clock = CountingClock(limit: 3)
        let works = Mutex(0)
        await DailySchedule(clock: clock, random: { random }).run { works.withLock { $0 += 1 } }
        #expect(works.withLock(\.self) == 4)
        #expect(clock.sleeps.map { Int($0 / .seconds(1)) } == [pause, pause, pause])
    }

    @Test func aCancelledTaskDoesNothing() async {
        let works = Mutex(0)
        let clock = CountingClock(limit: 3)
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await DailySchedule(clock: clock, random: { 0 }).run { works.withLock { $0 += 1 } }
        }.value
        #expect(works.withLock(\.self) == 0)
    }
}

/// A clock whose sleeps are over at once, and which is given up after some of them.
private final class CountingClock: Clock {
    typealias Instant = ContinuousClock.Instant

    let now = ContinuousClock.now
    let minimumResolution = Duration.zero
    private let limit: Int
    private let slept = Mutex<[Duration]>([])

    init(limit: Int) {
        self.limit = limit
    }

    var sleeps: [Duration] { slept.withLock(\.self) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let duration = now.duration(to: deadline)
        try slept.withLock { slept in
            guard slept.count < limit else { throw CancellationError() }
            slept.append(duration)
        }
    }
}
