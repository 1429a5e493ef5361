import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import Configuration

/// Owners come from the configuration at the root and from the one beside a manifest.
struct OwnersTests {
    @Test func theFileBesideAManifestWinsAndTheLastRuleOfTheRoot() throws {
        let tree = try makeTree(["P/B/.monorepo.json": "{ \"schema\": 1, \"owner\": \"@org/b\" }"])
        let owners = try subject(tree, "{ \"schema\": 1, \"owners\": { \"*\": \"@all\", \"P/**\": [\"@p\"], \"tools\": \"@t\" } }").owners
        #expect(owners.byPackage == [["@p"], ["@org/b"]])
        #expect(
            owners.codeOwners
                == """
                # Written by `monorepo owners` from .monorepo.json; the last line that fits decides.
                * @all
                /tools @t
                /P/A A/ @p
                /P/B/ @org/b

                """.replacing("A A", with: "A\\ A"))
    }

    @Test func aPackagesFileSaysItsOwnerAndNothingElse() throws {
        let tree = try makeTree(["P/B/.monorepo.json": "{ \"schema\": 1,\n\"owner\": \"nobody here\",\n\"roles\": [] }"])
        let problems = try subject(tree, "{ \"schema\": 1 }").problems
        #expect(problems.map(\.location) == [Location(path: "P/B/.monorepo.json", line: 2), Location(path: "P/B/.monorepo.json", line: 3)])
    }

    private func subject(_ tree: SourceTree, _ text: String) throws -> (owners: Owners, problems: [Problem]) {
        let packages = ["A A", "B"].map { name in
            Package(
                name: name, folder: "P/\(name)", manifest: ManifestFacts(path: "P/\(name)/Package.swift", toolsVersion: "6.3.0"))
        }
        var problems: [Problem] = []
        let owners = try Owners(
            RepositoryConfiguration.parse(text).configuration, Workspace(root: tree.path, packages: packages), problems: &problems)
        return (owners, problems)
    }
}
