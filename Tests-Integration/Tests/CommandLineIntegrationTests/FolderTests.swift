import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// A data folder that cannot be written, or is full: one clear line, exit code 1, and once it can be written again nothing was lost.
///
/// Each test has a mount of its own, seen by its processes alone.
struct FolderTests {
    private static let canMount: @Sendable () async throws -> Bool = {
        let check = "mount -t tmpfs tmpfs /mnt"
        return try await CommandLineRun.run("unshare", ["-rm", "sh", "-c", check], environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
            .exitCode == 0
    }

    /// Runs shell commands in which `$DATA` is the data folder, `app` runs meterbook, and each `step NAME` keeps its exit code and outputs.
    private func run(_ commands: String, in installation: Installation, _ script: MeterScriptFile) async throws -> CommandLineRun {
        var environment = installation.environment
        environment["PATH"] = "/usr/sbin:/usr/bin:/sbin:/bin"
        environment["DATA"] = installation.dataFolder
        environment["APP"] = installation.binary
        environment["OUT"] = installation.folder.path("tmp")
        environment["SCRIPT"] = try script.write(into: installation.folder)
        let prelude = """
            mkdir -p "$DATA"
            step() { name=$1; shift; timeout 60 "$@" >"$OUT/$name.out" 2>"$OUT/$name.err"; echo "$?" >"$OUT/$name.code"; }
            sync() { step "$1" "$APP" sync --transport simulated --meter-script "$SCRIPT"; }

            """
        return try await CommandLineRun.run(
            "unshare", ["-rm", "sh", "-c", prelude + commands], environment: environment, within: .seconds(120))
    }

    private func step(_ name: String, of installation: Installation) throws -> Step {
        func text(_ suffix: String) throws -> String {
            try String(contentsOfFile: installation.folder.path("tmp/\(name).\(suffix)"), encoding: .utf8)
        }
        return Step(name: name, code: try text("code").trimmingCharacters(in: .newlines), output: try text("out"), errors: try text("err"))
    }

    @Test("a read-only data folder", .enabled("a private mount is possible", canMount))
    func readOnly() async throws {
        let installation = try Installation()
        let script = MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(12)))
        #expect(try await installation.sync(MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(5)))).exitCode == 0)
        let run = try await run(
            """
            mount --bind "$DATA" "$DATA" && mount -o remount,ro,bind "$DATA" || exit 9
            sync first
            step serve "$APP" serve --no-open --port 0
            step readings "$APP" readings --format json
            umount "$DATA"
            sync second
            """, in: installation, script)
        #expect(run.exitCode == 0, "\(run)")
        try step("first", of: installation).expectOneClearLine(naming: [installation.dataFolder])
        try step("serve", of: installation).expectOneClearLine(naming: [installation.dataFolder])
        let readings = try step("readings", of: installation)
        if readings.code == "0" {
            #expect(try ReadingsDocument(parsing: readings.output).readings.count == 5)
        } else {
            readings.expectOneClearLine(naming: [installation.dataFolder])
        }
        try step("second", of: installation).expectDone()
        #expect(try await installation.readings().readings.count == 12)
    }

    @Test("a read-only folder without data", .enabled("a private mount is possible", canMount))
    func readOnlyAndEmpty() async throws {
        let installation = try Installation()
        let script = MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(3)))
        let run = try await run(
            "mount -t tmpfs -o ro tmpfs \"$DATA\" || exit 9\nsync first", in: installation, script)
        #expect(run.exitCode == 0, "\(run)")
        try step("first", of: installation).expectOneClearLine(naming: [installation.dataFolder])
    }

    @Test("a full disk in the middle of a sync, then room again", .enabled("a private mount is possible", canMount))
    func full() async throws {
        let installation = try Installation()
        let count = 4000
        let script = MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(count)))
        let run = try await run(
            """
            mount -t tmpfs -o size=1m tmpfs "$DATA" || exit 9
            sync first
            step kept "$APP" readings --format json
            mount -o remount,size=64m "$DATA" || exit 9
            sync second
            step readings "$APP" readings --format json
            step check sqlite3 "$DATA/meterbook.db" "PRAGMA integrity_check"
            """, in: installation, script)
        #expect(run.exitCode == 0, "\(run)")
        let first = try step("first", of: installation)
        #expect(first.code == "1", "\(first)")
        #expect((first.output + first.errors).split(separator: "\n").count == 1, "a line for the meter: \(first)")
        #expect((first.output + first.errors).contains("disk is full"), "\(first)")
        #expect(try ReadingsDocument(parsing: try step("kept", of: installation).output).readings.count > 100, "what was stored stays")
        try step("second", of: installation).expectDone()
        let document = try ReadingsDocument(parsing: try step("readings", of: installation).output)
        #expect(document.readings.count == count)
        #expect(document.readings.compactMap(\.sequence) == Array(1...count))
        #expect(try step("check", of: installation).output == "ok\n")
    }

    @Test("a disk that is full from the start", .enabled("a private mount is possible", canMount))
    func fullFromTheStart() async throws {
        let installation = try Installation()
        let script = MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(3)))
        let run = try await run(
            """
            mount -t tmpfs -o size=64k tmpfs "$DATA" || exit 9
            head -c 100000 /dev/zero >"$DATA/ballast" 2>/dev/null
            sync first
            step serve "$APP" serve --no-open --port 0
            rm "$DATA/ballast"
            mount -o remount,size=64m "$DATA" || exit 9
            sync second
            """, in: installation, script)
        #expect(run.exitCode == 0, "\(run)")
        try step("first", of: installation).expectOneClearLine(naming: [])
        try step("serve", of: installation).expectOneClearLine(naming: [])
        try step("second", of: installation).expectDone()
    }
}

/// What one command in a private mount gave.
private struct Step {
    let name: String
    let code: String
    let output: String
    let errors: String

    func expectDone(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(code == "0", "\(name): \(errors)", sourceLocation: sourceLocation)
    }

    func expectOneClearLine(naming words: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(code == "1", "\(name): \(errors)", sourceLocation: sourceLocation)
        #expect(errors.split(separator: "\n").count == 1, "one line, please: \(name): \(errors)", sourceLocation: sourceLocation)
        for word in words {
            #expect(errors.contains(word), "\"\(word)\" should be named: \(name): \(errors)", sourceLocation: sourceLocation)
        }
    }
}
