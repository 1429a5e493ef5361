import FakeBluetoothService
import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// `meterbook devices record`: what a meter said over a real D-Bus, played back by the simulated transport, gives the same rows.
@Suite(.serialized) struct RecordingTests {
    @Test func aRecordingReplaysToTheSameRows() async throws {
        let machine = try Machine(OneMeter.script())
        let service = try await machine.startService()
        let file = machine.installation.folder.path("recording.json")
        let recorded = try await machine.run(["devices", "record", file], typing: [("six digits", "123456")])
        #expect(recorded.code == 0 && recorded.text.contains("Wrote 40 records"), "\(recorded)")
        #expect(try await machine.installation.readings().readings.isEmpty, "a recording stores nothing")

        let again = try await machine.installation.run("devices", "record", file)
        #expect(again.exitCode == 2 && again.standardError.contains("exists already"), "\(again)")
        #expect(try await replay(file) == OneMeter.rows())

        // The meter is paired by now: a second recording needs no passkey.
        let blurred = machine.installation.folder.path("blurred.json")
        let run = try await machine.installation.run("devices", "record", "--blur", "--address", OneMeter.address, blurred)
        #expect(run.exitCode == 0, "\(run)")
        let text = try String(contentsOfFile: blurred, encoding: .utf8)
        let rows = try await replay(blurred)
        let original = try await OneMeter.rows()
        #expect(!text.contains(OneMeter.address) && text.contains("00:00:5E:00:53:00"))
        #expect(rows.map(\.sequence) == original.map(\.sequence))
        #expect(rows.map(\.meal) == original.map(\.meal))
        #expect(rows.map(\.mgDl) != original.map(\.mgDl))
        #expect(rows.allSatisfy { $0.measuredAt?.hasPrefix("2026-01") == true })
        await service.stop()
    }

    @Test func whatTheMeterDidWrongIsInTheRecording() async throws {
        let machine = try Machine(OneMeter.script(faults: [ScriptedFault(.disconnect, afterNotifications: 20, connections: [2])]))
        let service = try await machine.startService()
        let file = machine.installation.folder.path("recording.json")
        let recorded = try await machine.run(
            ["devices", "record", file, "--address", OneMeter.address], typing: [("six digits", "123456")])
        #expect(recorded.code == 1 && recorded.text.contains("did not come to its end"), "\(recorded)")
        let replayed = try Installation()
        let sync = try await replayed.run("sync", "--transport", "simulated", "--meter-script", file)
        #expect(sync.exitCode == 1, "\(sync)")
        #expect(try await replayed.readings().rows.map(\.asReal) == Array(OneMeter.rows().prefix(FortyOf.records(within: 20))))
        await service.stop()
    }

    @Test func withoutARealMeterThereIsNothingToRecord() async throws {
        let installation = try Installation()
        let simulated = try await installation.run("devices", "record", "x.json", "--transport", "simulated")
        #expect(simulated.exitCode == 2, "\(simulated)")
        let none = try await installation.run("devices", "record", "x.json")
        #expect(none.exitCode == 1 && none.standardError.contains("the Bluetooth service does not run"), "\(none)")
    }

    private func replay(_ file: String) async throws -> [ReadingRow] {
        let installation = try Installation()
        let sync = try await installation.run("sync", "--transport", "simulated", "--meter-script", file)
        #expect(sync.exitCode == 0, "\(sync)")
        return try await installation.readings().rows.map(\.asReal)
    }
}

/// The records of the meter, as far as so many notifications bring them; every third has a context.
private enum FortyOf {
    static func records(within count: Int) -> Int {
        var left = count
        var records = 0
        for record in ScriptedRecord.series(40) {
            guard left > 0 else { break }
            records += 1
            left -= record.context == nil ? 1 : 2
        }
        return records
    }
}
