import Common
import GlucoseProfile
import TestSupport
import Testing

/// Months with an unreliable meter: new records, cleared memories, a ring that overwrites, links that break. Every sync that ends well must
/// have everything that can be decoded, whatever went before it.
struct GlucoseSyncEventuallyTests {
    enum Kind: CaseIterable {
        case plain, withoutLast, withoutGreaterOrEqual, withoutCount, ignoringFilter, reversed
    }

    @Test(arguments: Kind.allCases, 0..<25)
    func aSyncThatEndsWellHasEverything(_ kind: Kind, seed: UInt64) {
        var random = SeededGenerator(seed: seed &* 31 &+ UInt64(Kind.allCases.firstIndex(of: kind) ?? 0))
        var meter = Self.meter(kind, &random)
        var log = ReadingLog()
        var next = Int.random(in: 0...1, using: &random)
        for day in 1...25 {
            Self.live(&meter, &next, day: UInt8(day), kind, &random)
            var run = SyncRun(log.plan)
            let isUnreliable = random.chance(50)
            run.run { bytes, _ in isUnreliable ? Self.unreliable(meter.answer(to: bytes), &random) : meter.answer(to: bytes) }
            log.keep(run)
            #expect(run.writes.count <= GlucoseSync.maximumWrites)
            if !isUnreliable {
                #expect(run.isComplete)
                #expect(meter.identities.isSubset(of: log.identities), "day \(day)")
            }
            if kind == .reversed, meter.records.count > 1, !isUnreliable { #expect(log.cursor == nil) }
        }
    }

    @Test func aFrameThatNeverDecodesIsAskedForThreeTimesMoreAndThenPassed() {
        var meter = FakeMeter(9)
        var log = ReadingLog()
        var cursors: [UInt16?] = []
        for _ in 0..<6 {
            var run = SyncRun(log.plan)
            run.run(GlucoseSyncUnreadableTests.truncating(meter, [4]))
            log.keep(run)
            cursors.append(log.cursor?.sequence)
            meter.add(sequence: meter.records.count)
        }
        #expect(cursors == [3, 3, 3, 3, 12, 13])
    }

    private static func meter(_ kind: Kind, _ random: inout SeededGenerator) -> FakeMeter {
        var meter = FakeMeter()
        meter.refusal =
            [.operatorNotSupported, .operandNotSupported, .invalidOperand].randomElement(using: &random) ?? .operatorNotSupported
        switch kind {
        case .plain, .reversed: break
        case .withoutLast: meter.supportsLast = false
        case .withoutGreaterOrEqual: meter.supportsGreaterOrEqual = false
        case .withoutCount: meter.supportsCount = false
        case .ignoringFilter: meter.ignoresFilter = true
        }
        return meter
    }

    private static func live(_ meter: inout FakeMeter, _ next: inout Int, day: UInt8, _ kind: Kind, _ random: inout SeededGenerator) {
        if random.chance(12) {
            meter.records = []
            next = Int.random(in: 0...1, using: &random)
        }
        for _ in 0..<([0, 0, 1, 2, 5, 20].randomElement(using: &random) ?? 0) {
            meter.add(sequence: next, day: day)
            next += random.chance(5) ? 2 : 1
        }
        if meter.records.count > 30 { meter.records.removeFirst(meter.records.count - 30) }
        if kind == .reversed { meter.renumberFromNewest() }
    }

    /// Duplicates, swaps, and an end before the end; what is truncated comes whole the next time.
    private static func unreliable(_ events: [SyncEvent], _ random: inout SeededGenerator) -> [SyncEvent] {
        var result = events.flatMap { event -> [SyncEvent] in
            guard case .received(GlucoseUUID.measurement, let value) = event else { return [event] }
            return random.chance(5)
                ? [event, event] : random.chance(5) ? [.measurement(Array(value.prefix(.random(in: 0...16, using: &random))))] : [event]
        }
        let places = result.indices.filter { result[$0].isRecord }
        if random.chance(50), let one = places.randomElement(using: &random), let other = places.randomElement(using: &random) {
            result.swapAt(one, other)
        }
        let ends: [[SyncEvent]] = [[.disconnected], [], [.indication([6, 0, 1, 8])], [.cancelled], [.timedOut]]
        if random.chance(25) {
            result = Array(result.prefix(.random(in: 0...result.count, using: &random))) + (ends.randomElement(using: &random) ?? [])
        }
        return result
    }
}
