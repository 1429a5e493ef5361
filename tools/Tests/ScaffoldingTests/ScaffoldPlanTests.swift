import Foundation
import Testing
import ToolSupport
import ToolTestSupport

@testable import Scaffolding

/// A failure half-way leaves the tree as it was.
struct ScaffoldPlanTests {
    @Test(
        "whatever fails, everything before it is taken back",
        arguments: [
            ScaffoldStep.create(RenderedFile(path: "there.txt", text: "new")), .edit(path: "there.txt", old: "other", new: "new"),
            .edit(path: "missing.txt", old: "", new: "new"), .move(from: "missing", to: "elsewhere"),
            .move(from: "there.txt", to: "new/deep/file.txt"),
            .remove(path: "missing"), .create(RenderedFile(path: "there.txt/below.txt", text: "")),
        ])
    func restored(_ failing: ScaffoldStep) throws {
        let tree = try makeTree(["there.txt": "old", "folder/a.txt": "a", "folder/b/c.txt": "c"])
        let plan = ScaffoldPlan(steps: [
            .create(RenderedFile(path: "new/deep/file.txt", text: "x")), .edit(path: "folder/a.txt", old: "a", new: "z"),
            .move(from: "folder/b", to: "moved/b"), .remove(path: "folder"), failing,
        ])
        let error = #expect(throws: ToolError.self) { try plan.apply(root: tree.path) }
        #expect(try #require(error).remedy.hasPrefix("Nothing was changed."))
        #expect(try tree.text("there.txt") == "old")
        #expect(try tree.text("folder/a.txt") == "a")
        #expect(try tree.text("folder/b/c.txt") == "c")
        #expect(try FileManager.default.contentsOfDirectory(atPath: tree.path).sorted() == ["folder", "there.txt"])
    }

    @Test func aFileKeepsItsMode() throws {
        let tree = try makeTree(["run.sh": "old"])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tree.path("run.sh"))
        try ScaffoldPlan(steps: [.edit(path: "run.sh", old: "old", new: "new")]).apply(root: tree.path)
        #expect(try FileManager.default.attributesOfItem(atPath: tree.path("run.sh"))[.posixPermissions] as? Int == 0o755)
    }

    @Test func aFileThatSomebodyElseChangedIsNotOverwritten() throws {
        let tree = try makeTree(["a.txt": "theirs"])
        #expect(throws: ToolError.self) {
            try ScaffoldPlan(steps: [.edit(path: "a.txt", old: "mine", new: "new")]).apply(root: tree.path)
        }
        #expect(try tree.text("a.txt") == "theirs")
    }
}
