import Testing
import ToolSupport
import ToolTestSupport

/// `affected` on real repositories.
///
/// Guards nrwl/nx PR #15340, #578, #15234, #6653, #17787; pantsbuild/pants#23307, #14975, #3132; Tinder/bazel-diff#53; moonrepo/moon#1724,
/// #1796, #2374; XcodeSelectiveTesting PR #87; GatoGraphQL#313.
struct AffectedCommandTests {
    /// Guards nrwl/nx PR #15340 and nrwl/nx PR #578.
    @Test func movedDeletedNewAndNestedThingsCountOnBothSides() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        try tree.git("mv", "Packages/Lone/Sources/Lone/B.swift", "Packages/User/Sources/User/B.swift")
        try tree.commitAll("moved")
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Lone\nPackages/User\n")

        try tree.remove("Packages/Core/Sources/Core/B.swift")
        try tree.commitAll("deleted")
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Core\nPackages/User\n")

        try tree.write(manifest("Inner"), to: "Packages/Lone/Inner/Package.swift")
        try tree.write("public let inner = 1\n", to: "Packages/Lone/Inner/Sources/Inner/A.swift")
        try tree.commitAll("nested")
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Lone\nPackages/Lone/Inner\n")
        try tree.write("public let inner = 2\n", to: "Packages/Lone/Inner/Sources/Inner/A.swift")
        try tree.commitAll("inner")
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Lone/Inner\n")

        try tree.git("mv", "Packages/Core", "Packages/Base")
        try tree.write(manifest("User", on: "Base", product: "Core"), to: "Packages/User/Package.swift")
        try tree.commitAll("renamed")
        #expect(run("affected", "--base", "HEAD~1", "--format", "json") == 0)
        let answer = try JSONValue(parsing: run.output)
        #expect(answer["packages"]?.elements?.compactMap { $0["path"]?.string } == ["Packages/Base", "Packages/User"])
        #expect(answer["deleted"]?.elements?.compactMap { $0["path"]?.string } == ["Packages/Core"])
    }

    /// Guards pantsbuild/pants#14975.
    @Test func aDeletedPackageAffectsThoseThatDependedOnIt() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        try tree.remove("Packages/Core")
        try tree.commitAll("gone, and still asked for")
        #expect(run("affected", "--base", "HEAD~1", "--explain") == 0)
        #expect(run.output.contains("Packages/User (User)"))
        #expect(run.output.contains("Packages/Core (Core): deleted"))
        #expect(run.errors.contains("There is no package in Packages/Core"))
    }

    /// Guards pantsbuild/pants#3132 and Tinder/bazel-diff#53, #42.
    @Test func aManifestThatCannotBeReadIsNeverNothingAffected() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        try tree.write("let package = Package(name: ", to: "Packages/Lone/Package.swift")
        try tree.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: ", to: "Packages/Lone/Package.swift")
        try tree.commitAll("broken")
        for format in ["list", "json", "github-matrix"] {
            #expect(run("affected", "--base", "HEAD~1", "--format", format) == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains("What is affected cannot be told"))
            #expect(run.errors.contains("Packages/Lone/Package.swift"))
        }
        #expect(run("affected", "--files", "Packages/User/Sources/User/A.swift") == 2)
        // Mending it works, although it could not be read before.
        try tree.write(manifest("Lone"), to: "Packages/Lone/Package.swift")
        try tree.commitAll("mended")
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Lone\n")
    }

    /// Guards pantsbuild/pants#23307 and XcodeSelectiveTesting PR #87.
    @Test func commentsInAManifestAffectItsPackageAloneAndWhatItSaysItsDependents() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        let text = try tree.text("Packages/Core/Package.swift")
        try tree.write(
            text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n\n") + "// More.\n",
            to: "Packages/Core/Package.swift")
        try tree.commitAll("comment")
        #expect(run("affected", "--base", "HEAD~1", "--explain") == 0)
        #expect(run.output.hasPrefix("Packages/Core (Core)\n    Packages/Core/Package.swift changed in white space or comments alone"))
        #expect(!run.output.contains("User"))
        try tree.write(
            text.replacing("name: \"Core\",\n", with: "name: \"Core\", defaultLocalization: \"en\",\n"), to: "Packages/Core/Package.swift")
        try tree.commitAll("says more")
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Core\nPackages/User\n")
    }

    /// Guards nrwl/nx#6653, #17787.
    @Test func theWorkingTreeNeedsNoBaseAndHoldsNewFilesButNoIgnoredOnes() throws {
        let tree = try makeTree([".gitignore": ".cache/\n*.log\n", "Packages/Core/Package.swift": manifest("Core")])
        try tree.write("public let a = 1\n", to: "Packages/Core/Sources/Core/A.swift")
        try tree.git("init", "-q")
        let run = CommandRun(tree)
        #expect(run("affected", "--uncommitted") == 0)
        #expect(run.output == "Packages/Core\n")
        try tree.commitAll("one")
        #expect(run("affected", "--uncommitted") == 0)
        #expect(run.output.isEmpty)
        try tree.write("", to: "Packages/Core/noise.log")
        #expect(run("affected", "--uncommitted") == 0)
        #expect(run.output.isEmpty)
        try tree.write(manifest("New"), to: "Packages/New/Package.swift")
        try tree.write("public let a = 1\n", to: "Packages/New/Sources/New/A.swift")
        #expect(run("affected", "--uncommitted", environment: ["MONOREPO_BASE": "nowhere"]) == 0)
        #expect(run.output == "Packages/New\n")
        try tree.commitAll("two")
        try tree.write("public let a = 2\n", to: "Packages/Core/Sources/Core/A.swift")
        #expect(run("affected", "--uncommitted", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Core\nPackages/New\n")
        // Without --uncommitted it is said that something is left out.
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/New\n")
        #expect(run.errors.contains("1 files that are not committed are left out"))
    }

    /// Guards moonrepo/moon#1724, #2374.
    @Test func aShallowCloneSaysWhatToFetch() throws {
        let origin = try makeRepository()
        for number in 0..<3 {
            try origin.write("public let b = \(number)\n", to: "Packages/Lone/Sources/Lone/B.swift")
            try origin.commitAll("\(number)")
        }
        let place = try makeTree()
        try place.git("clone", "-q", "--depth", "2", "file://\(origin.path)", "clone")
        let run = CommandRun(place)
        #expect(run("affected", "--base", "HEAD~3", in: "clone") == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("HEAD~3 is not in this clone, which is shallow"))
        #expect(run.errors.contains("git fetch --unshallow"))
        #expect(run("affected", "--base", "HEAD~1", in: "clone") == 0)
        #expect(run.output == "Packages/Lone\n")
    }

    /// Guards moonrepo/moon#1796: the flag, then the environment, then the configuration.
    @Test func theBaseIsWhereHeadPartedFromTheRemotesDefaultBranch() throws {
        let origin = try makeRepository()
        let place = try makeTree()
        try place.git("clone", "-q", "file://\(origin.path)", "clone")
        try place.git("-C", "clone", "checkout", "-q", "-b", "work")
        try place.write("public let b = 7\n", to: "clone/Packages/Lone/Sources/Lone/B.swift")
        try place.git("-C", "clone", "-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "-qam", "mine")
        // The remote goes on meanwhile.
        try origin.write("public let a = 7\n", to: "Packages/Core/Sources/Core/A.swift")
        try origin.commitAll("theirs")
        try place.git("-C", "clone", "fetch", "-q")
        let run = CommandRun(place)
        #expect(run("affected", in: "clone") == 0)
        #expect(run.output == "Packages/Lone\n")
        #expect(run("affected", "--base", "origin/main", "--merge-base", in: "clone") == 0)
        #expect(run.output == "Packages/Lone\n")
        #expect(run("affected", "--base", "origin/main", in: "clone") == 0)
        #expect(run.output == "Packages/Core\nPackages/Lone\nPackages/User\n")
        // Flag over environment over configuration.
        try place.write("{ \"schema\": 1, \"affected\": { \"base\": \"nowhere\" } }", to: "clone/.monorepo.json")
        #expect(run("affected", in: "clone") == 2)
        #expect(run.errors.contains("nowhere is no commit"))
        #expect(run("affected", in: "clone", environment: ["MONOREPO_BASE": "HEAD"]) == 0)
        #expect(run.output.isEmpty)
        #expect(run("affected", "--base", "HEAD~1", in: "clone", environment: ["MONOREPO_BASE": "elsewhere"]) == 0)
        #expect(run.output == "Packages/Lone\n")
    }

    @Test func withoutABaseThereIsNoAnswer() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        #expect(run("affected") == 2)
        #expect(run.errors.contains("There is nothing to compare with"))
        #expect(run("affected", "--base", "--format") == 2)
        #expect(run("affected", "--base", "HEAD", "--uncommitted", "--head", "HEAD") == 2)
        let bare = try makeTree(["Packages/Core/Package.swift": manifest("Core")])
        let outside = CommandRun(bare)
        #expect(outside("affected") == 2)
        #expect(outside.errors.contains("is not in a git working tree"))
    }

    /// Guards GatoGraphQL#313, #315, open-install-library#703, gardenlinux#4436.
    @Test func anEmptyMatrixIsAnArrayWithACount() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        try tree.write("x", to: "Docs/x.txt")
        try tree.commitAll("docs")
        #expect(run("affected", "--base", "HEAD~1", "--format", "github-matrix") == 0)
        #expect(run.output == "matrix=[]\ncount=0\nhas_changes=false\n")
        #expect(run("affected", "--base", "HEAD~1", "--explain") == 0)
        #expect(run.output.contains("Docs/x.txt: belongs to no package, nothing follows"))
        #expect(run("affected", "--base", "HEAD~2", "--format", "github-matrix") == 2)
        try tree.write("public let b = 9\n", to: "Packages/Lone/Sources/Lone/B.swift")
        try tree.commitAll("lone")
        #expect(run("affected", "--base", "HEAD~1", "--format", "github-matrix") == 0)
        #expect(run.output == "matrix=[{\"name\":\"Lone\",\"path\":\"Packages/Lone\"}]\ncount=1\nhas_changes=true\n")
        #expect(run("affected", "--base", "HEAD~1", "--format", "json") == 0)
        let answer = try JSONValue(parsing: run.output)
        #expect(answer["schema"]?.integer == 1)
        #expect(answer["count"]?.integer == 1)
        #expect(answer["has_changes"]?.bool == true)
        #expect(!run.output.contains(tree.path))
    }

    @Test func shardsAreMadeByWhatTestsTookBefore() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        for package in ["Core", "Lone"] {
            let path = "Packages/\(package)/Package.swift"
            let tests = "targets: [.testTarget(name: \"\(package)Tests\"), "
            try tree.write(try tree.text(path).replacing("targets: [.target", with: tests + ".target"), to: path)
            try tree.write("", to: "Packages/\(package)/Tests/\(package)Tests/T.swift")
        }
        let times = ["CoreTests.Suite": 1.5, "CoreTests.Other": 8.5, "LoneTests.Suite": 2].map { suite, time in
            "<testcase classname=\"\(suite)\" name=\"a()\" time=\"\(time)\"/>"
        }
        try tree.write("<testsuites><testsuite>\(times.joined())</testsuite></testsuites>", to: "results.xml")
        let words = ["affected", "--files", ".swift-version", "--shards", "2", "--durations", "results.xml"]
        #expect(run(words) == 0, "\(run.errors)")
        #expect(run.output == "1\tPackages/Core\n2\tPackages/Lone\n2\tPackages/User\n")
        #expect(run(words + ["--format", "github-matrix"]) == 0)
        #expect(
            run.output == """
                matrix=[{"packages":"Packages/Core","seconds":10,"shard":1},{"packages":"Packages/Lone\\nPackages/User","seconds":3,"shard":2}]
                count=2
                has_changes=true

                """)
        #expect(run(words + ["--format", "json"]) == 0)
        let shards = try JSONValue(parsing: run.output)["shards"]?.elements
        #expect(shards?.map { $0["packages"]?.strings } == [["Packages/Core"], ["Packages/Lone", "Packages/User"]])

        #expect(run("affected", "--files", "README.md", "--shards", "2", "--format", "github-matrix") == 0)
        #expect(run.output == "matrix=[]\ncount=0\nhas_changes=false\n")
        #expect(run.errors.contains("No durations are known here"))
        #expect(run("affected", "--files", "README.md", "--durations", "results.xml") == 2)
        try tree.write("<testsuites><testsuite>", to: "results.xml")
        #expect(run(words) == 2)
        #expect(run.errors.contains("holds no whole results of tests"))
    }

    @Test func filesNamedByHandAreSeenFromHere() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        #expect(run("affected", "--files", "Sources/Core/A.swift", "Sources/Core/Gone.swift", in: "Packages/Core") == 0)
        #expect(run.output == "Packages/Core\nPackages/User\n")
        #expect(run("affected", "--files", "Packages/Lone/Sources/Lone/B.swift") == 0)
        #expect(run.output == "Packages/Lone\n")
        #expect(run("affected", "--files", "../elsewhere") == 2)
        #expect(run.errors.contains("is not in the repository"))
        #expect(run("affected", "--files", "a", "--base", "HEAD") == 2)
    }

    /// Guards nrwl/nx#15234, PR #2508, XcodeSelectiveTesting#50 and nrwl/nx PR #23036.
    @Test func filesOfTheWholeRepositoryAndResolvedVersionsSpread() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        try tree.write("6.3\n", to: ".swift-version")
        try tree.commitAll("toolchain")
        #expect(run("affected", "--base", "HEAD~1", "--explain") == 0)
        #expect(run.output.contains(".swift-version changed, on which everything depends"))
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Core\nPackages/Lone\nPackages/User\n")
        try tree.write("{}", to: "Packages/Core/Package.resolved")
        try tree.commitAll("resolved")
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Core\nPackages/User\n")
        try tree.write("{ \"schema\": 1, \"affected\": { \"everything\": [\"Docs/**\"] } }", to: ".monorepo.json")
        try tree.write("x", to: "Docs/a/b.txt")
        try tree.commitAll("docs")
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Core\nPackages/Lone\nPackages/User\n")
        try tree.write(
            "{ \"schema\": 1, \"affected\": { \"implicit\": { \"Packages/Lone\": [\"Packages/Nowhere\"] } } }", to: ".monorepo.json")
        #expect(run("affected", "--uncommitted") == 2)
        #expect(run.errors.contains("there is no package Packages/Nowhere"))
    }

    @Test func whatALinkLeadsToAndWhatAManifestReadsAreFollowed() throws {
        let tree = try makeRepository()
        try tree.write("public let shared = 1\n", to: "Shared/S.swift")
        try tree.link("Packages/Lone/Sources/Lone/Shared", to: "../../../../Shared")
        try tree.write(
            """
            // swift-tools-version: 6.0
            import Foundation
            import PackageDescription
            let text = (try? String(contentsOfFile: Context.packageDirectory + "/../../names.txt", encoding: .utf8)) ?? ""
            let names = text.split(separator: "\\n").map(String.init)
            let package = Package(name: "User", products: names.map { .library(name: $0, targets: ["User"]) }, targets: [.target(name: "User")])
            """, to: "Packages/User/Package.swift")
        try tree.write("One\n", to: "names.txt")
        try tree.commitAll("set up")
        let run = CommandRun(tree)
        try tree.write("public let shared = 2\n", to: "Shared/S.swift")
        try tree.commitAll("shared")
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/Lone\n")
        try tree.write("One\nTwo\n", to: "names.txt")
        try tree.commitAll("names")
        #expect(run("affected", "--base", "HEAD~1") == 0)
        #expect(run.output == "Packages/User\n")
    }

    @Test func theUsersTreeIsNotTouched() throws {
        let tree = try makeRepository()
        try tree.write("public let a = 8\n", to: "Packages/Core/Sources/Core/A.swift")
        let before = try tree.git("status", "--porcelain=v2", "--branch")
        let files = FileTreeWalk.files(in: tree.path)
        #expect(CommandRun(tree)("affected", "--uncommitted") == 0)
        #expect(try tree.git("status", "--porcelain=v2", "--branch") == before)
        #expect(FileTreeWalk.files(in: tree.path) == files)
    }

    /// Core, with User over it, and Lone.
    private func makeRepository() throws -> SourceTree {
        let tree = try makeTree([
            ".gitignore": ".cache/\n", "Packages/Core/Package.swift": manifest("Core"),
            "Packages/Core/Sources/Core/A.swift": "public let a = 1\n", "Packages/Core/Sources/Core/B.swift": "public let b = 1\n",
            "Packages/Lone/Package.swift": manifest("Lone"), "Packages/Lone/Sources/Lone/A.swift": "public let a = 1\n",
            "Packages/Lone/Sources/Lone/B.swift": "public let b = 1\n",
            "Packages/User/Package.swift": manifest("User", on: "Core"), "Packages/User/Sources/User/A.swift": "import Core\n",
        ])
        try tree.git("init", "-q")
        try tree.commitAll("start")
        return tree
    }

    private func manifest(_ name: String, on other: String? = nil, product: String? = nil) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "\(name)",
            products: [.library(name: "\(name)", targets: ["\(name)"])],
            dependencies: [\(other.map { ".package(path: \"../\($0)\")" } ?? "")],
            targets: [.target(name: "\(name)", dependencies: [\(other.map { ".product(name: \"\(product ?? $0)\", package: \"\($0)\")" } ?? "")])])
        """
    }
}
