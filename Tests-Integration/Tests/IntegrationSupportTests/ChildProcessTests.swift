import Foundation
import IntegrationSupport
import TestSupport
import Testing

struct ChildProcessTests {
    private func makeSubject(_ script: String, _ environment: [String: String] = ["PATH": "/usr/bin:/bin"]) throws -> ChildProcess {
        try ChildProcess(executable: "/bin/sh", arguments: ["-c", script], environment: environment)
    }

    @Test func bothOutputsAndTheExitCodeAreKept() async throws {
        let subject = try makeSubject("echo out; echo err >&2; exit 7")
        #expect(await subject.waitForExit() == .code(7))
        #expect(subject.exitStatus == .code(7))
        #expect(subject.standardOutput == "out\n")
        #expect(subject.standardError == "err\n")
    }

    @Test func anOutputLargerThanAnyPipeDoesNotBlock() async throws {
        let subject = try makeSubject("head -c 3000000 /dev/zero | tr '\\0' x; echo; echo done >&2")
        #expect(await subject.waitForExit(within: .seconds(30)) == .code(0))
        #expect(subject.standardOutput.utf8.count == 3_000_001)
    }

    @Test func aSignalIsToldFromAnExitCode() async throws {
        let subject = try makeSubject("kill -SEGV $$")
        #expect(await subject.waitForExit() == .signal(11))
    }

    @Test func aProcessThatTakesTooLongIsKilledWithItsChildren() async throws {
        let folder = try TemporaryFolder()
        let subject = try makeSubject("sleep 600 & echo $! > \(folder.path("child")); wait")
        #expect(await subject.waitForExit(within: .milliseconds(300)) == nil)
        #expect(subject.exitStatus == .signal(9))
        let child = try String(contentsOfFile: folder.path("child"), encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let check = try makeSubject("while kill -0 \(child) 2>/dev/null && ! grep -q '^State:.Z' /proc/\(child)/status; do :; done")
        #expect(await check.waitForExit(within: .seconds(10)) == .code(0))
    }

    @Test func terminationReachesTheProcess() async throws {
        let subject = try makeSubject("trap 'echo bye; exit 3' TERM; echo ready; while :; do sleep 0.01; done")
        try await eventually("the trap") { subject.standardOutput == "ready\n" ? true : nil }
        subject.terminate()
        #expect(await subject.waitForExit(within: .seconds(10)) == .code(3))
        #expect(subject.standardOutput == "ready\nbye\n")
    }

    @Test func onlyTheGivenEnvironmentIsSeen() async throws {
        let subject = try makeSubject("/usr/bin/env", ["METERBOOK_X": "a b", "PWD": "/"])
        _ = await subject.waitForExit()
        #expect(subject.standardOutput.contains("METERBOOK_X=a b\n"))
        #expect(!subject.standardOutput.contains("HOME="))
    }

    @Test func noFileOfThisProcessIsOpenInTheChild() async throws {
        let subject = try makeSubject("ls /proc/self/fd | wc -l")
        _ = await subject.waitForExit()
        #expect(subject.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines) == "4", "three and the folder itself")
    }

    @Test func aMissingProgramIsAnError() throws {
        #expect(throws: IntegrationError.self) {
            try ChildProcess(executable: "/nowhere/program", arguments: [], environment: [:])
        }
    }

    @Test func aRunGivesEverything() async throws {
        let run = try await CommandLineRun.run("/bin/sh", ["-c", "pwd; echo a >&2; echo b >&2"], environment: [:], workingFolder: "/usr")
        #expect(run.exitCode == 0)
        #expect(run.standardOutput == "/usr\n")
        #expect(run.errorLines == ["a", "b"])
        let slow = try await CommandLineRun.run("/bin/sleep", ["600"], environment: [:], within: .milliseconds(100))
        #expect(slow.status == nil)
        #expect(slow.exitCode == nil)
    }

    @Test func moreRunsThanSlotsAllEnd() async throws {
        let codes = try await withThrowingTaskGroup(of: Int32?.self) { group in
            for code in 0..<20 {
                group.addTask { try await CommandLineRun.run("/bin/sh", ["-c", "exit \(code)"], environment: [:]).exitCode }
            }
            return try await group.reduce(into: Set<Int32?>()) { $0.insert($1) }
        }
        #expect(codes == Set((0..<20).map { Int32?($0) }))
    }
}
