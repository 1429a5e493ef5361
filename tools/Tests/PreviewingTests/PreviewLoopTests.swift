import Building
import Foundation
import Synchronization
import Testing
import ToolSupport
import ToolTestSupport

@testable import Previewing

/// A package whose previews are really built, started, and built again.
@Suite(.enabled(if: Proof.isAsked, "a proof: MONOREPO_PROOF=1"), .timeLimit(.minutes(10)))
struct PreviewLoopTests {
    @Test func aChangeIsSeenAndOneThatDoesNotBuildLeavesWhatWasThere() throws {
        let tree = try makeTree([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Foo",
                targets: [.target(name: "FooViews"), .executableTarget(name: "FooPreviews", dependencies: ["FooViews"])])
            """,
            "Sources/FooViews/Words.swift": "public let words = \"one\"\n",
            "Sources/FooPreviews/main.swift": """
            import Foundation
            import FooViews
            print("Previews are ready at http://127.0.0.1:8790/\\(words)")
            fflush(nil)
            while readLine() != nil {}
            """,
        ])
        let events = Events { number, event in
            switch number {
            case 0: try tree.write("public let words = \"two\"\n", to: "Sources/FooViews/Words.swift")
            case 1: try tree.write("public let words = two\n", to: "Sources/FooViews/Words.swift")
            case 2: try tree.write("public let words = \"three\"\n", to: "Sources/FooViews/Words.swift")
            case 3: try tree.write("public let more = \"four\"\n", to: "Sources/FooViews/More.swift")
            case 4: try tree.write("public let words = more\n", to: "Sources/FooViews/Words.swift")
            default: return true
            }
            return false
        }
        let said = Said()
        try makeSubject(tree, said, events).run { events.isOver }
        #expect(events.names == ["ready", "refreshed", "broken", "refreshed", "refreshed", "refreshed"], "\(said.lines)")
        #expect(said.lines.contains { $0.contains("Words.swift:1:20: error: cannot find 'two' in scope") }, "\(said.lines)")
        let last = try ChildProcess(tree.path(".build/debug/FooPreviews")).run()
        #expect(last.outputText.contains("http://127.0.0.1:8790/four"))
    }

    private func makeSubject(_ tree: SourceTree, _ said: Said, _ events: Events) throws -> PreviewLoop {
        let manager = try PackageManager(package: tree.path, scratch: tree.path(".build"), flags: PreviewBuild.flags)
        let trees = [tree.path("Sources/FooViews"), tree.path("Sources/FooPreviews")]
        return PreviewLoop(
            PreviewBuild(manager, product: "FooPreviews", lockFolder: tree.path("lock")),
            watch: try SourceWatch(trees: trees, folders: [tree.path]),
            sources: WatchedSources(trees: trees, manifests: [tree.path("Package.swift")]), port: 0,
            environment: ChildProcess.minimalEnvironment(), listener: { said.add(String(decoding: $0, as: UTF8.self)) },
            note: { said.add($0) }, tell: { events.add($0) })
    }
}

/// What a loop told, and what is done at each event.
private final class Events {
    private(set) var names: [String] = []
    private(set) var isOver = false
    private let next: (Int, PreviewLoop.Event) throws -> Bool

    init(_ next: @escaping (Int, PreviewLoop.Event) throws -> Bool) {
        self.next = next
    }

    func add(_ event: PreviewLoop.Event) {
        let name = "\(event)".prefix { $0 != "(" }
        do {
            isOver = try next(names.count, event)
        } catch {
            Issue.record("\(error)")
            isOver = true
        }
        names.append(String(name))
    }
}
