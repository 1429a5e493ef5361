import ArgumentParsing
import Building
import ToolSupport

/// `monorepo setup`
enum SetupCommand: ToolCommand {
    static let command = Command(
        "setup",
        abstract: "Installs the system libraries that packages need.",
        discussion: """
            What is needed is told by the system library targets (`providers` and `pkgConfig`) of the packages and of all that they depend on. \
            Only what is missing is installed, by apt, as root or through sudo.

              monorepo setup Logbook
              monorepo setup --print
            """,
        flags: [
            Flag("print", help: "Install nothing; print the names that apt knows.")
        ],
        arguments: [
            Argument("package", help: "Packages by name or folder; all unless given.", isRequired: false, isRepeatable: true)
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try context.loadForBuilding(line)
        let packages = try repository.packages(named: line.texts("package"), command: "monorepo setup")
        let needed = SystemPackages(of: packages, in: repository.workspace)
        for name in needed.unknown { context.terminal.note("\(name) does not say which package of the system brings it.") }
        if line.flag("print") {
            context.terminal.print(needed.apt.map { "\($0)\n" }.joined())
            return .clean
        }
        let missing = try needed.missing()
        guard !missing.isEmpty else { return .clean }
        let isRoot = FileSystem.isRoot
        guard isRoot || ChildProcess.find("sudo") != nil else {
            throw ToolError(
                "\(missing.joined(separator: ", ")) are missing, and neither root nor sudo is at hand.",
                remedy: "As root, run: apt-get install \(missing.joined(separator: " ")).")
        }
        context.terminal.note("installing \(missing.joined(separator: " "))")
        for command in SystemPackages.installation(of: missing) {
            let words = (isRoot ? [] : ["sudo"]) + command
            let environment = context.environment.merging(["DEBIAN_FRONTEND": "noninteractive"]) { $1 }
            let result = try ChildProcess(words[0], Array(words.dropFirst()), environment: environment).run()
            guard result.isSuccess else {
                throw ToolError(
                    "`\(command.joined(separator: " "))` failed: \(result.errorText.split(whereSeparator: \.isNewline).last ?? "").",
                    remedy: "Run it by hand to see why.")
            }
        }
        return .clean
    }
}
