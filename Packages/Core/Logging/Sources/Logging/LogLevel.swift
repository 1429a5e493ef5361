/// How much an event matters; the numbers are syslog's priorities (RFC 5424, section 6.2.1), so a lower one matters more.
public enum LogLevel: Int, CaseIterable, Comparable, Sendable {
    /// Something failed, and a person should know.
    case error = 3
    /// Something went wrong that was put right, or may go wrong soon.
    case warning = 4
    /// Something unusual and fine: started, stopped, migrated.
    case notice = 5
    /// What is done day by day.
    case info = 6
    /// What only a developer wants to know.
    case debug = 7

    /// The name in a log line.
    public var name: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .notice: "notice"
        case .info: "info"
        case .debug: "debug"
        }
    }

    /// Orders levels from debug, the least, to error.
    public static func < (left: LogLevel, right: LogLevel) -> Bool {
        left.rawValue > right.rawValue
    }
}
