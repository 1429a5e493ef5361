import Networking
import Synchronization

@testable import NetworkingImplementation

/// Servers as a test says: the answers in their order, the last one again and again.
final class ScriptedTransport: HTTPTransport {
    private let answers: [Result<NetworkResponse, NetworkError>]
    private let sent = Mutex<[NetworkRequest]>([])

    init(_ answers: [Result<NetworkResponse, NetworkError>]) {
        self.answers = answers
    }

    /// What was asked, in order.
    var requests: [NetworkRequest] { sent.withLock(\.self) }

    func exchange(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
        let number = sent.withLock { sent in
            sent.append(request)
            return sent.count
        }
        return try answers[min(number, answers.count) - 1].get()
    }
}

extension Result where Success == NetworkResponse, Failure == NetworkError {
    /// An answer.
    static func answer(_ status: Int, _ headers: [String: String] = [:], _ body: String = "") -> Self {
        .success(NetworkResponse(status: status, headers: headers, body: Array(body.utf8)))
    }
}
