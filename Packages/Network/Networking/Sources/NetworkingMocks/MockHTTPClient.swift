import Foundation
public import Networking
import Synchronization
public import TestSupport
import Testing

/// A network as a test has it. An unprepared request fails the test and throws.
public final class MockHTTPClient: HTTPClient {
    private struct State {
        var sendToReturn: Result<NetworkResponse, NetworkError>?
        var requests: [NetworkRequest] = []
    }

    private let unconfigured: UnconfiguredCalls
    private let state = Mutex(State())

    /// Makes a mock of which nothing is prepared.
    public init(unconfigured: UnconfiguredCalls = UnconfiguredCalls()) {
        self.unconfigured = unconfigured
    }

    /// What `send` returns or throws.
    public var sendToReturn: Result<NetworkResponse, NetworkError>? {
        get { state.withLock { $0.sendToReturn } }
        set { state.withLock { $0.sendToReturn = newValue } }
    }

    /// Prepares an answer with a text.
    public func answer(_ text: String) {
        sendToReturn = .success(NetworkResponse(body: Array(text.utf8)))
    }

    /// What was sent, in order.
    public var requests: [NetworkRequest] { state.withLock(\.requests) }

    /// How often `send` was called.
    public var sendCallCount: Int { requests.count }

    /// What the test prepared.
    public func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
        let answer = state.withLock { state in
            state.requests.append(request)
            return state.sendToReturn
        }
        guard let answer else {
            unconfigured.record("MockHTTPClient.send")
            throw .notRecorded(request.url.absoluteString)
        }
        return try answer.get()
    }
}
