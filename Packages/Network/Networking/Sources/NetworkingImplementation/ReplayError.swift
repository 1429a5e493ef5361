/// Why a folder of recorded answers cannot be replayed.
public enum ReplayError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The folder, or a file in it, cannot be read.
    case notReadable(String)
    /// A file is no recording; with the reason.
    case invalid(file: String, reason: String)

    /// What was tried and what to do next, on one line.
    public var description: String {
        switch self {
        case .notReadable(let path): "the recorded answers \(path) cannot be read"
        case .invalid(let file, let reason): "the recorded answer \(file) is wrong: \(reason)"
        }
    }
}
