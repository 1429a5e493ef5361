import BuildLoopBenchmark
import Foundation
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport
import WorkspaceLoading

@Suite struct KiwiGeneratorTests {
    @Test(arguments: KiwiShape.Layout.allCases) func theSameShapeGivesTheSameFiles(layout: KiwiShape.Layout) {
        let shape = KiwiShape(features: 4, layout: layout)
        #expect(KiwiGenerator(shape).tree() == KiwiGenerator(shape).tree())
    }

    @Test func anotherSeedGivesOtherViewsAndNothingElse() {
        let one = KiwiGenerator(KiwiShape(features: 3, seed: 1)).tree()
        let other = KiwiGenerator(KiwiShape(features: 3, seed: 2)).tree()
        #expect(one.paths == other.paths)
        let different = one.paths.filter { one.files[$0] != other.files[$0] }
        #expect(!different.isEmpty)
        #expect(different.allSatisfy { $0.contains("Views/") })
    }

    @Test func viewsHaveTheLinesThatWereAskedFor() {
        let tree = KiwiGenerator(KiwiShape(features: 40, viewLines: 50...300)).tree()
        let lengths = tree.paths.filter { $0.contains("Views/") && $0.hasSuffix("View.swift") }.compactMap {
            tree.files[$0]?.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        #expect(lengths.count == 40 * 5)
        // A file ends with a whole part, so it may be longer than asked by less than one of them.
        #expect(lengths.allSatisfy { (50...370).contains($0) }, "\(lengths.min() ?? 0) … \(lengths.max() ?? 0)")
        #expect(lengths.contains { $0 > 200 } && lengths.contains { $0 < 90 })
    }

    @Test func featureNamesAreUniqueAndNoNameOfASharedModule() {
        let names = KiwiShape(features: 200).featureNames
        #expect(Set(names.map { $0.lowercased() }).count == 200)
        #expect(Set(names).isDisjoint(with: ["App", "Common", "CommonUI", "Domain", "ViewCore"]))
    }

    @Test(.enabled(if: Proof.isAsked, "a proof: MONOREPO_PROOF=1"), arguments: KiwiShape.Layout.allCases)
    func everyManifestLoadsEveryImportIsDeclaredAndTheAppLinksAll(layout: KiwiShape.Layout) throws {
        let (workspace, _) = try load(KiwiShape(features: 3, layout: layout, viewFiles: 2))
        #expect(workspace.problems.isEmpty, "\(workspace.problems)")
        #expect(workspace.packages.count == (layout == .oneModule ? 1 : 3 + 4 + 1))
        for edge in workspace.edges where edge.isImported {
            // Re-exports of siblings are how a call site imports one module; everything else must be declared.
            #expect(
                edge.isDeclared || workspace.areSiblings(edge.from, edge.to),
                "\(workspace[edge.from].name) imports \(workspace[edge.to].name)")
        }
        #expect(workspace.packageGraph().cyclicComponents().isEmpty)
        guard layout != .oneModule else { return }
        let app = try #require(workspace.targets(matching: "App").first)
        let linked = workspace.edges(from: app.id).map { workspace[$0.to].name }
        for name in KiwiShape(features: 3).featureNames {
            #expect(linked.contains(layout == .oneTarget ? name : "\(name)Implementation"))
        }
    }

    @Test(arguments: KiwiShape.Layout.allCases) func everyChangeIsOfOneLineAndEachTimeAnother(layout: KiwiShape.Layout) throws {
        let shape = KiwiShape(features: 3, layout: layout)
        let generator = KiwiGenerator(shape)
        let tree = generator.tree()
        for edit in SourceEdit.allCases {
            let path =
                edit.isOfViews ? generator.viewPath(of: shape.featureNames[1]) : edit.isOfDomain ? generator.domainPath : generator.appPath
            let original = try #require(tree.files[path], "\(path)")
            var before = original
            for round in 1...3 {
                let after = edit.text(of: original, round: round)
                #expect(after != before, "\(edit), round \(round)")
                before = after
            }
        }
    }

    private func load(_ shape: KiwiShape) throws -> (Workspace, SourceTree) {
        let tree = try makeTree()
        try KiwiGenerator(shape).tree().write(to: tree.path)
        var options = LoadingOptions()
        options.cacheFolder = "\(TestCache.path)/\(Paths.name(tree.path))"
        options.sharedAnswers = TestCache.answers
        return (try WorkspaceLoader(root: tree.path, options: options).load(), tree)
    }
}
