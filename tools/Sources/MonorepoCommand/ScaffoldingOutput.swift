import ArgumentParsing
import Scaffolding
import ToolSupport

/// What the commands that change the tree have in common.
enum ScaffoldingOutput {
    /// The flag that keeps the tree as it is.
    static let dryRun = Flag("dry-run", help: "Print what would be done, and do nothing.")

    /// Does what a plan says and makes generated files anew, or prints the plan only. Ends with findings where something still points to what is gone.
    static func finish(_ plan: ScaffoldPlan, isDryRun: Bool, root: String, _ line: ParsedCommand, _ context: CommandContext) throws
        -> ExitCode
    {
        if !isDryRun { try plan.apply(root: root) }
        context.terminal.print(plan.summary)
        if isDryRun {
            context.terminal.note("Nothing was changed: this was a dry run.")
        } else {
            for note in plan.notes { context.terminal.note(note) }
            try ProjgenCommand.refresh(line, context)
        }
        guard !plan.leftovers.isEmpty else { return .clean }
        context.terminal.note("What still points to it:")
        for leftover in plan.leftovers { context.terminal.print(leftover + "\n") }
        return .findings
    }

    /// Says why nothing is done to a repository of which a part could not be read.
    static func incomplete(_ context: CommandContext) -> ExitCode {
        context.terminal.note("error: Nothing was changed, since a part of the repository could not be read. Mend that first.")
        return .couldNotRun
    }
}
