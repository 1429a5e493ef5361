import Networking

/// Carries one request to its server and one answer back.
protocol HTTPTransport: Sendable {
    /// The answer, whatever its status; a redirect is an answer like any other. Throws `NetworkError`.
    func exchange(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse
}
