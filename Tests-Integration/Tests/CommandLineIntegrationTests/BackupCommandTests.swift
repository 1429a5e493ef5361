import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// `meterbook backup` and `meterbook restore`.
@Suite(.timeLimit(.minutes(10)))
struct BackupCommandTests {
    @Test func aBackupMadeBesideTheServerComesBackElsewhere() async throws {
        let installation = try await makeInstallation(8)
        let path = installation.folder.path("backup")
        let app = try await installation.serve()
        let backup = try await installation.run("backup", path)
        #expect(backup.exitCode == 0 && backup.standardOutput.contains(path), "\(backup)")
        try await installation.run("restore", path).expectOneClearLine(exitCode: 1, naming: ["meterbook serve"])
        await app.stop()
        let other = try Installation()
        let restore = try await other.run("restore", path)
        #expect(restore.exitCode == 0, "\(restore)")
        #expect(try await other.readings().readings == installation.readings().readings)
    }

    @Test func whatWasThereBeforeCanBeHadBack() async throws {
        let installation = try await makeInstallation(8)
        let path = installation.folder.path("backup")
        #expect(try await installation.run("backup", path).exitCode == 0)
        try await installation.run("backup", path).expectOneClearLine(exitCode: 2, naming: [path])
        #expect(try await installation.sync(MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(12)))).exitCode == 0)
        let restore = try await installation.run("restore", path)
        #expect(restore.exitCode == 0 && restore.standardOutput.contains("meterbook.db.before-"), "\(restore)")
        #expect(try await installation.readings().readings.count == 8)
        let kept = try #require(restore.standardOutput.firstMatch(of: /is in (\S+);/)).output.1
        #expect(try await installation.run("restore", String(kept)).exitCode == 0)
        #expect(try await installation.readings().readings.count == 12)
    }

    @Test func aFileThatIsNotWholeChangesNothing() async throws {
        let installation = try await makeInstallation(8)
        let path = installation.folder.path("backup")
        #expect(try await installation.run("backup", path).exitCode == 0)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        let cut = installation.folder.path("cut")
        try whole.dropLast(10).write(to: URL(fileURLWithPath: cut))
        try await installation.run("restore", cut).expectOneClearLine(exitCode: 1, naming: [cut, "not whole"])
        var changed = whole
        changed[whole.count / 2] ^= 1
        try changed.write(to: URL(fileURLWithPath: cut))
        try await installation.run("restore", cut).expectOneClearLine(exitCode: 1, naming: [cut, "checksum"])
        try await installation.run("restore", "/nowhere").expectOneClearLine(exitCode: 1, naming: ["/nowhere"])
        #expect(try await installation.readings().readings.count == 8)
    }

    private func makeInstallation(_ count: Int) async throws -> Installation {
        let installation = try Installation()
        let sync = try await installation.sync(MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(count))))
        #expect(sync.exitCode == 0, "\(sync)")
        return installation
    }
}
