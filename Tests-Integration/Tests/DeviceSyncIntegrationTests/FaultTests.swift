import IntegrationSupport
import TestSupport
import Testing

/// A sync disturbed at any notification, then repeated, gives what an undisturbed one gives: nothing lost, nothing twice.
///
/// One process syncs many meters here, each disturbed at another notification. Guards xDrip#138 and #790 (readings twice) and #4499 (gaps).
struct FaultTests {
    /// What a disturbance may end the first sync with.
    enum Ending: Sendable {
        /// The sync cannot be complete: exit code 1, and what came before is kept.
        case interrupted
        /// The sync gets over it by itself.
        case complete
        /// Depends on when it came; the second sync must be whole in any case.
        case either
    }

    @Test(
        "every notification disturbed, then synced again: the same forty rows",
        arguments: [
            (ScriptedFault.Action.disconnect, Ending.interrupted), (.silence, .interrupted), (.notPaired, .interrupted),
            (.duplicate, .complete), (.reorder, .complete),
        ] + (1...10).map { (.recordAccessError(code: $0), .either) } + [(.recordAccessError(code: 255), .either)]
            + [0x05, 0x0E, 0x0F, 0x80, 0x81, 0xFD, 0xFE].map { (.attributeError(code: $0), .either) })
    func everyNotification(_ action: ScriptedFault.Action, _ ending: Ending) async throws {
        let installation = try Installation()
        let script = MeterScriptFile(
            (0..<FortyRecords.notificationCount).map { index in
                ScriptedMeter(index: index, records: FortyRecords.records, faults: [ScriptedFault(action, afterNotifications: index)])
            })

        let first = try await installation.sync(script)
        let disturbed = try await installation.readings()
        switch ending {
        case .interrupted: #expect(first.exitCode == 1, "\(first)")
        case .complete: #expect(first.exitCode == 0, "\(first)")
        case .either: #expect(first.exitCode == 0 || first.exitCode == 1, "\(first)")
        }
        for (index, meter) in script.meters.enumerated() {
            let rows = disturbed.rows(of: meter.serial ?? "")
            #expect(Set(rows.map(\.sequence)).count == rows.count, "\(meter.faults[0]): a record came twice")
            if ending == .interrupted {
                let kept = FortyRecords.expected.prefix(FortyRecords.recordCount(within: index)).map(\.sequence)
                #expect(rows.map(\.sequence) == kept, "\(meter.faults[0]): what came must be kept")
            }
            if ending == .complete {
                #expect(rows.map(\.fact) == FortyRecords.expected, "\(meter.faults[0])")
            }
        }

        let second = try await installation.sync(script.undisturbed)
        #expect(second.exitCode == 0, "\(second)")
        let whole = try await installation.readings()
        for meter in script.meters {
            #expect(whole.rows(of: meter.serial ?? "").map(\.fact) == FortyRecords.expected, "\(meter.faults[0])")
        }
        #expect(whole.unreadable.isEmpty)
        #expect(try await DatabaseFile(installation.databasePath).problems() == [])
    }

    @Test("a truncated frame is listed as unreadable until a later sync brings it whole")
    func truncated() async throws {
        let installation = try Installation()
        let script = MeterScriptFile(
            (0..<FortyRecords.notificationCount).map { index in
                ScriptedMeter(
                    index: index, records: FortyRecords.records, faults: [ScriptedFault(.truncate, afterNotifications: index)])
            })
        let frames = FortyRecords.records.flatMap { [$0.measurement] + ($0.context.map { [$0] } ?? []) }

        let first = try await installation.sync(script)
        #expect(first.exitCode == 0, "unreadable frames are no failure: \(first)")
        let disturbed = try await installation.readings()
        for (index, meter) in script.meters.enumerated() {
            let serial = meter.serial ?? ""
            let half = frames[index].prefix(frames[index].count / 2).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            let unreadable = disturbed.unreadable.filter { $0.deviceSerial == serial }
            #expect(unreadable.map(\.raw) == [half], "\(meter.faults[0])")
            #expect(unreadable.allSatisfy { !$0.reason.isEmpty })
            let missing = FortyRecords.isContext(index) ? 0 : 1
            #expect(disturbed.rows(of: serial).count == 40 - missing, "\(meter.faults[0])")
        }

        let second = try await installation.sync(script.undisturbed)
        #expect(second.exitCode == 0, "\(second)")
        let whole = try await installation.readings()
        for meter in script.meters {
            #expect(whole.rows(of: meter.serial ?? "").map(\.fact) == FortyRecords.expected, "\(meter.faults[0])")
        }
        #expect(whole.unreadable.isEmpty)
    }

    @Test(
        "one meter alone, disconnected, then synced again", arguments: stride(from: 0, to: FortyRecords.notificationCount, by: 6).map { $0 }
    )
    func disconnectedAlone(_ index: Int) async throws {
        let installation = try Installation()
        let script = MeterScriptFile(
            ScriptedMeter(records: FortyRecords.records, faults: [ScriptedFault(.disconnect, afterNotifications: index)]))
        let first = try await installation.sync(script)
        #expect(first.exitCode == 1, "\(first)")
        #expect((first.standardOutput + first.standardError).contains("interrupted"), "it says so: \(first)")
        let second = try await installation.sync(script.undisturbed)
        #expect(second.exitCode == 0, "\(second)")
        #expect(try await installation.readings().rows.map(\.fact) == FortyRecords.expected)
    }

    @Test("several disturbances in one sync, and in one sync after another")
    func severalFaults() async throws {
        let installation = try Installation()
        let faults = [
            ScriptedFault(.duplicate, afterNotifications: 3), ScriptedFault(.reorder, afterNotifications: 9),
            ScriptedFault(.disconnect, afterNotifications: 20),
        ]
        for after in [20, 15, 10, 5] {
            let here = faults.dropLast() + [ScriptedFault(.disconnect, afterNotifications: after)]
            let run = try await installation.sync(MeterScriptFile(ScriptedMeter(records: FortyRecords.records, faults: Array(here))))
            #expect(run.exitCode == 1, "\(run)")
        }
        let last = try await installation.sync(MeterScriptFile(ScriptedMeter(records: FortyRecords.records)))
        #expect(last.exitCode == 0, "\(last)")
        #expect(try await installation.readings().rows.map(\.fact) == FortyRecords.expected)
    }
}
