import ArgumentParsing
import Building
import ToolSupport
import WorkspaceLoading

/// `monorepo build`
enum BuildCommand: ToolCommand {
    static let command = Command(
        "build",
        abstract: "Builds packages, each with what it depends on.",
        discussion: """
            Everything is built as one generated package in .build/umbrella, so that products are shared whichever packages are asked for; \
            `package` declarations still stay within their own package. A package that such a one cannot hold (traits, plugins, macros, packages \
            from elsewhere) is built by itself. Programs of packages that are named are linked in .build/bin.

              monorepo build Logbook
              monorepo build -c release App
            """,
        options: [
            Option("configuration", short: "c", kind: .choice(["debug", "release"]), help: "How to build.", defaultValue: "debug")
        ],
        flags: [
            Flag("verbose", short: "v", help: "Show everything that SwiftPM writes.")
        ],
        arguments: [
            Argument("package", help: "Packages by name or folder; all unless given.", isRequired: false, isRepeatable: true)
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try context.loadForBuilding(line)
        let packages = try repository.packages(named: line.texts("package"), command: "monorepo build")
        let session = BuildSession(
            context: context, workspace: repository.workspace, configuration: line.text("configuration") ?? "debug",
            isVerbose: line.flag("verbose"), implicitDependencies: [:])
        let (lock, units) = try session.units(for: packages, linkingPrograms: !line.texts("package").isEmpty)
        defer { withExtendedLifetime(lock) {} }
        var isGood = true
        for unit in units where try !session.build(unit, withTests: false) { isGood = false }
        return isGood ? .clean : .findings
    }
}

extension CommandContext {
    /// Reads the repository for a build, without looking into sources. Throws where a package could not be read.
    func loadForBuilding(_ line: ParsedCommand) throws -> Repository {
        var options = loadingOptions(line)
        options.readsSources = false
        options.findsLooseSources = false
        let repository = try load(line, options: options)
        if repository.isIncomplete {
            throw ToolError("Packages could not be read, so not everything would be built.", remedy: "Mend what is reported above.")
        }
        return repository
    }
}
