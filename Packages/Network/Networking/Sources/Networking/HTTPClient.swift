import Foundation

/// Sends requests to servers and brings their answers.
public protocol HTTPClient: Sendable {
    /// Sends a request and waits for the whole answer. An answer that is no success (a status from 200 to 299) is thrown as
    /// `NetworkError.status`, and a task that is cancelled as `NetworkError.cancelled`.
    func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse
}

extension HTTPClient {
    /// Sends a request whose answer is a JSON document of a type. Throws `NetworkError`: `notUnderstood` where it is another, or none.
    public func value<Value: Decodable & Sendable>(
        _ type: Value.Type, from request: NetworkRequest
    ) async throws(NetworkError) -> Value {
        let response = try await send(request)
        do {
            return try JSONDecoder().decode(type, from: Data(response.body))
        } catch {
            // What the decoder says quotes the document, which may hold anything.
            throw .notUnderstood(.wrongDocument)
        }
    }
}
