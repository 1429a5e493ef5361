import ArgumentParsing
import Foundation
import Synchronization
import Testing
import ToolSupport
import ToolTestSupport

@testable import MonorepoCommand

/// The recipes for newcomers and assistants in `.agents` say what is there and commands that work.
@Suite(.enabled(if: SurroundingRepository.isThere, "needs the repository around the tool"))
struct RecipeTests {
    private static let repository = SurroundingRepository.root
    private let documents: [(path: String, text: String)]

    init() throws {
        let recipes = try FileSystem.list(Self.repository + "/.agents/recipes").map { ".agents/recipes/\($0.name)" }
        documents = try ([".agents/README.md"] + recipes).map { ($0, try FileSystem.readText("\(Self.repository)/\($0)")) }
    }

    @Test func everyCommandExists() throws {
        let targets = try Self.makeTargets()
        var count = 0
        for (path, command) in documents.flatMap({ document in Self.commands(in: document.text).map { (document.path, $0) } }) {
            count += 1
            let words = Self.words(command)
            switch words.first {
            case "make": #expect(targets.isSuperset(of: words.dropFirst().prefix { !$0.contains("=") }), "\(path): \(command)")
            case ".build/bin/monorepo":
                guard MonorepoTool.command.parse(Array(words.dropFirst())).exit == nil else {
                    Issue.record("\(path): \(command) is not understood")
                    continue
                }
            case "swift": try checkTests(words, "\(path): \(command)")
            case "grep", "find": break
            default: Issue.record("\(path): \(command) is none that this test knows")
            }
            if let package = words.first(where: { $0.hasPrefix("PACKAGE=") })?.dropFirst(8), package != "BloodPressure" {
                #expect(try Self.packages().contains(String(package)), "\(path): \(command)")
            }
        }
        #expect(count > 20)
    }

    @Test func cheapCommandsRun() throws {
        for (path, command) in documents.flatMap({ document in Self.commands(in: document.text).map { (document.path, $0) } }) {
            let words = Self.words(command)
            if words.first == "grep" || words.first == "find" {
                let result = try ChildProcess(words[0], Array(words.dropFirst()), folder: Self.repository).run()
                #expect(result.isSuccess && !result.output.isEmpty, "\(path): \(command): \(result.errorText)")
            } else if words.first == ".build/bin/monorepo", words.contains("--dry-run") {
                let errors = Locked()
                let terminal = Terminal(output: { _ in }, errors: { errors.add($0) })
                let context = CommandContext(
                    terminal: terminal, environment: ProcessInfo.processInfo.environment, currentFolder: Self.repository)
                let code = MonorepoTool.run(Array(words.dropFirst()), context)
                #expect(code == 0, "\(path): \(command): \(errors.text)")
            }
        }
        let help = try ChildProcess("make", ["help"], folder: Self.repository).run()
        #expect(help.isSuccess)
    }

    @Test func everyPathAndLinkLeadsSomewhere() throws {
        for (path, text) in documents {
            for match in text.matches(of: /`((?:App|Packages|Tests-Integration|tools)\/[A-Za-z0-9_\/.+-]+)`/) {
                let named = String(match.output.1)
                guard !named.contains("BloodPressure") else { continue }
                #expect(FileStatus("\(Self.repository)/\(named)") != nil, "\(path) names \(named)")
            }
            for match in text.matches(of: /\]\(([^)]+)\)/) {
                let link = Paths.joined(Paths.folder(path), String(match.output.1))
                #expect(FileStatus("\(Self.repository)/\(link)") != nil, "\(path) links \(link)")
            }
        }
    }

    @Test func theyAreShort() {
        for (path, text) in documents {
            #expect(text.count { $0 == "\n" } <= 60, "\(path)")
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 180 }, "\(path)")
        }
    }

    /// The lines of every block of shell commands.
    private static func commands(in text: String) -> [String] {
        text.matches(of: /(?ms)^```sh\n(.*?)^```/).flatMap { $0.output.1.split(separator: "\n").map(String.init) }
    }

    private static func words(_ command: String) -> [String] {
        command.split(separator: " ").map { $0.trimmingCharacters(in: ["\"", "'"]) }
    }

    private static func makeTargets() throws -> Set<String> {
        let text = try FileSystem.readText("\(repository)/Makefile")
        return Set(text.matches(of: /(?m)^([a-z][a-z-]*):/).map { String($0.output.1) })
    }

    private static func packages() throws -> Set<String> {
        var result: Set<String> = ["App", "Tests-Integration", "tools"]
        for group in try FileSystem.list("\(repository)/Packages") where group.kind == .folder {
            result.formUnion(try FileSystem.list("\(repository)/Packages/\(group.name)").map(\.name))
        }
        return result
    }

    /// A test run names a package that is there and suites of it.
    private func checkTests(_ words: [String], _ name: String) throws {
        let path = try #require(words.firstIndex(of: "--package-path").map { words[$0 + 1] }, "\(name)")
        let suite = try #require(words.firstIndex(of: "--filter").map { words[$0 + 1] }, "\(name)")
        let found = try ChildProcess("grep", ["-rl", "struct \(suite)", "\(Self.repository)/\(path)/Tests"]).run()
        #expect(found.isSuccess, "\(name)")
    }
}

private final class Locked: Sendable {
    private let value = Mutex("")

    var text: String { value.withLock { $0 } }

    func add(_ more: String) {
        value.withLock { $0 += more }
    }
}
