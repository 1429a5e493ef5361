import ArgumentParsing
import Configuration
import Doctor
import ModuleGraph
import ToolSupport
import WorkspaceLoading

/// `monorepo doctor`
enum DoctorCommand: ToolCommand {
    static let command = Command(
        "doctor",
        abstract: "Tells what this machine lacks for the repository, and what installs it.",
        discussion: """
            Looks for the toolchain, programs, the C libraries that manifests name, a browser where tests drive one, permissions, and manifests that \
            cannot be read. Exit codes: 0 all that is needed is there, 1 something is missing, 2 the repository could not be found.

              monorepo doctor
              monorepo doctor --format json
            """,
        options: [Option("format", kind: .choice(["text", "json"]), help: "How to print.", defaultValue: "text")],
        flags: [Flag("missing", help: "Only what is not there.")]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let root = try context.root(line)
        let (workspace, unreadable) = try load(line, root, context)
        let home = context.value("XDG_CACHE_HOME") ?? context.value("HOME").map { "\($0)/.cache" } ?? "\(root)/.build"
        let cache = line.text("cache").map { Paths.joined(context.currentFolder, $0) } ?? "\(home)/monorepo"
        var all = CheckUp(.current, workspace, cacheFolder: cache).diagnoses
        if let unreadable { all.append(Diagnosis("manifests", .missing, unreadable.what, mend: unreadable.remedy)) }
        let shown = line.flag("missing") ? all.filter { $0.state != .present } : all
        if line.text("format") == "json" {
            context.terminal.print(document(shown).text)
        } else {
            for diagnosis in shown { context.terminal.print(text(diagnosis, context.terminal)) }
        }
        let missing = all.count { $0.state == .missing }
        context.terminal.note(missing == 0 ? "Everything that is needed is there." : "\(missing) missing.")
        return missing == 0 ? .clean : .findings
    }

    /// The workspace without its sources' facts; without a toolchain, one that has no packages, with the reason.
    private static func load(_ line: ParsedCommand, _ root: String, _ context: CommandContext) throws -> (Workspace, ToolError?) {
        var options = context.loadingOptions(line)
        options.findsLooseSources = false
        do {
            options.ignoredFolders += try RepositoryConfiguration.load(root: root).configuration.ignored
            return (try WorkspaceLoader(root: root, options: options).load(), nil)
        } catch {
            return (Workspace(root: root, packages: []), error)
        }
    }

    private static func text(_ diagnosis: Diagnosis, _ terminal: Terminal) -> String {
        let area = diagnosis.area + String(repeating: " ", count: max(0, 11 - diagnosis.area.count))
        switch diagnosis.state {
        case .present: return "\(terminal.styled("ok     ", 32))  \(area)  \(diagnosis.what)\n"
        case .advised: return "\(terminal.styled("advised", 33))  \(area)  \(diagnosis.what)\n                       \(diagnosis.mend)\n"
        case .missing: return "\(terminal.styled("missing", 31))  \(area)  \(diagnosis.what)\n                       \(diagnosis.mend)\n"
        }
    }

    private static func document(_ all: [Diagnosis]) -> JSONValue {
        .object([
            .init("schema", .integer(1)),
            .init(
                "checks",
                .array(
                    all.map { diagnosis in
                        .object([
                            .init("area", .string(diagnosis.area)), .init("state", .string(diagnosis.state.rawValue)),
                            .init("what", .string(diagnosis.what)), .init("mend", .string(diagnosis.mend)),
                        ])
                    })),
        ])
    }
}
