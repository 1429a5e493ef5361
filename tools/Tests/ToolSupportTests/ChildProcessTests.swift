import Testing
import ToolSupport
import ToolTestSupport

@Suite struct ChildProcessTests {
    private func makeSubject(_ script: String, timeout: Duration? = .seconds(60), limit: Int = 1 << 20) -> ChildProcess {
        ChildProcess("sh", ["-c", script], timeout: timeout, outputLimit: limit)
    }

    @Test func outputErrorsAndCodeComeBack() throws {
        let result = try makeSubject("printf out; printf err >&2; exit 3").run()
        #expect(result.ending == .exit(3))
        #expect(result.outputText == "out" && result.errorText == "err")
        #expect(result.endingText == "exit code 3")
    }

    @Test func onlyTheGivenEnvironmentIsSeen() throws {
        let result = try ChildProcess("env", environment: ["ONE": "a b", "PATH": "/bin"]).run()
        #expect(result.outputText.split(separator: "\n").sorted() == ["ONE=a b", "PATH=/bin"])
    }

    @Test func theFolderIsWhereItStarts() throws {
        let result = try ChildProcess("pwd", folder: "/usr").run()
        #expect(result.outputText == "/usr\n")
        #expect(throws: ToolError.self) { try ChildProcess("pwd", folder: "/nowhere").run() }
    }

    @Test func moreThanAPipeHoldsIsReadAndWritten() throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        let result = try ChildProcess("cat", input: bytes).run()
        #expect(result.output == bytes)
    }

    @Test func aProgramThatReadsNothingDoesNotEndTheTool() throws {
        let result = try ChildProcess("true", input: Array(repeating: 65, count: 1_000_000)).run()
        #expect(result.isSuccess)
    }

    @Test func timeRunsOutForItAndWhatItStarted() throws {
        let start = ContinuousClock.now
        let result = try makeSubject("sleep 600 & sleep 600", timeout: .milliseconds(300)).run()
        #expect(result.ending == .timeout)
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    /// The package manager runs manifests in process groups of their own; an endless one went on for ever.
    @Test func timeRunsOutForChildrenInGroupsOfTheirOwnToo() throws {
        let tree = try makeTree()
        let script = "setsid sh -c 'echo $$ > \"$0\"; sleep 600' \"$0\" & wait"
        let result = try ChildProcess("sh", ["-c", script, tree.path("id")], timeout: .seconds(1)).run()
        #expect(result.ending == .timeout)
        let id = try tree.text("id").split(separator: "\n").first.map(String.init) ?? ""
        let state = try ChildProcess("ps", ["-o", "stat=", "-p", id]).run().outputText
        #expect(state.isEmpty || state.hasPrefix("Z"))
    }

    @Test func aChildOfTheChildThatKeepsThePipeOpenIsNotWaitedFor() throws {
        let start = ContinuousClock.now
        let result = try makeSubject("sleep 100 & echo done").run()
        #expect(result.isSuccess && result.outputText == "done\n")
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test func outputWithoutEndIsCutOff() throws {
        #expect(try makeSubject("yes", limit: 100_000).run().ending == .tooMuchOutput)
    }

    @Test func aSignalIsTold() throws {
        #expect(try makeSubject("kill -SEGV $$").run().ending == .signal(11))
    }

    @Test func outputIsSeenWhileItRuns() throws {
        var seen: [UInt8] = []
        _ = try makeSubject("echo a; echo b >&2").run { stream, chunk in
            if stream == .output { seen += chunk }
        }
        #expect(seen == Array("a\n".utf8))
    }

    @Test func aProgramThatIsMissingSaysWhatToDo() throws {
        let error = #expect(throws: ToolError.self) { try ChildProcess("no-such-program").run() }
        #expect(error?.description == "The program no-such-program was not found. Install it, or add its folder to PATH.")
        #expect(throws: ToolError.self) { try ChildProcess("/etc/passwd").run() }
    }

    @Test func severalRunAtOnce() {
        let results = Parallel.map(count: 12, workers: 6) { index in
            (try? ChildProcess("sh", ["-c", "echo \(index)"]).run().outputText) ?? "failed"
        }
        #expect(results == (0..<12).map { "\($0)\n" })
    }
}
