import Building
import Foundation
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport
import WorkspaceLoading

/// An editor that opens the folder of one package alone knows what the package depends on and its own mocks. What that takes is printed
/// beside what all packages of the repository together take.
@Suite(.enabled(if: Proof.isAsked), .serialized, .timeLimit(.minutes(60))) struct EditorProofTests {
    /// What an editor waits for.
    private struct Measure {
        var definition = ""
        var completions: [String] = []
        var seconds = 0.0
        var megabytes = 0
        var hasDefinition: Bool { definition.contains("/Domain/Sources/") }
        var isWhole: Bool { hasDefinition && completions.contains { $0.hasPrefix("selectAll") } }
    }

    @Test func onePackageAloneIsAllThatAnEditorNeeds() throws {
        let tree = try makeTree()
        for name in ["alone", "whole"] {
            try tree.run("git", "clone", "-q", "--shared", House.repository, tree.path(name))
        }
        let alone = try measure(root: tree.path("alone/Packages/Features/Logbook"), package: tree.path("alone/Packages/Features/Logbook"))
        #expect(alone.definition.contains("/Packages/Core/Domain/Sources/Domain/"), "\(alone.definition)")
        #expect(alone.completions.contains { $0.hasPrefix("selectAll") }, "\(alone.completions.prefix(20))")

        let whole = try umbrella(of: tree.path("whole"))
        let all = try measure(root: whole, package: "\(whole)/Packages/Features/Logbook")
        print(
            "sourcekit-lsp, cold: Logbook alone \(alone.seconds) s, \(alone.megabytes) MB; all packages \(all.seconds) s, \(all.megabytes) MB"
        )
        #expect(all.completions.contains { $0.hasPrefix("selectAll") }, "\(all.completions.prefix(20))")
    }

    /// One package of all packages, as `monorepo test` makes it.
    private func umbrella(of root: String) throws -> String {
        var options = LoadingOptions()
        options.cacheFolder = "\(root)/../cache"
        let workspace = try WorkspaceLoader(root: root, options: options).load()
        let folder = UmbrellaFolder(root: root)
        try folder.write(try Umbrella(of: workspace.packages, in: workspace))
        return folder.path
    }

    private func measure(root: String, package: String) throws -> Measure {
        let started = ContinuousClock.now
        let server = try LanguageServer(folder: root)
        defer { server.end() }
        let entry = "\(package)/Sources/Logbook/LogbookEntry.swift"
        let text = try FileSystem.readText(entry)
        let (line, column) = try #require(Self.place(of: "Reading", in: text))
        try server.open(entry, text: text)
        let test = "\(package)/Tests/LogbookTests/LiveSelectionTests.swift"
        let probe = "import LogbookMocks\n\n@MainActor func probe() {\n    let mock = MockSelectionViewModel()\n    mock.\n}\n"
        var result = Measure()
        // What it depends on is prepared in the background: it is asked until it knows. The test is opened anew now and then, as the server
        // may keep what it knew at a place when it was first asked.
        var round = 0
        while ContinuousClock.now - started < .seconds(1500), !result.isWhole {
            if round % 30 == 0 {
                if round > 0 { try server.close(test) }
                try server.open(test, text: probe)
            }
            round += 1
            if !result.hasDefinition {
                let answer = try server.ask("definition", entry, line: line, column: column)
                result.definition = (answer?.elements?.first ?? answer)?["uri"]?.string ?? ""
            }
            let answer = try server.ask("completion", test, line: 4, column: 9)
            result.completions = (answer?["items"]?.elements ?? answer?.elements ?? []).compactMap { $0["label"]?.string }
            Thread.sleep(forTimeInterval: 1)
        }
        result.seconds = Double(Int((ContinuousClock.now - started) / .milliseconds(100))) / 10
        result.megabytes = server.peakMemory
        return result
    }

    /// Where a word stands by itself in code, line and column from 0.
    private static func place(of word: String, in text: String) -> (Int, Int)? {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.contains("//") {
            if let range = line.firstRange(of: ": \(word)") {
                let after = line[range.upperBound...].first
                if after.map({ $0.isLetter || $0.isNumber }) ?? false { continue }
                return (number, line.utf16.distance(from: line.startIndex, to: range.lowerBound) + 2)
            }
        }
        return nil
    }
}
