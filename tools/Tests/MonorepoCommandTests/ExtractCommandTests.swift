import Testing
import ToolSupport
import ToolTestSupport

@testable import MonorepoCommand

/// `extract --plan` on a target and on a folder of an Xcode project.
struct ExtractCommandTests {
    private let tree: SourceTree
    private let run: CommandRun

    init() throws {
        tree = try makeTree([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "Big")])
            """,
            "Sources/Big/Model/Model.swift": "import Foundation\nstruct Model {}\n",
            "Sources/Big/Screen/Screen.swift": "struct Screen { let model = Model(); let hub = Hub.shared }\n",
            "Sources/Big/Hub.swift": "class Hub { static let shared = Hub() }\n",
            "Xcode/App/Main.swift": "let a = Other()\n", "Xcode/Kit/Other.swift": "struct Other {}\n",
        ])
        run = CommandRun(tree)
    }

    @Test func thePlanSaysWhatCanLeaveAndWhatHoldsTheRestBack() throws {
        #expect(run("extract", "--plan", "Big") == 0, "\(run.errors)")
        #expect(
            run.output == """
                Big: 3 parts, of which 2 can leave now.

                1. Hub.swift (1 files, 1 lines)
                     needed by Screen

                2. Model (1 files, 2 lines)
                     imports Foundation
                     needed by Screen

                Held back:

                Screen (1 files, 1 lines)
                     Sources/Big/Screen/Screen.swift: It reaches for Hub.shared. [singleton]
                     needs Hub.swift, Model

                """)
        #expect(run("extract", "--plan", "Big", "--format", "json") == 0)
        let json = try JSONValue(parsing: run.output)
        #expect(json["ready"]?.elements?.map { $0["name"]?.string } == ["Hub.swift", "Model"])
        #expect(json["held"]?.elements?.first?["obstacles"]?.elements?.first?["kind"]?.string == "singleton")
    }

    @Test func aFolderOfNoTargetIsPlannedAndWhatIsNeitherIsRefused() {
        #expect(run("extract", "--plan", "Xcode/") == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("Xcode: 2 parts, of which 2 can leave now.\n\n1. Kit (1 files, 1 lines)\n     needed by App\n"))
        #expect(run("extract", "--plan", "Nowhere") == 2)
        #expect(run.errors.contains("There is no target Nowhere"))
        #expect(run("extract") == 2)
    }
}
