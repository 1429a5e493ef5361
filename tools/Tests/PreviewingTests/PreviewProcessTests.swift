import Synchronization
import Testing
import ToolSupport
import ToolTestSupport

@testable import Previewing

struct PreviewProcessTests {
    @Test func itIsReadyWhenItSaysSo() throws {
        let said = Said()
        let process = try makeSubject("echo starting; echo \"Previews are ready at http://127.0.0.1:$2/?token=x\"; cat", said)
        #expect(process.waitUntilReady() == "http://127.0.0.1:8790/?token=x")
        process.stop()
        #expect(said.lines == ["starting"])
    }

    @Test func oneThatEndsIsNotReadyAndItsWordsAreTold() throws {
        let said = Said()
        let process = try makeSubject("echo no port >&2; exit 1", said)
        #expect(process.waitUntilReady() == nil)
        process.stop()
        #expect(said.lines == ["no port"])
    }

    @Test func aProgramThatIsNotThereIsTold() throws {
        let said = Said()
        let process = PreviewProcess("/nowhere/Previews", port: 0, environment: [:]) { said.add($0) }
        #expect(process.waitUntilReady() == nil)
        #expect(said.lines.first?.contains("/nowhere/Previews was not found") == true, "\(said.lines)")
    }

    /// A program that outlived the one that started it would keep the port.
    @Test func itsInputStaysOpenUntilItIsStopped() throws {
        let process = try makeSubject("echo \"Previews are ready at a\"; cat; echo input ended; sleep 100", Said())
        #expect(process.waitUntilReady() == "a")
        let start = ContinuousClock.now
        process.stop()
        process.stop()
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    private func makeSubject(_ script: String, _ said: Said) throws -> PreviewProcess {
        let tree = try makeTree(["program": "#!/bin/sh\n\(script)\n"])
        try tree.run("chmod", "+x", "program")
        defer { withExtendedLifetime(tree) {} }
        let process = PreviewProcess(tree.path("program"), port: 8790, environment: ChildProcess.minimalEnvironment()) { said.add($0) }
        _ = process.waitUntilReady()
        return process
    }
}

/// What a program said.
final class Said: Sendable {
    private let list = Mutex<[String]>([])

    var lines: [String] { list.withLock { $0 } }

    func add(_ line: String) { list.withLock { $0.append(line) } }
}
