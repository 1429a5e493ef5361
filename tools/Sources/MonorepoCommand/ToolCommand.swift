package import ArgumentParsing
package import ToolSupport

/// One command of the tool. To add one, write a type of its own file and name it in `MonorepoTool.commands`.
package protocol ToolCommand: Sendable {
    /// What can be typed. Its name is the word that calls it; options that every command has, such as `--root`, are not in it.
    static var command: Command { get }

    /// Does the work. `line.path` begins with the command's name, and goes on with those of its subcommands. A thrown `ToolError` or
    /// `UsageError` is printed, and the tool ends with code 2.
    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode
}
