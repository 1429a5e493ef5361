import ModuleGraph
import SourceFacts
import SourceSyntax
import Testing

@testable import Extraction

/// What can leave a target, over files written by hand.
struct ExtractionPlanTests {
    @Test func leavesGoFirstAndWhatTheyCarryAfterThem() {
        let plan = makeSubject([
            "App/Main.swift": "import UIKit\nlet a = Screen()", "Screens/Screen.swift": "struct Screen { let model = Model() }",
            "Model/Model.swift": "import Foundation\nstruct Model {}", "Alone.swift": "struct Alone {}",
        ])
        #expect(plan.ready.map(\.part.name) == ["Alone.swift", "Model", "Screens", "App"])
        #expect(plan.ready[1].part.imports == ["Foundation"] && plan.ready[1].neededBy == ["Screens"])
        #expect(plan.ready[3].needs == ["Screens"])
        #expect(plan.held.isEmpty)
    }

    @Test func eachObstacleHoldsItsPartBackAndThoseThatNeedIt() {
        let large = "struct Large {\n" + String(repeating: "// line\n", count: 501) + "}"
        let plan = makeSubject([
            "One/A.swift": "struct A { let b: B? }", "Two/B.swift": "struct B { let a: A? }",
            "Session/S.swift": "final class Session { static let shared = Session() }",
            "Login/L.swift": "struct Login { let s = Session.shared }",
            "Big/Large.swift": large, "Small/Small.swift": "struct Small { let large: Large }",
            "Left/N.swift": "let n = Notification.Name(\"changed\")", "Right/N.swift": "let m = Notification.Name(\"changed\")",
        ])
        #expect(plan.ready.map(\.part.name) == ["Session"])
        let held = Dictionary(uniqueKeysWithValues: plan.held.map { ($0.part.name, $0) })
        #expect(held["One"]?.obstacles.map(\.text) == ["It needs B of Two, which needs it in turn."])
        #expect(held["Two"]?.obstacles.map(\.kind) == [.cycle])
        #expect(held["Login"]?.obstacles.map(\.text) == ["It reaches for Session.shared."])
        #expect(held["Big"]?.obstacles.first?.text == "Large has 503 lines with its extensions, more than 500.")
        #expect(held["Small"]?.obstacles == [] && held["Small"]?.needs == ["Big"])
        #expect(held["Left"]?.obstacles.map(\.text) == ["It shares the key \"changed\" with Right."])
        #expect(held["Left"]?.obstacles.first?.location.line == 1)
        #expect(held.count == 7)
    }

    @Test func aPartThatManyNeedALittleOfIsASharedModel() {
        var files = ["Models/M.swift": (0..<10).map { "struct Model\($0) {}" }.joined(separator: "\n")]
        for index in 0..<5 { files["Feature\(index)/F.swift"] = "let x = Model\(index)()" }
        let plan = makeSubject(files)
        #expect(plan.held.first { $0.part.name == "Models" }?.obstacles.map(\.kind) == [.sharedModel])
        files["Feature4/F.swift"] = "let x = (Model1(), Model2(), Model3())"
        #expect(makeSubject(files).held.isEmpty)
    }

    @Test func aNameThatTwoPartsDeclareOrThatIsPrivateMakesNoDependency() {
        let plan = makeSubject([
            "A/A.swift": "struct Cell {}", "B/B.swift": "struct Cell {}", "C/C.swift": "let c = Cell()\nlet d = Own()",
            "D/D.swift": "private struct Own {}",
        ])
        #expect(plan.ready.count == 4 && plan.ready.allSatisfy(\.needs.isEmpty))
    }

    @Test func aFolderThatHoldsEverythingIsNoPart() {
        let plan = makeSubject(["Größe/A/A.swift": "", "Größe/B/B.swift": "", "Größe/C.swift": ""])
        #expect(plan.ready.map(\.part.name) == ["A", "B", "C.swift"])
        #expect(makeSubject([:]).ready.isEmpty)
    }

    private func makeSubject(_ files: [String: String]) -> ExtractionPlan {
        let folder = "Sources/Big"
        let sources = files.sorted { $0.key < $1.key }.map { name, text in
            SourceFile(path: "\(folder)/\(name)", facts: FileFacts(swift: Array(text.utf8)))
        }
        let target = Target(name: "Big", folder: folder, sources: sources, location: Location(path: "Package.swift"))
        return ExtractionPlan(of: target) { path in
            files[String(path.dropFirst(folder.utf8.count + 1))].map { Outline(swift: Array($0.utf8)) }
        }
    }
}
