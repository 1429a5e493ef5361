import IntegrationSupport
import Testing

/// What a person types first.
struct HelpTests {
    @Test func theVersionIsOneLine() async throws {
        let run = try await Installation().run("--version")
        #expect(run.exitCode == 0, "\(run)")
        #expect(run.standardOutput.split(separator: "\n").count == 1)
        #expect(run.standardOutput.contains { $0.isNumber })
        #expect(run.standardError.isEmpty)
    }

    @Test func theHelpNamesEveryCommandAndTheFlagsForAll() async throws {
        let run = try await Installation().run("--help")
        #expect(run.exitCode == 0, "\(run)")
        for word in ["serve", "sync", "devices", "readings", "export", "backup", "restore", "doctor"] {
            #expect(run.standardOutput.contains(word), "\(run)")
        }
        #expect(run.standardError.isEmpty)
        #expect(run.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 100 }, "fits a terminal: \(run)")
    }

    @Test(
        "help everywhere",
        arguments: [
            (["serve"], ["--host", "--port", "--no-open", "--ui-test", "--data-dir"]),
            (["sync"], ["--device", "--meter-script", "--transport"]),
            (["readings"], ["--from", "--to", "--device", "--format"]), (["devices"], ["list", "add", "remove"]),
            (["devices", "list"], ["--format"]), (["devices", "add"], ["ADDRESS"]), (["devices", "remove"], ["ID"]),
            (["devices", "record"], ["FILE", "--address", "--blur"]), (["doctor"], ["--format"]),
            (["export"], ["--format", "--out", "--person", "--from", "--to", "--device"]),
            (["backup"], ["FILE"]), (["restore"], ["FILE"]),
            (["export"], ["--with-control", "--without-notes", "--with-simulated"]),
        ])
    func everywhere(_ command: [String], _ words: [String]) async throws {
        let installation = try Installation()
        let run = try await installation.run(command + ["--help"])
        #expect(run.exitCode == 0, "\(run)")
        for word in words {
            #expect(run.standardOutput.localizedLowercaseContains(word), "\(word) is missing: \(run)")
        }
        #expect(run.standardError.isEmpty)
    }

    @Test(
        "what is wrong on a command line is named, with exit code 2",
        arguments: [
            (["--frobnicate"], "--frobnicate"), (["sync", "--frobnicate"], "--frobnicate"), (["frobnicate"], "frobnicate"),
            (["serve", "--port"], "--port"), (["serve", "--port", "70000"], "70000"), (["serve", "--port", "-1"], "-1"),
            (["serve", "--port", "x"], "x"), (["readings", "--format", "yaml"], "yaml"),
            (["readings", "--from", "2026-13-01"], "2026-13-01"),
            (["readings", "--from", "yesterday"], "yesterday"), (["sync", "--transport", "pigeon"], "pigeon"),
            (["devices", "add"], "ADDRESS"), (["devices", "add", "not-an-address"], "not-an-address"),
            (["devices", "list", "extra"], "extra"),
        ])
    func wrong(_ arguments: [String], _ word: String) async throws {
        let installation = try Installation()
        let run = try await installation.run(arguments, within: .seconds(20))
        #expect(run.exitCode == 2, "\(run)")
        #expect(run.standardError.contains(word), "\(run)")
        #expect((1...3).contains(run.errorLines.count), "short: \(run)")
        #expect(run.standardOutput.isEmpty, "\(run)")
    }

    @Test func anAddressThatOthersCanReachIsRefusedAndTheWayIsShown() async throws {
        for host in ["0.0.0.0", "192.168.1.2", "example.org"] {
            let run = try await Installation().run("serve", "--no-open", "--port", "0", "--host", host, within: .seconds(20))
            #expect(run.exitCode == 2, "\(run)")
            #expect(run.standardError.contains("ssh -L"), "\(run)")
        }
    }
}

extension String {
    fileprivate func localizedLowercaseContains(_ word: String) -> Bool {
        lowercased().contains(word.lowercased())
    }
}
