import Foundation
import IntegrationSupport
import Persistence
import TestSupport
import Testing

/// Trouble with what the app finds: one clear line, the documented exit code, nothing lost.
struct TroubleTests {
    private let script = MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(12)))
    private static let commands = [
        ["sync"], ["readings", "--format", "json"], ["serve", "--no-open", "--port", "0"], ["devices", "list"],
    ]

    private func makeInstallationWithReadings() async throws -> Installation {
        let installation = try Installation()
        let run = try await installation.sync(script)
        #expect(run.exitCode == 0, "\(run)")
        return installation
    }

    @Test func aPortInUseIsNamed() async throws {
        let first = try Installation()
        let app = try await first.serve()
        let second = try Installation()
        let run = try await second.run("serve", "--no-open", "--port", "\(app.port)", within: .seconds(20))
        run.expectOneClearLine(exitCode: 1, naming: ["\(app.port)"])
        await app.stop()
    }

    @Test(
        "a bad meter script is named with the place of what is wrong",
        arguments: [
            ("{", "JSON"), ("[]", "script"), ("{\"meters\": 3}", "meters"), ("{\"meters\": [{\"name\": \"x\"}]}", "meters[0].address"),
            ("{\"meters\": [], \"speed\": 3}", "speed"), ("{\"meters\": [], \"pace_ms\": -1}", "pace_ms"),
            (
                "{\"meters\": [{\"address\": \"00:11:22:33:44:55\", \"records\": [{\"measurement\": \"xyz\"}]}]}",
                "meters[0].records[0].measurement"
            ),
            (
                "{\"meters\": [{\"address\": \"00:11:22:33:44:55\", \"faults\": [{\"after_notifications\": 1, \"do\": \"explode\"}]}]}",
                "meters[0].faults[0].do"
            ),
        ])
    func badScript(_ text: String, _ place: String) async throws {
        let installation = try await makeInstallationWithReadings()
        let path = try installation.folder.write(text, to: "bad.json").path
        for command in [["sync"], ["serve", "--no-open", "--port", "0"]] {
            let run = try await installation.run(command + ["--transport", "simulated", "--meter-script", path], within: .seconds(20))
            run.expectOneClearLine(exitCode: 2, naming: [place])
        }
        #expect(try await installation.readings().readings.count == 12)
    }

    @Test func aMissingMeterScriptIsNamed() async throws {
        let run = try await Installation().run("sync", "--transport", "simulated", "--meter-script", "/nowhere/script.json")
        run.expectOneClearLine(exitCode: 2, naming: ["/nowhere/script.json"])
    }

    /// The app itself only logs it, and what held before stays.
    @Test func theDoctorTellsOfARemoteConfigurationThatIsNotUsed() async throws {
        let installation = try Installation()
        let configuration = try installation.folder.write(#"{"port": 0, "remote_configuration": "remote.json"}"#, to: "config.json").path
        let doctor = ["doctor", "--transport", "simulated", "--config", configuration]
        try installation.folder.write(#"{"schema": 1, "flags": {"device.sensor": {"stage": "of"}}}"#, to: "remote.json")
        let refused = try await installation.run(doctor)
        #expect(refused.exitCode == 1 && refused.standardOutput.contains("is not used: “flags.device.sensor.stage” must be"), "\(refused)")
        let document = try JSONValue(parsing: try await installation.run(doctor + ["--format", "json"]).standardOutput)
        let check = document["checks"].elements.first { $0["check"].text == "remote_configuration" }
        #expect(check?["state"].text == "problem" && check?["reason"].text == "refused")
        try installation.folder.write(#"{"schema": 1}"#, to: "remote.json")
        let used = try await installation.run(doctor)
        #expect(used.exitCode == 0 && used.standardOutput.contains("is fit for use"), "\(used)")
    }

    @Test func aBadConfigurationIsNamed() async throws {
        let installation = try Installation()
        let path = try installation.folder.write("{ port: }", to: "bad-config.json").path
        for command in [["sync"], ["serve", "--no-open", "--port", "0"]] {
            let run = try await installation.run(command + ["--config", path], within: .seconds(20))
            run.expectOneClearLine(exitCode: 2, naming: ["bad-config.json"])
        }
    }

    @Test func aBadStyleIsNamedWithItsToken() async throws {
        let installation = try Installation()
        let tokens = #"{"color": {"$type": "color", "light": {"tint": {"$value": "pink"}}}}"#
        _ = try installation.folder.write(tokens, to: "brand.tokens.json")
        let path = try installation.folder.write(#"{"style": "brand.tokens.json"}"#, to: "config.json").path
        let run = try await installation.run("serve", "--no-open", "--port", "0", "--config", path, within: .seconds(20))
        run.expectOneClearLine(exitCode: 2, naming: ["brand.tokens.json", "color.light.tint"])
    }

    @Test("a corrupt database is refused and left as it is", arguments: Self.commands)
    func corrupt(_ command: [String]) async throws {
        let installation = try await makeInstallationWithReadings()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: installation.databasePath))
        bytes.replaceSubrange(0..<min(bytes.count, 4096), with: repeatElement(0x58, count: min(bytes.count, 4096)))
        try bytes.write(to: URL(fileURLWithPath: installation.databasePath))
        let run = try await installation.run(command, within: .seconds(20))
        run.expectOneClearLine(exitCode: 1, naming: ["meterbook.db"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: installation.databasePath)) == bytes, "it may still be mended")
    }

    @Test("a database of a newer version is refused and left as it is", arguments: Self.commands)
    func newer(_ command: [String]) async throws {
        let installation = try await makeInstallationWithReadings()
        try await DatabaseFile(installation.databasePath).change { connection in
            _ = try connection.execute("INSERT INTO persistence_migrations (name) VALUES ('readings_9999_from_the_future')")
        }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: installation.databasePath))
        let run = try await installation.run(command, within: .seconds(20))
        run.expectOneClearLine(exitCode: 1, naming: ["newer"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: installation.databasePath)) == bytes)
    }

    @Test func dataOfAnotherProgramIsRefused() async throws {
        let installation = try Installation()
        try FileManager.default.createDirectory(atPath: installation.dataFolder, withIntermediateDirectories: true)
        try await DatabaseFile(installation.databasePath).change { connection in
            _ = try connection.execute("CREATE TABLE recipes (name TEXT)")
        }
        let run = try await installation.sync(script)
        run.expectOneClearLine(exitCode: 1, naming: ["meterbook.db"])
    }

    @Test func theDataFolderBelongsToItsOwnerAlone() async throws {
        let installation = try await makeInstallationWithReadings()
        let attributes = try FileManager.default.attributesOfItem(atPath: installation.dataFolder)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func withoutBluetoothTheCommandSaysSo() async throws {
        let installation = try Installation()
        let run = try await installation.run("sync", "--transport", "bluez")
        run.expectOneClearLine(exitCode: 1, naming: ["the Bluetooth service does not run"])
    }

    @Test func aSyncWithoutADeviceIsDone() async throws {
        let run = try await Installation().run("sync")
        #expect(run.exitCode == 0, "\(run)")
    }

    @Test func aDataFolderThatIsAFileIsNamed() async throws {
        let installation = try Installation()
        let path = try installation.folder.write("", to: "a-file").path
        for command in [["sync"], ["readings"], ["devices", "list"], ["serve", "--no-open", "--port", "0"]] {
            let run = try await installation.run(command + ["--data-dir", path], within: .seconds(20))
            run.expectOneClearLine(exitCode: 1, naming: ["a-file"])
        }
    }

    /// Nobody's data can lie there: that there are no readings yet would be a lie.
    @Test func aDataFolderThatCannotBeLookedIntoIsNamed() async throws {
        let name = String(repeating: "x", count: 300)
        for command in [["readings"], ["devices", "list"]] {
            let run = try await Installation().run(command + ["--data-dir", "/tmp/\(name)"])
            run.expectOneClearLine(exitCode: 1, naming: [name])
        }
    }

    /// The first start was cut off before it had made a table.
    @Test func aDatabaseWithNothingInItYetHasNoReadings() async throws {
        let installation = try Installation()
        try FileManager.default.createDirectory(atPath: installation.dataFolder, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: installation.databasePath))
        #expect(try await installation.readings().readings.isEmpty)
        #expect(try await installation.sync(script).exitCode == 0)
        #expect(try await installation.readings().readings.count == 12)
    }
}
