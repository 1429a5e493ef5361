/// Why a document is not used. What held before stays.
public enum RemoteConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// It was not brought; with the reason.
    case notBrought(String)
    /// It is longer than such a document may be, in bytes.
    case tooLarge(limit: Int)
    /// It is no JSON object.
    case notJSON
    /// A key that the format does not have, at a place of the document.
    case unknownKey(String, known: [String])
    /// A value that is not what its place asks for.
    case value(String, expected: String)
    /// Design tokens that the app cannot use; with the reason.
    case style(String, reason: String)

    /// What is wrong and what to do, on one line.
    public var description: String {
        switch self {
        case .notBrought(let reason): "it could not be brought (\(reason)); what held before stays"
        case .tooLarge(let limit): "it is longer than \(limit) bytes; what held before stays"
        case .notJSON: "it is no JSON object; what held before stays"
        case .unknownKey(let key, let known):
            "there is no key “\(key)” here, there are \(known.joined(separator: ", ")); what held before stays"
        case .value(let place, let expected): "“\(place)” must be \(expected); what held before stays"
        case .style(let place, let reason): "“\(place)” cannot be used: \(reason); what held before stays"
        }
    }
}
