/// Why a server's answer is not there. Of an address only the host is named: the rest may hold secrets.
public enum NetworkError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why an answer could not be understood.
    public enum Confusion: Hashable, Sendable {
        /// What came is no HTTP.
        case notHTTP
        /// It is no JSON document of the kind that was asked for.
        case wrongDocument
    }

    /// Why a server's word to ask elsewhere was not followed.
    public enum Detour: Hashable, Sendable {
        /// From one address to the next without end.
        case endless
        /// From a protected connection to one that everybody can read.
        case unprotected
        /// To nowhere, or to what is no address of the web.
        case nowhere
        /// Of a request that sends something, which is sent only where it was meant to go.
        case withBody
    }

    /// The request cannot be sent as it is; with the reason. Nothing was sent.
    case notSendable(String)
    /// This computer has no network.
    case offline
    /// The server was not found, or does not answer.
    case notReached(host: String)
    /// The server could not prove that it is the one that was meant.
    case notTrusted(host: String)
    /// The answer did not come in time.
    case timedOut(host: String)
    /// The connection ended before the answer did.
    case interrupted(host: String)
    /// The answer is longer than it may be, in bytes.
    case tooLarge(limit: Int)
    /// The answer is not what was asked for.
    case notUnderstood(Confusion)
    /// The server says to ask elsewhere, which was not done.
    case redirected(Detour)
    /// The server answered, but not with what was asked for: the status that it gave.
    case status(Int)
    /// A replayed network has no answer to this request.
    case notRecorded(String)
    /// The task was cancelled.
    case cancelled

    /// What was tried, what is safe, and what to do next; English, for logs and the command line.
    public var description: String {
        switch self {
        case .notSendable(let reason): "The request was not sent: \(reason). Correct the address in the configuration."
        case .offline: "This computer has no network; nothing was sent. It is tried again later."
        case .notReached(let host):
            "The server \(host) was not found or does not answer. Check its name and the network; it is tried again later."
        case .notTrusted(let host):
            "The server \(host) could not prove who it is, so nothing was sent. Check its certificate and this computer's clock."
        case .timedOut(let host): "The server \(host) did not answer in time. It is tried again later."
        case .interrupted(let host):
            "The connection to \(host) ended in the middle of the answer, which was thrown away. It is tried again later."
        case .tooLarge(let limit): "The answer is longer than \(limit) bytes and was thrown away. Check the address in the configuration."
        case .notUnderstood(.notHTTP): "What answered is no web server. Check the address in the configuration."
        case .notUnderstood(.wrongDocument):
            "The answer is not the document that was asked for and was thrown away. Check what lies at the address."
        case .redirected(let detour): "The server says to ask elsewhere, \(detour.reason). Check the address in the configuration."
        case .status(let status):
            "The server answered with status \(status) in place of what was asked for. Check what lies at the address."
        case .notRecorded(let request): "The replayed network has no answer to \(request). Add a recording to its folder."
        case .cancelled: "The request was given up."
        }
    }
}

extension NetworkError.Detour {
    fileprivate var reason: String {
        switch self {
        case .endless: "again and again"
        case .unprotected: "over a connection that everybody could read"
        case .nowhere: "but not where"
        case .withBody: "but what was to be sent is sent nowhere else"
        }
    }
}
