import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// Output that goes nowhere: a file on a full disk, a closed descriptor, a reader that leaves. What is not written is said; nothing crashes.
struct OutputTests {
    private func makeInstallation(count: Int = 12) async throws -> Installation {
        let installation = try Installation()
        let run = try await installation.sync(MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(count))))
        #expect(run.exitCode == 0, "\(run)")
        return installation
    }

    /// Runs a line of the shell in which `$APP` is the app.
    private func shell(_ line: String, in installation: Installation) async throws -> CommandLineRun {
        var environment = installation.environment
        environment["APP"] = installation.binary
        return try await CommandLineRun.run("sh", ["-c", line], environment: environment, workingFolder: installation.folder.path("home"))
    }

    /// An export to a disk that was full ended with 0 and half a file.
    @Test(arguments: [
        "readings", "readings --format json", "readings --format csv", "devices list", "devices list --format json", "--help", "--version",
    ])
    func whatCannotBePrintedIsAFailure(command: String) async throws {
        let installation = try await makeInstallation()
        for target in [">/dev/full", ">&-"] {
            let run = try await shell("\"$APP\" \(command) \(target)", in: installation)
            #expect(run.exitCode == 1, "\(target): \(run)")
            #expect(run.errorLines.count == 1, "\(target): \(run)")
            #expect(run.standardError.contains("output"), "\(target): \(run)")
        }
    }

    @Test func aReaderThatLeavesIsNoFailure() async throws {
        let installation = try await makeInstallation(count: 3000)
        let run = try await shell("{ \"$APP\" readings --format json; echo \"code $?\" >&2; } | head -c 1", in: installation)
        #expect(run.standardOutput == "{", "\(run)")
        #expect(run.standardError == "code 0\n", "\(run)")
    }

    /// Foundation's way to write to standard error stops the program where it cannot.
    @Test(arguments: ["2>&-", "2>/dev/full", "2>&- >&- <&-"])
    func anErrorThatNobodyCanReadHasItsExitCode(target: String) async throws {
        let installation = try await makeInstallation()
        for (command, code) in [("readings --format xml", 2), ("sync --device nonesuch", 2), ("sync --transport bluez", 1)] {
            let run = try await shell("\"$APP\" \(command) \(target)", in: installation)
            #expect(run.exitCode == Int32(code), "\(command) \(target): \(run)")
        }
    }

    @Test func aSyncWhoseReportNobodyCanReadIsDone() async throws {
        let installation = try Installation()
        let script = try MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(9))).write(into: installation.folder)
        let run = try await shell(
            "\"$APP\" sync --transport simulated --meter-script \(script) >&- 2>&- <&-", in: installation)
        #expect(run.exitCode == 0, "\(run)")
        #expect(try await installation.readings().readings.count == 9)
    }
}
