import Foundation
import Networking

/// What a request must be before anything of it is sent.
enum RequestCheck {
    /// Throws `NetworkError.notSendable` for an address that is none of the web or has a password in it, and for headers that would end early.
    static func check(_ request: NetworkRequest) throws(NetworkError) {
        guard isAddress(request.url) else {
            throw .notSendable("its address must begin with http:// or https:// and a host, without a name and password")
        }
        for (name, value) in request.headers where !isPlain(name) || !isPlain(value) {
            throw .notSendable("a header has characters that none may have")
        }
    }

    /// Whether it is an address of the web, without a name and password that would stand in logs.
    static func isAddress(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return false }
        return url.host?.isEmpty == false && url.user == nil && url.password == nil
    }

    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}
