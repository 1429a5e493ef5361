/// Why a file of design tokens cannot be used. A token is named by its path, as in `color.light.tint`.
nonisolated public enum DesignTokensError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file is no JSON object.
    case notJSON
    /// A name or property that the format does not have, or that this app does not read.
    case malformed(token: String, reason: String)
    /// A reference that leads nowhere or back to itself.
    case reference(token: String, to: String)
    /// A value that is not what its type or its place asks for.
    case value(token: String, expected: String)
    /// A token in one of the app's groups that the app does not have.
    case unknown(token: String, known: [String])
    /// Colours that cannot be told apart well enough.
    case contrast(token: String, ContrastFinding)

    /// English, for the command line: one line.
    public var description: String {
        switch self {
        case .notJSON: "it is not a JSON object"
        case .malformed(let token, let reason): "the token “\(token)”: \(reason)"
        case .reference(let token, let target): "the token “\(token)” refers to “\(target)”, which is no token or leads back to it"
        case .value(let token, let expected): "the token “\(token)” must be \(expected)"
        case .unknown(let token, let known): "there is no token “\(token)” here; there are \(known.joined(separator: ", "))"
        case .contrast(let token, let finding): "the token “\(token)”: \(finding)"
        }
    }
}
