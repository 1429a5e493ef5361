import ModuleGraph
import SourceFacts
import Testing
import ToolSupport

@testable import RepositoryStatistics

struct RepositoryStatisticsTests {
    @Test func everyModuleIsCountedAndTestsAreNone() {
        let subject = makeSubject()
        #expect(subject.modules.map(\.name) == ["A", "AMore", "B"])
        #expect(subject.modules.map(\.lines) == [30, 5, 7])
        #expect(subject.modules.map(\.fanIn) == [2, 0, 0])
        #expect(subject.modules.map(\.fanOut) == [0, 1, 1])
        #expect(subject.modules.map(\.rebuilt) == [2, 0, 0], "tests are not counted")
        #expect(subject.modules.map(\.rebuiltLines) == [42, 5, 7])
        #expect(subject.modules.map(\.tests) == [4, 0, 0], "tests of its own package that reach it")
        #expect(subject.modules.map(\.publicShare) == [50, 50, 50])
        #expect(subject.modules.map(\.hiddenEdges) == [0, 0, 3])
        #expect(subject.tests == 4)
        #expect(subject.testLines == 11)
    }

    @Test func aTableForPeople() {
        let lines = makeSubject().table.split(separator: "\n").map(String.init)
        #expect(lines[0] == "module  lines  files  public  in  out  rebuilds  of lines  tests  hidden  legacy")
        #expect(lines[1] == "A          30      2    50 %   2    0         2        42      4       0       0")
        #expect(lines[4] == "3 modules, 42 lines; 4 tests, 11 lines.")
    }

    @Test func aDocumentForPrograms() throws {
        let document = try JSONValue(parsing: makeSubject().document.text)
        #expect(document["schema"]?.integer == 1)
        #expect(document["modules"]?.elements?.first?["rebuiltLines"]?.integer == 42)
        #expect(document["modules"]?.elements?.first?["role"]?.isNull == true)
    }

    @Test func aModuleWithoutDeclarationsHasNoShare() {
        #expect(ModuleStatistics(name: "A", package: "A", kind: .library).publicShare == nil)
    }

    private func makeSubject() -> RepositoryStatistics {
        let place = Location(path: "")
        let a = Package(
            name: "A", folder: "A", products: [Product(name: "A", targets: ["A"], location: place)],
            targets: [
                Target(name: "A", folder: "A/Sources/A", sources: [source("a1", 10), source("a2", 20)], location: place),
                Target(name: "AMore", folder: "A/Sources/AMore", dependencies: [depends("A")], sources: [source("m", 5)], location: place),
                Target(
                    name: "ATests", kind: .test, folder: "A/Tests/ATests", dependencies: [depends("A")], sources: [source("t", 11)],
                    location: place),
            ], manifest: ManifestFacts(path: "A/Package.swift", toolsVersion: "6.0.0"))
        let b = Package(
            name: "B", folder: "B", dependencies: [PackageDependency(identity: "a", source: .folder("A"), location: place)],
            targets: [
                Target(
                    name: "B", folder: "B/Sources/B",
                    dependencies: [TargetDependency(form: .product, name: "A", package: "a", location: place)],
                    sources: [source("b", 7)], location: place)
            ], manifest: ManifestFacts(path: "B/Package.swift", toolsVersion: "6.0.0"))
        return RepositoryStatistics(of: Workspace(root: "/r", packages: [a, b]), hiddenEdges: ["B": 3]) { source in
            (2, 1, source.path == "t" ? 4 : 0)
        }
    }

    private func source(_ path: String, _ lines: Int) -> SourceFile {
        SourceFile(path: path, facts: FileFacts(lineCount: lines))
    }

    private func depends(_ name: String) -> TargetDependency {
        TargetDependency(form: .byName, name: name, location: Location(path: ""))
    }
}
