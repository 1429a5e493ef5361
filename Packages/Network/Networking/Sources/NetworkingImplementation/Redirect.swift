import Foundation
import Networking

/// Where a server that says to ask elsewhere is believed (RFC 9110, section 15.4).
enum Redirect {
    /// The request to send in the place of one; nil where the answer is no redirect. Throws `NetworkError.redirected` where it is not followed.
    static func next(after answer: NetworkResponse, of request: NetworkRequest) throws(NetworkError) -> NetworkRequest? {
        guard [301, 302, 303, 307, 308].contains(answer.status) else { return nil }
        guard request.method == .get else { throw .redirected(.withBody) }
        guard let location = answer.headers["location"], let url = URL(string: location, relativeTo: request.url)?.absoluteURL,
            RequestCheck.isAddress(url)
        else { throw .redirected(.nowhere) }
        guard request.url.scheme?.lowercased() == "http" || url.scheme?.lowercased() == "https" else { throw .redirected(.unprotected) }
        let isSameServer = (url.scheme, url.host, url.port) == (request.url.scheme, request.url.host, request.url.port)
        // What one server may know of the person is not told to another.
        let headers =
            isSameServer ? request.headers : request.headers.filter { !["authorization", "cookie"].contains($0.key.lowercased()) }
        return request.with(url: url, headers: headers)
    }
}

extension NetworkRequest {
    /// The same request of another address, with other headers.
    func with(url: URL, headers: [String: String]) -> NetworkRequest {
        NetworkRequest(url, method: method, headers: headers, body: body, timeout: timeout, limit: limit, isConditional: isConditional)
    }
}
