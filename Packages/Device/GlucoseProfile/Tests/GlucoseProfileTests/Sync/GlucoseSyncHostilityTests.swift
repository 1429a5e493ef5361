import Common
import GlucoseProfile
import TestSupport
import Testing

/// Whatever a meter sends in whatever order: nothing is lost, nothing is stored twice, the cursor never goes too far, and it ends.
struct GlucoseSyncHostilityTests {
    @Test(arguments: 0..<40)
    func anyEventsAtAnyTimeKeepTheInvariants(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let meter = FakeMeter(Int.random(in: 0..<12, using: &random), first: Int.random(in: 0..<6, using: &random))
            let plan = Self.plan(meter, &random)
            var run = SyncRun(plan)
            run.run { bytes, _ in Self.mangled(meter.answer(to: bytes), &random) }
            Self.expectInvariants(run, plan)
            for _ in 0..<5 { run.deliver(Self.anything(&random)) }
            #expect(run.outcomes.count == 1)
        }
    }

    @Test(arguments: 0..<40)
    func anyBytesAreTaken(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let cursor =
                random.chance(50)
                ? RecordCursor(epoch: 0, sequence: .random(in: 0...65535, using: &random), identity: Self.bytes(&random)) : nil
            let plan = SyncPlan(cursor: cursor, countsFirst: random.chance(50))
            var run = SyncRun(plan)
            run.run { _, _ in (0..<Int.random(in: 0..<30, using: &random)).map { _ in Self.anything(&random) } }
            Self.expectInvariants(run, plan)
        }
    }

    private static func expectInvariants(_ run: SyncRun, _ plan: SyncPlan) {
        #expect(run.writes.count <= GlucoseSync.maximumWrites)
        #expect(run.outcomes.count == 1)
        #expect(run.writes.allSatisfy { $0.first != RecordAccessOpCode.deleteStoredRecords.rawValue })
        let frames = run.delivered.compactMap { event -> [UInt8]? in
            guard case .received(GlucoseUUID.measurement, let value) = event else { return nil }
            return value
        }
        let decoded = frames.compactMap { try? GlucoseMeasurement(decoding: $0) }
        #expect(run.identities == Set(decoded.map(\.identity)))
        #expect(run.measurements.count == run.identities.count)
        #expect(Set(run.unreadable.map { [UInt8($0.characteristic & 0xFF)] + $0.bytes }).count == run.unreadable.count)
        for case .progress(let received, let expected?) in run.progress { #expect(received <= expected) }
        expectCursor(run, plan)
    }

    private static func expectCursor(_ run: SyncRun, _ plan: SyncPlan) {
        guard let cursor = run.cursor, cursor != plan.cursor else { return }
        #expect(run.identities.contains(cursor.identity))
        let lastReport = run.delivered.dropFirst(run.deliveredBeforeLastReport)
        let isSuccess = lastReport.contains { event in
            guard case .received(GlucoseUUID.recordAccessControlPoint, let value) = event else { return false }
            return value.starts(with: [6, 0, 1, 1])
        }
        #expect(isSuccess)
        for frame in unreadable(run, GlucoseUUID.measurement, decodes: { (try? GlucoseMeasurement(decoding: $0)) != nil })
            + unreadable(run, GlucoseUUID.measurementContext, decodes: { (try? GlucoseMeasurementContext(decoding: $0)) != nil })
        where !plan.passedFrames.contains(frame) {
            #expect(frame.count >= 3 && UInt16(frame[1]) | UInt16(frame[2]) << 8 > cursor.sequence)
        }
    }

    /// What could not be decoded in the last report and is not the beginning of anything that could.
    private static func unreadable(_ run: SyncRun, _ characteristic: UInt16, decodes: ([UInt8]) -> Bool) -> [[UInt8]] {
        func frames(_ events: ArraySlice<SyncEvent>) -> [[UInt8]] {
            events.compactMap { event in
                guard case .received(characteristic, let value) = event else { return nil }
                return value
            }
        }
        let decoded = frames(run.delivered[...]).filter(decodes)
        return frames(run.delivered.dropFirst(run.deliveredBeforeLastReport)).filter { frame in
            !decodes(frame) && !(frame.count >= 3 && decoded.contains { $0.starts(with: frame) })
        }
    }

    private static func plan(_ meter: FakeMeter, _ random: inout SeededGenerator) -> SyncPlan {
        let record = random.chance(60) ? meter.records.randomElement(using: &random) : nil
        var cursor = record.map { RecordCursor($0) }
        if random.chance(15) { cursor?.sequence = .random(in: 0...65535, using: &random) }
        let passed = random.chance(20) ? meter.records.map { Array($0.measurement.bytes.dropLast()) } : []
        return SyncPlan(cursor: cursor, passedFrames: Set(passed), countsFirst: random.chance(50))
    }

    private static func mangled(_ events: [SyncEvent], _ random: inout SeededGenerator) -> [SyncEvent] {
        var result = events.flatMap { event -> [SyncEvent] in
            guard case .received(let characteristic, let value) = event else { return [event] }
            switch Int.random(in: 0..<40, using: &random) {
            case 0, 1: return [event, event]
            case 2: return []
            case 3: return [.received(characteristic: characteristic, value: Array(value.dropLast()))]
            case 4:
                return [
                    .received(characteristic: characteristic, value: Array(value.prefix(Int.random(in: 0...value.count, using: &random)))),
                    event,
                ]
            case 5: return [Self.anything(&random), event]
            case 6: return [event, Self.anything(&random)]
            default: return [event]
            }
        }
        while random.chance(30), result.count > 1 {
            result.swapAt(Int.random(in: 0..<result.count, using: &random), Int.random(in: 0..<result.count, using: &random))
        }
        return result
    }

    private static func anything(_ random: inout SeededGenerator) -> SyncEvent {
        switch Int.random(in: 0..<16, using: &random) {
        case 0: .start
        case 1: .timedOut
        case 2: .cancelled
        case 3: .disconnected
        case 4: .writeFailed(attError: [0x05, 0x80, 0x81, 0xFD, 0xFE, 0x11].randomElement(using: &random) ?? 0)
        case 5, 6, 7: .indication([6, 0, [1, 1, 3, 4].randomElement(using: &random) ?? 0, .random(in: 0...11, using: &random)])
        case 8: .indication([5, 0] + bytes(&random).prefix(4))
        case 9: .indication(bytes(&random))
        case 10: .context([.random(in: 0...255, using: &random), .random(in: 0...12, using: &random), 0] + bytes(&random))
        case 11: .received(characteristic: .random(in: 0...65535, using: &random), value: bytes(&random))
        default: .measurement([.random(in: 0...255, using: &random), .random(in: 0...12, using: &random), 0] + bytes(&random))
        }
    }

    private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...20, using: &random)).map { _ in .random(in: 0...255, using: &random) }
    }
}
