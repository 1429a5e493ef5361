import ArgumentParsing
import Building
import Configuration
import Impact
import ModuleGraph
import ToolSupport
import WorkspaceLoading

/// `monorepo test`
enum TestCommand: ToolCommand {
    static let command = Command(
        "test",
        abstract: "Runs the tests of packages.",
        discussion: """
            All tests run together, from one generated package with shared products (see `build`). Every test that is built must have a result: \
            one that is missing, as after a crash, is a failure. Results of both test libraries are merged into .build/umbrella/results/results.xml.

            --affected chooses the packages that the working tree affects since it parted from the remote's default branch, or since --base.

            Packages whose tests would hold up others ("tests": {"alone": […]} of .monorepo.json) run theirs in a process of their own beside the others.

            Programs that tests run without depending on them ("affected": {"implicit": …} of .monorepo.json) are built first and linked in .build/bin.

            --isolated copies each package with what it depends on, and with nothing else of the repository, to .build/isolated and tests it there: \
            a package that passes stands alone. --no-network leaves the tests nothing but the loopback interface.

              monorepo test Logbook
              monorepo test --affected
              monorepo test --isolated --no-network Logbook
            """,
        options: [
            Option("base", valueName: "REVISION", help: "With --affected: the commit to compare with."),
            Option("configuration", short: "c", kind: .choice(["debug", "release"]), help: "How to build.", defaultValue: "debug"),
            Option("filter", valueName: "PATTERN", help: "Run only tests whose name fits a regular expression."),
        ],
        flags: [
            Flag("affected", help: "Test what the working tree affects."),
            Flag("isolated", help: "Test each package in a copy of what it depends on."),
            Flag("no-network", help: "Take the network away from the tests."),
            Flag("verbose", short: "v", help: "Show everything that SwiftPM writes."),
        ],
        arguments: [
            Argument("package", help: "Packages by name or folder; all unless given.", isRequired: false, isRepeatable: true)
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try context.loadForBuilding(line)
        let packages = try chosen(line, context, repository)
        guard !packages.isEmpty else {
            context.terminal.note("No package is affected: there is nothing to test.")
            return .clean
        }
        let wrapper = line.flag("no-network") ? try NetworkIsolation.wrapper() : []
        let session = BuildSession(
            context: context, workspace: repository.workspace, configuration: line.text("configuration") ?? "debug",
            isVerbose: line.flag("verbose"), implicitDependencies: repository.configuration.affected.implicit,
            testedAlone: Set(repository.configuration.testedAlone.map(\.text)))
        var failed: [String] = []
        func work(_ unit: BuildSession.Unit) throws {
            guard try session.build(unit, withTests: unit.hasTests) else { return failed.append(unit.name) }
            guard unit.hasTests else { return context.terminal.note("\(unit.name) builds.") }
            if try !session.test(unit, filter: line.text("filter"), wrapper: wrapper) { failed.append(unit.name) }
        }
        if line.flag("isolated") {
            for package in packages {
                context.terminal.note("\(package.folder), isolated")
                let (lock, units) = try session.isolatedUnits(for: package)
                try withExtendedLifetime(lock) { for unit in units { try work(unit) } }
            }
        } else {
            let (lock, units) = try session.units(for: packages)
            try withExtendedLifetime(lock) { for unit in units { try work(unit) } }
        }
        if failed.count > 0, packages.count > 1 { context.terminal.note("Failed: \(failed.joined(separator: ", "))") }
        return failed.isEmpty ? .clean : .findings
    }

    private static func chosen(
        _ line: ParsedCommand, _ context: CommandContext, _ repository: CommandContext.Repository
    ) throws -> [Package] {
        let names = line.texts("package")
        guard line.flag("affected") else {
            if line.text("base") != nil { throw UsageError("--base needs --affected.", command: "monorepo test") }
            return try repository.packages(named: names, command: "monorepo test")
        }
        guard names.isEmpty else { throw UsageError("packages are named beside --affected.", command: "monorepo test") }
        var options = context.loadingOptions(line)
        options.ignoredFolders += repository.configuration.ignored
        let settings = repository.configuration.affected
        let base = line.text("base") ?? context.value("MONOREPO_BASE")
        let answer = try AffectedQuestion(root: repository.workspace.root, options: options, rules: ImpactRules(settings)).answer(
            ChangeRequest(base: base, sinceFork: base == nil, isUncommitted: true, fallbackBase: settings.base))
        for note in answer.notes { context.terminal.note("note: \(note)") }
        let folders = Set(answer.impact.packages.map(\.folder))
        return repository.workspace.packages.filter { folders.contains($0.folder) }
    }
}
