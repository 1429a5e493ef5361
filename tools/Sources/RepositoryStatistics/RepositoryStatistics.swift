package import ModuleGraph
import SourceFacts

/// Numbers of every module of a repository.
package struct RepositoryStatistics: Equatable, Sendable {
    /// Declarations of one file: all, public ones, and test functions.
    package typealias Counts = (all: Int, published: Int, tests: Int)

    /// The modules but tests, by package and name.
    package var modules: [ModuleStatistics]
    /// Lines of Swift in tests.
    package var testLines: Int
    /// Test functions.
    package var tests: Int

    /// Counts a workspace. `count` tells the declarations of a file; `hiddenEdges` and `legacyImports` are by the name of the target.
    package init(
        of workspace: Workspace, hiddenEdges: [String: Int] = [:], legacyImports: [String: Int] = [:], count: (SourceFile) -> Counts
    ) {
        let graph = workspace.targetGraph(.all) { !$0.isTest }
        let dependents = graph.reversed
        var lines: [Int] = []
        var numbers: [Counts] = []
        for target in workspace.targets {
            let sources = target.sources.filter { $0.language == .swift }
            lines.append(sources.reduce(0) { $0 + ($1.facts?.lineCount ?? 0) })
            numbers.append(sources.map(count).reduce((0, 0, 0)) { ($0.0 + $1.all, $0.1 + $1.published, $0.2 + $1.tests) })
        }
        let testsOf = Self.tests(workspace, numbers)
        modules = workspace.targets.compactMap { target in
            guard !target.isTest, target.hasSwift || target.kind == .executable else { return nil }
            let node = target.id.index
            var result = ModuleStatistics(
                name: target.name, package: workspace[target.packageID].folder, kind: target.kind, role: target.role)
            result.files = target.sources.count { $0.language == .swift }
            result.lines = lines[node]
            result.declarations = numbers[node].all
            result.published = numbers[node].published
            result.fanOut = graph.successors(of: node).count
            result.fanIn = dependents.successors(of: node).count
            let rebuilt = dependents.reachable(from: [node])
            result.rebuilt = rebuilt.count - 1
            result.rebuiltLines = rebuilt.reduce(0) { $0 + lines[$1] }
            result.tests = testsOf[node]
            result.hiddenEdges = hiddenEdges[target.name] ?? 0
            result.legacyImports = legacyImports[target.name] ?? 0
            return result
        }
        testLines = workspace.targets.filter(\.isTest).reduce(0) { $0 + lines[$1.id.index] }
        tests = workspace.targets.filter(\.isTest).reduce(0) { $0 + numbers[$1.id.index].tests }
    }

    /// For each target the test functions of its own package whose target reaches it.
    private static func tests(_ workspace: Workspace, _ numbers: [Counts]) -> [Int] {
        let graph = workspace.targetGraph(.all)
        var result = [Int](repeating: 0, count: workspace.targets.count)
        for test in workspace.targets where test.isTest {
            for node in graph.reachable(from: [test.id.index]) where workspace.targets[node].packageID == test.packageID {
                result[node] += numbers[test.id.index].tests
            }
        }
        return result
    }
}
