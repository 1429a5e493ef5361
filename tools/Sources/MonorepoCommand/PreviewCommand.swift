import ArgumentParsing
import Building
import Foundation
import ModuleGraph
import Previewing
import ToolSupport

/// `monorepo preview`
enum PreviewCommand: ToolCommand {
    static let command = Command(
        "preview",
        abstract: "Shows a package's previews in a browser, and shows them anew after each change.",
        discussion: """
            The previews are the package's executable whose name ends with Previews. It is built with what it depends on and nothing else, served on \
            this machine alone, and built and started again at the same address whenever a source of the package or of what it depends on is saved; the \
            page loads itself. A change that does not build is told here, and what was built last stays to be seen. Interrupt it to end.

              monorepo preview Logbook
              monorepo preview Logbook --port 8790 --no-open
            """,
        options: [
            Option(
                "port", valueName: "N", kind: .integer(0...65535), help: "Where to listen; any free port unless given.", defaultValue: "0")
        ],
        flags: [
            Flag("no-open", help: "Only print the link."),
            Flag("verbose", short: "v", help: "Show everything that the build writes."),
        ],
        arguments: [
            Argument("package", help: "The package by name or folder.")
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try context.loadForBuilding(line)
        let packages = try repository.packages(named: line.texts("package"), command: "monorepo preview")
        guard let package = packages.first, packages.count == 1 else {
            throw UsageError("one package is previewed at a time.", command: "monorepo preview")
        }
        let loop = try makeLoop(of: package, in: repository.workspace, line, context)
        try loop.run { false }
        return .clean
    }

    private static func makeLoop(
        of package: Package, in workspace: Workspace, _ line: ParsedCommand, _ context: CommandContext
    ) throws -> PreviewLoop {
        guard let target = package.targets.first(where: { $0.kind == .executable && $0.name.hasSuffix("Previews") }) else {
            throw ToolError(
                "\(package.name) has no previews: no executable of it has a name that ends with Previews.",
                remedy: "Give it one; the packages that have one are: \(packagesWithPreviews(in: workspace)).")
        }
        let product = package.products.first { $0.kind == .executable && $0.targets == [target.name] }?.name ?? target.name
        let targets = workspace.targetGraph([.declared, .plugins]).reachable(from: [target.id.index]).map { workspace.targets[$0] }
        let trees = targets.compactMap(\.folder).map { Paths.joined(workspace.root, $0) }
        let manifests = Set(targets.map { Paths.joined(workspace.root, workspace.package(of: $0.id).manifest.path) })
        let place = "\(workspace.root)/.build/preview"
        let manager = try PackageManager(
            package: Paths.joined(workspace.root, package.folder), scratch: "\(place)/build", flags: PreviewBuild.flags,
            environment: context.environment)
        let terminal = context.terminal
        let output = SessionOutput(terminal, isVerbose: line.flag("verbose"), isTest: false)
        var environment = context.environment
        environment["PREVIEW_SECRET"] = secret()
        let opens = !line.flag("no-open")
        return PreviewLoop(
            PreviewBuild(manager, product: product, lockFolder: place),
            watch: try SourceWatch(trees: trees, folders: manifests.map(Paths.folder)),
            sources: WatchedSources(trees: trees, manifests: manifests.sorted()), port: line.integer("port") ?? 0, environment: environment,
            listener: { output.add($0) }, note: { terminal.note($0) },
            tell: { event in
                output.finish()
                show(event, of: package.name, opens: opens, context)
            })
    }

    private static func show(_ event: PreviewLoop.Event, of package: String, opens: Bool, _ context: CommandContext) {
        let terminal = context.terminal
        switch event {
        case .ready(let link):
            terminal.print("\(package): \(link)\n")
            if opens { open(link, context) }
        case .refreshed(let seconds): terminal.note("refreshed in \((seconds * 100).rounded() / 100) s")
        case .unchanged: terminal.note("built; the previews are the same")
        case .broken: terminal.note("\(package) does not build. What was built last stays to be seen; waiting for the next change.")
        case .notStarted: terminal.note("The previews ended before they could be seen. Waiting for the next change.")
        case .slow(let reason): terminal.note(reason)
        }
    }

    /// Opens a link where there is a desktop; whoever has none reads it in the terminal.
    private static func open(_ link: String, _ context: CommandContext) {
        guard context.environment["DISPLAY"] != nil || context.environment["WAYLAND_DISPLAY"] != nil else { return }
        do {
            _ = try ChildProcess("xdg-open", [link], environment: context.environment, timeout: .seconds(10)).run()
        } catch {
            context.terminal.note("\(error)")
        }
    }

    /// A secret of 128 random bits, with which a browser stays signed in for as long as this runs.
    private static func secret() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in String(generator.next() as UInt64, radix: 16) }.joined(separator: "-")
    }

    private static func packagesWithPreviews(in workspace: Workspace) -> String {
        let names = workspace.packages.filter { $0.targets.contains { $0.kind == .executable && $0.name.hasSuffix("Previews") } }.map(
            \.name)
        return names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
    }
}
