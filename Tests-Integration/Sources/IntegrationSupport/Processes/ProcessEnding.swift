/// How a process ended.
public enum ProcessEnding: Hashable, Sendable, CustomStringConvertible {
    /// It ended itself, with an exit code 0…255.
    case code(Int32)
    /// A signal ended it: also how a crash shows.
    case signal(Int32)

    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .code(waitStatus >> 8 & 0xFF) : .signal(signal)
    }

    /// The exit code; nil after a signal.
    public var exitCode: Int32? {
        if case .code(let code) = self { code } else { nil }
    }

    /// In words.
    public var description: String {
        switch self {
        case .code(let code): "exit code \(code)"
        case .signal(let signal): "signal \(signal)"
        }
    }
}
