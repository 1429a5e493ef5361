import ArgumentParsing
import Building
import Configuration
import Coverage
import ModuleGraph
import ToolSupport

/// `monorepo coverage`
enum CoverageCommand: ToolCommand {
    static let command = Command(
        "coverage",
        abstract: "Runs tests and tells which lines they reach, by module.",
        discussion: """
            Lines count for the module that owns them, whichever package's tests ran them; dependencies outside, tests and generated files are left \
            out. A module that no test's binary holds is said to be not instrumented, which is not 0 %. Floors come from "floors" of .monorepo.json or \
            from --min; a module below its floor makes the exit code 1. Packages whose tests were not run are named and not judged.

              monorepo coverage --package Logbook --gaps
              monorepo coverage --base origin/main --format github
              monorepo coverage --format html > coverage.html
            """,
        options: [
            Option("package", valueName: "PKG", help: "Only run the tests of this package.", isRepeatable: true),
            Option("except", valueName: "PKG", help: "Do not run the tests of this package.", isRepeatable: true),
            Option("base", valueName: "R", help: "Also tell of each file that was changed since this revision."),
            Option(
                "min", valueName: "N", kind: .integer(0...100),
                help: "The floor of every module that was run, and of the changed lines of each touched file, in per cent."),
            Option("format", kind: .choice(["text", "html", "json", "github"]), help: "How to print.", defaultValue: "text"),
            Option("from", valueName: "FILE", kind: .file, help: "Read an export of llvm-cov and run nothing.", isRepeatable: true),
        ],
        flags: [
            Flag("floors", help: "Only run the tests of packages with a module that has a floor."),
            Flag("gaps", help: "List the lines that did not run; with --base, of the touched files."),
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try context.load(line)
        guard !repository.isIncomplete else { return .couldNotRun }
        let workspace = repository.workspace
        let floors = repository.configuration.floors
        var packages = try chosen(line, workspace)
        if line.flag("floors") {
            packages = packages.filter { package in
                package.targets.contains { target in floors.contains { $0.selector.matches(target, of: package) } }
            }
            guard !packages.isEmpty else {
                throw ToolError("No package has a module with a floor.", remedy: "Write \"floors\" into .monorepo.json.")
            }
        }
        // A revision that is not there is said before the tests have run for minutes.
        let changes = try line.text("base").map { try ChangedLines(since: $0, in: workspace.root) }
        let export = try line.wasGiven("from") ? read(line.texts("from"), context) : measure(packages, workspace, context)
        let least = line.integer("min")
        var report = CoverageReport(export, of: workspace, ran: Set(packages.map(\.id))) { target, package in
            least ?? floors.last { $0.selector.matches(target, of: package) }?.percent
        }
        if let changes { report.add(changes) { workspace.target(owning: $0)?.isTest ?? false } }
        print(report, line, workspace.root, context)
        let isBelow = (report.touched ?? []).contains { touched in least.map { !touched.changed.reaches($0) } ?? false }
        return report.belowFloor.isEmpty && !isBelow ? .clean : .findings
    }

    private static func print(_ report: CoverageReport, _ line: ParsedCommand, _ root: String, _ context: CommandContext) {
        switch line.text("format") {
        case "json": context.terminal.print(CoverageJSON.document(report).text)
        case "github": context.terminal.print(CoverageAnnotations.text(report))
        case "html":
            context.terminal.print(CoveragePage(report) { path in try? FileSystem.readText(Paths.joined(root, path)) }.html)
        default: context.terminal.print(CoverageText(report, showsGaps: line.flag("gaps")).text)
        }
    }

    /// The packages whose tests are run, or were for the exports that are read.
    private static func chosen(_ line: ParsedCommand, _ workspace: Workspace) throws -> [Package] {
        let named = try line.texts("package").map { try package($0, workspace) }
        let except = Set(try line.texts("except").map { try package($0, workspace).id })
        let all = named.isEmpty ? workspace.packages.filter { $0.targets.contains(where: \.isTest) } : named
        let packages = all.filter { !except.contains($0.id) }
        guard !packages.isEmpty else {
            throw ToolError("There is no package with tests to run.", remedy: "Name one with --package.")
        }
        for package in packages where !package.targets.contains(where: \.isTest) {
            throw ToolError("\(package.name) has no tests.", remedy: "Name a package that has, with --package.")
        }
        return packages
    }

    private static func package(_ name: String, _ workspace: Workspace) throws -> Package {
        let found = workspace.packages(matching: name)
        guard let package = found.first, found.count == 1 else {
            throw ToolError(
                found.isEmpty ? "There is no package \(name)." : "Several packages are called \(name).",
                remedy: "The packages are: \(workspace.packages.map(\.folder).joined(separator: ", ")).")
        }
        return package
    }

    /// Runs the tests of all packages that fit into one generated package together, the others one by one.
    private static func measure(_ packages: [Package], _ workspace: Workspace, _ context: CommandContext) throws -> CoverageExport {
        let folder = UmbrellaFolder(root: workspace.root, place: "coverage")
        let umbrella = try Umbrella(of: packages, in: workspace)
        let terminal = context.terminal
        let lock = try FolderLock(folder.path) { terminal.note("Another run of monorepo measures here; waiting for it.") }
        var runs: [CoverageRun] = []
        if !umbrella.folders.isEmpty {
            try folder.write(umbrella)
            try folder.linkNeighbours(of: workspace)
            runs.append(CoverageRun(package: folder.path, name: Umbrella.packageName, scratch: "\(folder.path)/.build"))
        }
        for refusal in umbrella.separate {
            guard let package = packages.first(where: { $0.folder == refusal.folder }) else { continue }
            runs.append(
                CoverageRun(
                    package: Paths.joined(workspace.root, package.folder), name: package.name,
                    scratch: "\(folder.path)/separate/\(package.identity)"))
        }
        var export = CoverageExport()
        for run in runs { export.merge(try run.run { terminal.progress("\(run.name): \($0.prefix(100))") }) }
        terminal.clearStatus()
        withExtendedLifetime(lock) {}
        return export
    }

    private static func read(_ files: [String], _ context: CommandContext) throws -> CoverageExport {
        var export = CoverageExport()
        for file in files {
            let bytes: [UInt8]
            do {
                bytes = try FileSystem.read(Paths.joined(context.currentFolder, file))
            } catch {
                throw ToolError("\(error)", remedy: "Give a file that `swift test --enable-code-coverage` wrote.")
            }
            export.merge(try CoverageExport(json: bytes, name: file))
        }
        return export
    }
}
