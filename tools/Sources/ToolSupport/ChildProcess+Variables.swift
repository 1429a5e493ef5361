extension ChildProcess {
    /// Variables of a shell that change by themselves and that nobody means.
    package static let passingVariables: Set<String> = ["_", "OLDPWD", "PWD", "SHLVL", "SHELL_SESSION_ID", "TERM_SESSION_ID", "WINDOWID"]
}
