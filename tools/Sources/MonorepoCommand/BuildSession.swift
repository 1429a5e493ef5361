import Building
import ModuleGraph
import ToolSupport

/// Builds packages and shows how it goes.
struct BuildSession {
    let context: CommandContext
    let workspace: Workspace
    /// `debug` or `release`.
    let configuration: String
    /// Whether everything that SwiftPM writes is shown.
    let isVerbose: Bool
    /// Folders of the packages that others run the programs of, by the folder of these others.
    let implicitDependencies: [String: [String]]
    /// Folders of packages whose tests run in a process of their own.
    var testedAlone: Set<String> = []

    /// A package that is ready to be built: a generated one, one of the repository, or a copy of one.
    struct Unit {
        /// What to call it in messages.
        var name: String
        /// How it is built.
        var manager: PackageManager
        /// The folder for the results of its tests.
        var results: String
        /// Whether it has tests.
        var hasTests: Bool
        /// Names of test targets that run in a process of their own.
        var testedAlone: [String] = []
        /// What the plan of a build without tests depends on; nil where that is not known.
        var planInputs: PlanInputs?
        /// Names of programs that are linked in `.build/bin` once it is built, and the folder which that is in.
        var programs: [String] = []
        /// The folder that gets the links.
        var root: String
    }

    /// What has to be built for some packages: all that fit into one generated package together, the others one by one. What the caller
    /// does with a unit must end before the lock goes.
    func units(for packages: [Package], linkingPrograms: Bool = false) throws -> (lock: FolderLock, units: [Unit]) {
        let folder = UmbrellaFolder(root: workspace.root)
        let run = programs(runBy: packages)
        let umbrella = try Umbrella(of: packages, programs: run, in: workspace)
        let terminal = context.terminal
        let lock = try FolderLock(folder.path) { terminal.note("Another run of monorepo builds here; waiting for it.") }
        var units: [Unit] = []
        if !umbrella.folders.isEmpty {
            try folder.write(umbrella)
            let name = umbrella.folders.count == 1 ? umbrella.folders[0] : "\(umbrella.folders.count) packages"
            units.append(
                Unit(
                    name: name, manager: try manager(folder.path, "\(folder.path)/.build"), results: "\(folder.path)/results",
                    hasTests: !umbrella.testTargets.isEmpty,
                    testedAlone: testTargets(of: packages.filter { testedAlone.contains($0.folder) }),
                    planInputs: PlanInputs(of: umbrella.built, root: workspace.root, manifest: "\(folder.path)/Package.swift"),
                    programs: programNames(of: run + (linkingPrograms ? packages : []), within: umbrella.separate, isWithin: false),
                    root: workspace.root))
        }
        for refusal in umbrella.separate {
            terminal.note("\(refusal.folder) is built by itself. \(refusal.reason)")
            guard let package = workspace.packages.first(where: { $0.folder == refusal.folder }) else { continue }
            let place = "\(folder.path)/separate"
            units.append(
                Unit(
                    name: refusal.folder, manager: try manager(Paths.joined(workspace.root, refusal.folder), "\(place)/build"),
                    results: "\(place)/results-\(package.identity)", hasTests: package.targets.contains(where: \.isTest),
                    programs: programNames(of: [package], within: umbrella.separate, isWithin: true), root: workspace.root))
        }
        return (lock, units)
    }

    /// A copy of one package with what it depends on, and what has to be built there: the programs that it runs, and then the package.
    func isolatedUnits(for package: Package) throws -> (lock: FolderLock, units: [Unit]) {
        let run = programs(runBy: [package])
        let copy = IsolatedCopy(of: package, programs: run, in: workspace, below: "\(workspace.root)/.build/isolated")
        let place = Paths.folder(copy.path)
        let terminal = context.terminal
        let lock = try FolderLock(place) { terminal.note("Another run of monorepo builds here; waiting for it.") }
        try copy.update()
        var units = try run.map { program in
            Unit(
                name: program.folder, manager: try manager(Paths.joined(copy.path, program.folder), "\(copy.scratch)-programs"),
                results: "\(place)/results", hasTests: false, programs: programNames(of: [program], within: [], isWithin: false),
                root: copy.path)
        }
        units.append(
            Unit(
                name: package.folder, manager: try manager(copy.package, copy.scratch), results: "\(place)/results",
                hasTests: package.targets.contains(where: \.isTest), root: copy.path))
        return (lock, units)
    }

    private func testTargets(of packages: [Package]) -> [String] {
        packages.flatMap { $0.targets.filter(\.isTest).map(\.name) }
    }

    /// The packages that some packages run the programs of, as the configuration says.
    private func programs(runBy packages: [Package]) -> [Package] {
        let folders = Set(packages.flatMap { implicitDependencies[$0.folder] ?? [] })
        return workspace.packages.filter { folders.contains($0.folder) }
    }

    /// The programs of packages that are, or are not, among those built by themselves.
    private func programNames(of packages: [Package], within separate: [UmbrellaRefusal], isWithin: Bool) -> [String] {
        let folders = Set(separate.map(\.folder))
        let chosen = packages.filter { folders.contains($0.folder) == isWithin }
        return Set(chosen.flatMap { $0.products.filter { $0.kind == .executable }.map(\.name) }).sorted()
    }

    /// Builds; returns whether it worked. What went wrong is on standard error.
    func build(_ unit: Unit, withTests: Bool) throws -> Bool {
        let output = SessionOutput(context.terminal, isVerbose: isVerbose, isTest: false)
        let listener: PackageManager.Listener = { _, bytes in output.add(bytes) }
        let result =
            if !withTests, let inputs = unit.planInputs {
                try PlannedBuild(unit.manager, inputs: inputs).build(listener).result
            } else {
                try unit.manager.build(withTests: withTests, listener)
            }
        output.finish()
        guard result.isSuccess else {
            context.terminal.note("\(unit.name) did not build (\(result.endingText)).")
            return false
        }
        context.terminal.note("\(unit.name): built")
        for program in unit.programs {
            try ProgramLink(program, in: unit.manager.products, root: unit.root).make()
        }
        return true
    }

    /// Runs the tests of what is built; returns whether all ran and passed.
    func test(_ unit: Unit, filter: String?, wrapper: [String]) throws -> Bool {
        let output = SessionOutput(context.terminal, isVerbose: isVerbose, isTest: true)
        let run = TestRun(unit.manager, folder: unit.results)
        let report = try run.run(filter: filter, alone: unit.testedAlone, wrapper: wrapper) { _, bytes in output.add(bytes) }
        output.finish()
        for text in report.summary.dropLast() { context.terminal.print("\(text)\n") }
        context.terminal.print("\(unit.name): \(report.summary.last ?? "")\n")
        if !report.isSuccess { context.terminal.note("Results: \(run.resultsPath)") }
        return report.isSuccess
    }

    private func manager(_ package: String, _ scratch: String) throws -> PackageManager {
        try PackageManager(package: package, scratch: scratch, configuration: configuration, environment: context.environment)
    }
}
