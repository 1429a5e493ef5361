import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// `meterbook export`.
@Suite(.timeLimit(.minutes(10)))
struct ExportCommandTests {
    @Test func simulatedReadingsStayBehindUnlessAskedFor() async throws {
        let installation = try await makeInstallation()
        let bare = try await installation.run("export")
        #expect(bare.exitCode == 0 && bare.standardOutput.hasPrefix("time,zone,value,unit,flag,") && lineCount(bare) == 1, "\(bare)")
        let all = try await installation.run("export", "--with-simulated")
        #expect(all.exitCode == 0 && lineCount(all) == 9 && all.standardError.isEmpty, "\(all)")
        let one = try await installation.run("export", "--with-simulated", "--from", "2000-01-01", "--to", "2000-01-02")
        #expect(lineCount(one) == 1)
    }

    @Test func itReadsBesideARunningServer() async throws {
        let installation = try await makeInstallation()
        let app = try await installation.serve()
        let run = try await installation.run("export", "--with-simulated", "--format", "nightscout")
        #expect(run.exitCode == 0, "\(run)")
        #expect(try JSONValue(parsing: run.standardOutput).elements.count == 8)
        await app.stop()
    }

    @Test func aNewFileIsTheOwnersAndAnOldOneStays() async throws {
        let installation = try await makeInstallation()
        let path = installation.folder.path("readings.csv")
        let run = try await installation.run("export", "--with-simulated", "--out", path)
        #expect(run.exitCode == 0 && run.standardOutput.isEmpty, "\(run)")
        let written = try String(contentsOfFile: path, encoding: .utf8)
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(written.split(separator: "\r\n").count == 9 && rights == 0o600)
        try await installation.run("export", "--out", path).expectOneClearLine(exitCode: 2, naming: [path])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == written, "what was there before is not touched")
        let nowhere = installation.folder.path("missing/readings.csv")
        try await installation.run("export", "--out", nowhere).expectOneClearLine(exitCode: 1, naming: [nowhere])
        try await installation.run("export", "--out", "/dev/full").expectOneClearLine(exitCode: 2, naming: ["/dev/full"])
    }

    @Test func whatIsNotThereIsNamed() async throws {
        let installation = try await makeInstallation()
        try await installation.run("export", "--person", "Nobody").expectOneClearLine(exitCode: 2, naming: ["Nobody"])
        try await installation.run("export", "--device", "nonesuch").expectOneClearLine(exitCode: 2, naming: ["nonesuch"])
        try await installation.run("export", "--from", "2026-12-01", "--to", "2026-11-01")
            .expectOneClearLine(exitCode: 2, naming: ["2026-12-01", "2026-11-01"])
    }

    /// The Bundle of every kind of result is judged by fhir.resources, which knows what FHIR R4 allows.
    @Test(.enabled(if: FHIRJudge.isInstalled, "fhir.resources is not installed: tools/setup.sh test fetches it"))
    func aBundleIsValidFHIR() async throws {
        let installation = try Installation()
        let demo = ["--transport", "simulated"]
        let address = "00:60:19:4A:71:C5"
        #expect(try await installation.run(["devices", "add", address] + demo).exitCode == 0)
        #expect(try await installation.run(["sync"] + demo).exitCode == 0)
        let full = installation.folder.path("full.json")
        let empty = installation.folder.path("empty.json")
        #expect(try await installation.run("export", "--format", "fhir", "--with-simulated", "--out", full).exitCode == 0)
        #expect(try await installation.run("export", "--format", "fhir", "--out", empty).exitCode == 0)
        let kinds = try await FHIRJudge.resourceKinds(ofBundles: [full, empty])
        #expect(kinds["Patient"] == 2 && (kinds["Observation"] ?? 0) > 400, "\(kinds)")
    }

    private func makeInstallation() async throws -> Installation {
        let installation = try Installation()
        let sync = try await installation.sync(MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(8))))
        #expect(sync.exitCode == 0, "\(sync)")
        return installation
    }

    private func lineCount(_ run: CommandLineRun) -> Int {
        run.standardOutput.split(whereSeparator: \.isNewline).count
    }
}
