/// Does something at once and then once a day, at a time that is a little later each day, so that many installations do not ask all at once.
public struct DailySchedule: Sendable {
    private static let day = Duration.seconds(86_400)
    private static let spread = Duration.seconds(3_600)

    private let clock: any Clock<Duration>
    private let random: @Sendable () -> Double

    /// Makes a schedule; `random` gives numbers from 0 to below 1.
    public init(
        clock: any Clock<Duration> = ContinuousClock(), random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        self.clock = clock
        self.random = random
    }

    /// Works until the task is cancelled.
    public func run(_ work: @Sendable () async -> Void) async {
        while !Task.isCancelled {
            await work()
            do {
                try await clock.sleep(for: Self.day + Self.spread * random())
            } catch {
                return
            }
        }
    }
}
