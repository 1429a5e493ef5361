public import ArgumentParsing

/// The `monorepo` command line.
public enum MonorepoTool {
    /// Everything that can be typed.
    public static let command = Command(
        "monorepo",
        abstract: "Keeps a repository of local Swift packages in order.",
        version: "monorepo 0.1"
    )

    /// Runs the process's own command line; returns what to exit with.
    public static func runProcess() -> Int32 {
        let outcome = command.parseProcessArguments()
        guard let exit = outcome.exit else { return 0 }
        return exit.code
    }
}
