import Domain
import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// `devices` and `readings`.
struct DevicesAndReadingsTests {
    private func makeInstallation(known: Bool = true, count: Int = 8) throws -> (Installation, [String]) {
        let installation = try Installation()
        let script = MeterScriptFile(ScriptedMeter(isKnown: known, records: ScriptedRecord.series(count)))
        return (installation, ["--transport", "simulated", "--meter-script", try script.write(into: installation.folder)])
    }

    private func devices(_ installation: Installation) async throws -> JSONValue {
        let run = try await installation.run("devices", "list", "--format", "json")
        #expect(run.exitCode == 0, "\(run)")
        return try JSONValue(parsing: run.standardOutput)
    }

    @Test func aMeterIsAddedListedSyncedAndRemoved() async throws {
        let (installation, simulated) = try makeInstallation(known: false)
        let early = try await installation.run(["sync"] + simulated)
        #expect(early.exitCode == 0, "nothing is known yet: \(early)")
        #expect(try await installation.readings().readings.isEmpty)

        let add = try await installation.run(["devices", "add", "00:11:22:33:00:00"] + simulated)
        #expect(add.exitCode == 0, "\(add)")
        let sync = try await installation.run(["sync"] + simulated)
        #expect(sync.exitCode == 0, "\(sync)")
        #expect(try await installation.readings().readings.count == 8)

        let list = try await devices(installation)
        let device = try #require((list["devices"].elements + list.elements).first, "\(list)")
        let id = try #require(device["id"].text, "\(list)")
        let text = try await installation.run("devices", "list")
        #expect(text.standardOutput.contains("Test meter 0"), "\(text)")

        let only = try await installation.run("readings", "--format", "json", "--device", id)
        #expect(try ReadingsDocument(parsing: only.standardOutput).readings.count == 8, "\(only)")
        let one = try await installation.run(["sync", "--device", id] + simulated)
        #expect(one.exitCode == 0, "\(one)")

        let remove = try await installation.run("devices", "remove", id)
        #expect(remove.exitCode == 0, "\(remove)")
        let rest = try await devices(installation)
        #expect((rest["devices"].elements + rest.elements).isEmpty, "\(rest)")
    }

    @Test func whatIsNotThereIsNamed() async throws {
        let (installation, simulated) = try makeInstallation()
        try await installation.run(["devices", "add", "00:11:22:33:99:99"] + simulated)
            .expectOneClearLine(exitCode: 1, naming: ["00:11:22:33:99:99"])
        try await installation.run("devices", "remove", "nonesuch").expectOneClearLine(exitCode: 2, naming: ["nonesuch"])
        try await installation.run("readings", "--device", "nonesuch").expectOneClearLine(exitCode: 2, naming: ["nonesuch"])
        try await installation.run("readings", "--from", "2026-12-01", "--to", "2026-11-01")
            .expectOneClearLine(exitCode: 2, naming: ["2026-12-01", "2026-11-01"])
        try await installation.run(["sync", "--device", "nonesuch"] + simulated).expectOneClearLine(exitCode: 2, naming: ["nonesuch"])
    }

    @Test func addingAMeterTwiceKeepsOne() async throws {
        let (installation, simulated) = try makeInstallation(known: false)
        for _ in 0..<2 {
            let add = try await installation.run(["devices", "add", "00:11:22:33:00:00"] + simulated)
            #expect(add.exitCode == 0, "\(add)")
        }
        let list = try await devices(installation)
        #expect((list["devices"].elements + list.elements).count == 1, "\(list)")
    }

    @Test func bothEndsOfAPeriodAreInclusive() async throws {
        let (installation, simulated) = try makeInstallation(count: 16)
        #expect(try await installation.run(["sync"] + simulated).exitCode == 0)
        let days = try await installation.readings(["--from", "2026-01-02", "--to", "2026-01-03"]).rows.compactMap {
            $0.measuredAt?.prefix(10)
        }
        #expect(days == ["2026-01-02", "2026-01-02", "2026-01-02", "2026-01-02", "2026-01-03", "2026-01-03", "2026-01-03", "2026-01-03"])
        #expect(try await installation.readings(["--from", "2026-01-04"]).rows.count == 4)
        #expect(try await installation.readings(["--to", "2026-01-01"]).rows.count == 4)
    }

    @Test func everyFormatHasEveryReading() async throws {
        let (installation, simulated) = try makeInstallation()
        #expect(try await installation.run(["sync"] + simulated).exitCode == 0)
        let csv = try await installation.run("readings", "--format", "csv")
        #expect(csv.exitCode == 0, "\(csv)")
        #expect(csv.standardOutput.split(whereSeparator: \.isNewline).count == 9, "a header and eight rows: \(csv)")
        let text = try await installation.run("readings")
        #expect(text.standardOutput.contains("2026-01-02"), "\(text)")
        let row = try #require(try await installation.readings().readings.first)
        #expect(row.zone == "Europe/Berlin")
        #expect(row.utcOffsetMinutes == 60)
        #expect(row.source == "meter")
        #expect(row.simulated)
        #expect(!row.edited)
    }

    @Test func nothingYetIsAnEmptyListNotAnError() async throws {
        let document = try await Installation().readings()
        #expect(document.schema == 1)
        #expect(document.readings.isEmpty && document.unreadable.isEmpty)
    }

    @Test func theDataFolderCanBeChosen() async throws {
        let (installation, simulated) = try makeInstallation()
        let folder = installation.folder.path("elsewhere/deep")
        let sync = try await installation.run(["sync", "--data-dir", folder] + simulated)
        #expect(sync.exitCode == 0, "\(sync)")
        #expect(FileManager.default.fileExists(atPath: "\(folder)/meterbook.db"))
        #expect(try await installation.readings(["--data-dir", folder]).readings.count == 8)
        #expect(try await installation.readings().readings.isEmpty)
    }
}
