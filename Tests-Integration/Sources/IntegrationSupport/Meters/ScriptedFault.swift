/// What a simulated meter does wrong, and when.
public struct ScriptedFault: Hashable, Sendable, CustomStringConvertible {
    /// What it does.
    public enum Action: Hashable, Sendable {
        case disconnect, silence, duplicate, reorder, notPaired, truncate
        /// Answers with this response code of the record access control point.
        case recordAccessError(code: Int)
        /// Refuses the write with this ATT error.
        case attributeError(code: Int)

        /// The script's word.
        var word: String {
            switch self {
            case .disconnect: "disconnect"
            case .silence: "silence"
            case .duplicate: "duplicate"
            case .reorder: "reorder"
            case .notPaired: "not_paired"
            case .truncate: "truncate"
            case .recordAccessError: "racp_error"
            case .attributeError: "att_error"
            }
        }

        var code: Int? {
            switch self {
            case .recordAccessError(let code), .attributeError(let code): code
            default: nil
            }
        }
    }

    /// What it does.
    public var action: Action
    /// After how many notifications of the connection.
    public var afterNotifications: Int
    /// In which connections, from 1 on; nil is the script's default, the first of the process.
    public var connections: [Int]?

    /// Makes a fault.
    public init(_ action: Action, afterNotifications: Int, connections: [Int]? = nil) {
        self.action = action
        self.afterNotifications = afterNotifications
        self.connections = connections
    }

    /// In words, for test names.
    public var description: String {
        "\(action.word)\(action.code.map { " \($0)" } ?? "") after \(afterNotifications)"
    }

    var json: JSONValue {
        var members: [String: JSONValue] = ["after_notifications": .number(Double(afterNotifications)), "do": .string(action.word)]
        if let code = action.code { members["code"] = .number(Double(code)) }
        if let connections { members["connections"] = .array(connections.map { .number(Double($0)) }) }
        return .object(members)
    }
}
