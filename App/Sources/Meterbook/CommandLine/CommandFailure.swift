/// Why a command ends without having done its job: a message for standard error, and the exit code.
struct CommandFailure: Error, Equatable, CustomStringConvertible {
    /// What was tried, what is safe, and what to do next, in English.
    let message: String
    /// 1: the job failed; 2: wrong flags, configuration or meter script.
    let exitCode: Int32

    /// The job failed.
    static func job(_ message: String) -> CommandFailure {
        CommandFailure(message: message, exitCode: 1)
    }

    /// The flags, the configuration or the meter script are wrong.
    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(message: message, exitCode: 2)
    }

    /// No known device has that id.
    static func unknownDevice(_ id: String) -> CommandFailure {
        .usage("there is no device \(TerminalText.clean(id)); “meterbook devices list” shows those that are known")
    }

    var description: String { "error: \(message)" }
}
