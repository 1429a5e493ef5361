import ArgumentParsing
import Foundation
import Testing

/// The scripts run in the shells themselves, where these are installed; bash always is.
struct CompletionScriptTests {
    private static let cases: [([String], [String])] = [
        (["ser"], ["serve"]),
        (["--da"], ["--data-dir"]),
        (["--po"], ["--port"]),
        (["devices", "a"], ["add"]),
        (["devices", "--f"], ["--format"]),
        (["devices", "list", "--format", "j"], ["json"]),
        (["devices", "list", "-f", ""], ["text", "json"]),
        (["--transport", "b"], ["bluez"]),
        (["readings", "--per"], ["--person"]),
        (["--data-dir", "serve", "readings", "--off"], ["--offset"]),
        (["import", "--dry"], ["--dry-run"]),
        (["--vers"], ["--version"]),
    ]

    @Test(arguments: cases) func bashCompletes(words: [String], expected: [String]) throws {
        let line = (["meter"] + words).map { "'\($0)'" }.joined(separator: " ")
        let script =
            Fixture.command.completionScript(for: .bash) + """
                COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _meter
                printf '%s\\n' "${COMPREPLY[@]}"
                """
        #expect(try lines(of: run("bash", ["--norc", "-c", script])) == expected)
    }

    @Test func bashCompletesAfterAnEqualsSignAndFilesWithSpaces() throws {
        let script =
            Fixture.command.completionScript(for: .bash) + """
                COMP_WORDS=(meter devices --format = j); COMP_CWORD=4; _meter; echo "${COMPREPLY[*]}"
                COMP_WORDS=(meter devices --format =); COMP_CWORD=3; _meter; echo "${COMPREPLY[*]}"
                cd "$(mktemp -d)"; touch 'a b'; mkdir c
                COMP_WORDS=(meter import a); COMP_CWORD=2; _meter; echo "${#COMPREPLY[@]} ${COMPREPLY[0]}"
                COMP_WORDS=(meter --data-dir ''); COMP_CWORD=2; _meter; echo "${COMPREPLY[*]}"
                """
        #expect(try lines(of: run("bash", ["--norc", "-c", script])) == ["json", "text json", "1 a b", "c"])
    }

    @Test(.enabled(if: isInstalled("fish")), arguments: cases) func fishCompletes(words: [String], expected: [String]) throws {
        let line = (["meter"] + words).joined(separator: " ")
        let script = Fixture.command.completionScript(for: .fish) + "complete -C '\(line)'\n"
        let found = try lines(of: run("fish", ["--no-config", "-c", script])).compactMap {
            $0.split(separator: "\t").first.map(String.init)
        }
        #expect(Set(found) == Set(expected))
    }

    @Test(.enabled(if: isInstalled("zsh"))) func zshUnderstandsTheScript() throws {
        let script = "autoload -Uz compinit; compinit -D -u\n" + Fixture.command.completionScript(for: .zsh) + "echo ${_comps[meter]}\n"
        #expect(try lines(of: run("zsh", ["-f", "-c", script])) == ["_meter"])
    }

    @Test(arguments: CompletionShell.allCases) func aScriptNamesEveryCommandAndOption(shell: CompletionShell) {
        let script = Fixture.command.completionScript(for: shell)
        #expect(script == Fixture.command.completionScript(for: shell))
        for name in ["serve", "devices", "list", "add", "readings", "import", "data-dir", "dry-run", "simulated", "offset", "version"] {
            #expect(script.contains(name))
        }
    }

    @Test(arguments: CompletionShell.allCases) func textsCannotBreakOutOfTheirQuotes(shell: CompletionShell) throws {
        let evil = Command("x", abstract: "", subcommands: [Command("y", abstract: "it's $(echo broken) `echo broken` \\' ; echo broken")])
        let script = evil.completionScript(for: shell)
        guard isInstalled(shell.rawValue) else { return }
        let start = shell == .zsh ? "compdef() { }\n" : ""
        let output = try run(shell.rawValue, shell == .fish ? ["--no-config", "-c", script] : ["-c", start + script])
        #expect(!output.contains("broken"))
    }

    private func lines(of text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
    }

    private func run(_ shell: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [shell] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

private func isInstalled(_ shell: String) -> Bool {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + shell) }
}
