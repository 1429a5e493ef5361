/// Why the harness itself could not do its part; a finding about the app is an expectation that failed, never one of these.
public enum IntegrationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The app has not been built; with the path where it was looked for.
    case binaryMissing(path: String)
    /// axe-core has not been fetched; with the path where it was looked for.
    case axeMissing(path: String)
    /// A program could not be started; with the system's words.
    case notStarted(program: String, reason: String)
    /// A program ended before it was ready; with what it wrote to standard error.
    case endedEarly(program: String, status: String, standardError: String)
    /// A condition did not come true in time.
    case timedOut(waitingFor: String, detail: String)
    /// The connection failed, or the answer was no HTTP.
    case connection(String)
    /// The browser refused a command; with WebDriver's error code and message.
    case browser(command: String, code: String, message: String)
    /// An answer did not have the shape that was expected.
    case unexpectedShape(String)

    /// What was tried, and what to do next.
    public var description: String {
        switch self {
        case .binaryMissing(let path):
            "there is no app at \(path): run make build first, or name another one in METERBOOK_BINARY"
        case .axeMissing(let path): "there is no axe-core at \(path): run tools/setup.sh test first"
        case .notStarted(let program, let reason): "\(program) could not be started: \(reason)"
        case .endedEarly(let program, let status, let standardError):
            "\(program) ended with \(status) before it was ready; it wrote: \(standardError)"
        case .timedOut(let condition, let detail): "gave up waiting for \(condition)\(detail.isEmpty ? "" : "; last seen: \(detail)")"
        case .connection(let reason): "the connection failed: \(reason)"
        case .browser(let command, let code, let message): "the browser refused \(command) with \"\(code)\": \(message)"
        case .unexpectedShape(let what): "unexpected answer: \(what)"
        }
    }
}
