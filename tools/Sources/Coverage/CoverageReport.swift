package import ModuleGraph
import ToolSupport

/// What tests ran, by module, with everything that is not known said.
package struct CoverageReport: Equatable, Sendable {
    /// The folders of the packages whose tests were run, in order.
    package var ran: [String]
    /// The folders of the packages with tests that were not, in order.
    package var notRun: [String]
    /// Every module but tests, by package and name.
    package var modules: [ModuleCoverage]
    /// The files that a change touched, by path; nil where no change was asked for.
    package var touched: [TouchedFile]?

    /// A report.
    package init(ran: [String], notRun: [String] = [], modules: [ModuleCoverage], touched: [TouchedFile]? = nil) {
        self.ran = ran
        self.notRun = notRun
        self.modules = modules
        self.touched = touched
    }

    /// Attributes an export to the modules of a workspace. Files of dependencies outside, of tests and of build folders belong to no module
    /// and are left out. `ran` are the packages whose tests made the export, `floor` the least share of a module.
    package init(_ export: CoverageExport, of workspace: Workspace, ran: Set<PackageID>, floor: (Target, Package) -> Int?) {
        let counts = Self.relative(export, to: workspace.root)
        self.ran = workspace.packages.filter { ran.contains($0.id) }.map(\.folder)
        notRun = workspace.packages.filter { !ran.contains($0.id) && $0.targets.contains(where: \.isTest) }.map(\.folder)
        modules = workspace.targets.compactMap { target in
            guard !target.isTest, target.hasSwift else { return nil }
            let package = workspace[target.packageID]
            let isRun = ran.contains(package.id)
            let sources = target.sources.filter { $0.language == .swift }
            // A file of protocols alone has no code; it counts as built where a neighbour was, or where a test's binary links its module.
            let isBuilt = sources.contains { counts[$0.path] != nil } || isRun && Self.isLinked(target, by: ran, workspace)
            let files = sources.map { source in
                if isRun, let lines = counts[source.path] {
                    return FileCoverage(path: source.path, state: lines.lineCount > 0 ? .measured : .noCode, lines: lines)
                }
                return FileCoverage(path: source.path, state: !isRun ? .notRun : isBuilt ? .noCode : .notInstrumented)
            }
            return ModuleCoverage(name: target.name, package: package.folder, files: files, floor: floor(target, package), isRun: isRun)
        }
    }

    /// The modules below their floor.
    package var belowFloor: [ModuleCoverage] { modules.filter(\.isBelowFloor) }

    /// All lines of all modules whose tests were run.
    package var total: CoverageShare { modules.filter(\.isRun).reduce(CoverageShare()) { $0 + $1.share } }

    /// The module and coverage of a file; nil for one of no module.
    package func file(_ path: String) -> (module: ModuleCoverage, file: FileCoverage)? {
        for module in modules {
            if let file = module.files.first(where: { $0.path == path }) { return (module, file) }
        }
        return nil
    }

    private static func isLinked(_ target: Target, by ran: Set<PackageID>, _ workspace: Workspace) -> Bool {
        let tests = workspace.targets.filter { $0.isTest && ran.contains($0.packageID) }.map(\.id.index)
        return workspace.targetGraph(.declared).reachable(from: tests).contains(target.id.index)
    }

    /// Paths of an export are those that the compiler was given: real ones, or ones that lead through a link such as the umbrella's.
    private static func relative(_ export: CoverageExport, to root: String) -> [String: LineCounts] {
        let realRoot = FileSystem.realPath(root) ?? root
        var result: [String: LineCounts] = [:]
        for (path, lines) in export.files {
            let real = FileSystem.realPath(path) ?? Paths.normalized(path)
            guard Paths.isInside(real, realRoot) else { continue }
            result[Paths.relative(real, to: realRoot), default: LineCounts()].merge(lines)
        }
        return result
    }
}
