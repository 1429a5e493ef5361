/// Why a meter script cannot be used; nothing has been done with it.
public enum MeterScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is not JSON; with the reason and the place.
    case notJSON(String)
    /// A value is not what its key allows; the path is like `meters[0].records[2].measurement`, or empty for the whole file.
    case invalid(path: String, problem: String)
    /// The script that comes with the app is not there or cannot be read.
    case missing(String)

    /// English, one line, for the command line: what is wrong, where, and what is allowed.
    public var description: String {
        switch self {
        case .notJSON(let reason): "the meter script is not JSON: \(reason)"
        case .invalid("", let problem): "the meter script is not usable: \(problem)"
        case .invalid(let path, let problem): "the meter script is not usable: \(path): \(problem)"
        case .missing(let reason): "the meter script that comes with the app cannot be read: \(reason)"
        }
    }
}
