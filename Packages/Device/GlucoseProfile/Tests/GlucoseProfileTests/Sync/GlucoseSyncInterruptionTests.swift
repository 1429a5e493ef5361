import Common
import GlucoseProfile
import Testing

/// A meter of 40 records with contexts, interrupted at every single place and read again.
struct GlucoseSyncInterruptionTests {
    enum Interruption: CaseIterable {
        case disconnect, silence, procedureNotCompleted, cancel
    }

    @Test(arguments: Interruption.allCases, [false, true])
    func aSecondSyncCompletesWhatTheFirstLeft(_ interruption: Interruption, isLater: Bool) throws {
        let meter = FakeMeter(40)
        var before = ReadingLog()
        if isLater {
            var short = meter
            short.records.removeLast(20)
            var run = SyncRun(before.plan)
            run.run(short)
            before.keep(run)
        }
        let cursor = before.cursor
        // Every answer of every procedure, counted through: more places than there are events, so that the last runs through.
        var isUninterrupted = false
        var place = 0
        while !isUninterrupted {
            var log = before
            var first = SyncRun(log.plan)
            var left = place
            first.run { bytes, _ in
                guard left >= 0, bytes != [3, 0] else { return bytes == [3, 0] ? meter.answer(to: bytes) : [] }
                let answer = meter.answer(to: bytes)
                defer { left -= answer.count }
                guard answer.count > left else { return answer }
                return Array(answer.prefix(left)) + Self.events(interruption)
            }
            isUninterrupted = left >= 0
            if !isUninterrupted {
                #expect(!first.isComplete, "place \(place)")
            }
            log.keep(first)
            #expect(isUninterrupted || log.cursor == cursor, "place \(place)")
            let kept = log.identities
            var second = SyncRun(log.plan)
            second.run(meter)
            log.keep(second)
            #expect(second.isComplete, "place \(place)")
            #expect(log.identities == meter.identities, "place \(place)")
            #expect(kept.isSubset(of: log.identities))
            #expect(log.cursor == RecordCursor(meter.records[39]), "place \(place)")
            place += 1
        }
        #expect(place > 40)
    }

    private static func events(_ interruption: Interruption) -> [SyncEvent] {
        switch interruption {
        case .disconnect: [.disconnected]
        case .silence: []
        case .procedureNotCompleted: [.indication([6, 0, 4, 8]), .indication([6, 0, 1, 8])]
        case .cancel: [.cancelled]
        }
    }
}
