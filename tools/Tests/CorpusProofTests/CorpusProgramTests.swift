import Synchronization
import Testing
import ToolSupport
import ToolTestSupport

@testable import CorpusProof

/// The program with a tool that is a script: what it does wrong is told, and the checkout stays as it is.
struct CorpusProgramTests {
    private let tree: SourceTree

    init() throws {
        tree = try makeTree(["Shop/Package.swift": "// swift-tools-version: 6.0\n", "Shop/A.swift": "import Foundation\n"])
    }

    private func run(script: String) throws -> (code: Int32, output: String) {
        try tree.write("#!/bin/sh\nshift 4\n\(script)\n", to: "tool")
        try tree.run("chmod", "+x", tree.path("tool"))
        let printed = Mutex("")
        let terminal = Terminal(output: { text in printed.withLock { $0 += text } }, errors: { text in printed.withLock { $0 += text } })
        let code = CorpusProgram.run(["--tool", "tool", "Shop"], folder: tree.path, terminal: terminal)
        return (code, printed.withLock { $0 })
    }

    @Test func aToolThatWritesIntoTheTreeOrAnswersNonsenseFails() throws {
        let graph = #"{"nodes":[],"edges":[{"from":"P:A","to":"P:B","test":false}]}"#
        let (code, output) = try run(script: "echo > Left; case \"$*\" in *graph*json*) echo '\(graph)';; esac; exit 0")
        #expect(code == 1)
        #expect(output.contains("left in the tree: --help: ?? Left"))
        #expect(output.contains("wrong: no output"))
        #expect(output.contains("wrong: exit code 0, not 2"))
        #expect(
            output.contains("imports: 2 files, 1 imports (0 of them under an inactive #if, 0 files refused by the compiler), 0 differences")
        )
        #expect(try tree.text("Shop/Package.swift") == "// swift-tools-version: 6.0\n")
        #expect(FileStatus(tree.path("Shop/Left")) == nil)
    }

    @Test func aToolThatDiesFails() throws {
        let (code, output) = try run(script: "kill -SEGV $$")
        #expect(code == 1)
        #expect(output.contains("wrong: signal 11"))
    }

    @Test func whatIsNoFolderIsRefused() throws {
        let terminal = Terminal(output: { _ in }, errors: { _ in })
        #expect(CorpusProgram.run(["--tool", "tool", "Gone"], folder: tree.path, terminal: terminal) == 2)
        #expect(CorpusProgram.run(["Shop"], folder: tree.path, terminal: terminal) == 2)
    }
}
