/// A shell that can complete our commands.
public enum CompletionShell: String, CaseIterable, Sendable {
    /// GNU Bash, 4 or later.
    case bash
    /// The Z shell.
    case zsh
    /// The friendly interactive shell.
    case fish
}

extension Command {
    /// The script that makes a shell complete this command: subcommands, options, choices, files and folders. Deterministic; the
    /// description must have no `problems`.
    public func completionScript(for shell: CompletionShell) -> String {
        switch shell {
        case .bash: BashCompletion(root: self).script
        case .zsh: ZshCompletion(root: self).script
        case .fish: FishCompletion(root: self).script
        }
    }
}
