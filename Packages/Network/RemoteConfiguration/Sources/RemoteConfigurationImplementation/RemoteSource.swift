public import Foundation
import Networking

/// Where the document lies.
public enum RemoteSource: Hashable, Sendable {
    /// In a file of this computer.
    case file(URL)
    /// At an address.
    case address(URL)

    /// What it is kept under.
    var text: String {
        switch self {
        case .file(let url): url.absoluteString
        case .address(let url): url.absoluteString
        }
    }

    /// What may stand in a log: the file, or the host alone.
    public var name: String {
        switch self {
        case .file(let url): url.path
        case .address(let url): url.host ?? ""
        }
    }
}

extension RemoteSource {
    /// Brings the document as it is now. Throws `RemoteConfigurationError.notBrought`.
    func document(over client: any HTTPClient) async throws(RemoteConfigurationError) -> [UInt8] {
        switch self {
        case .file(let url):
            guard let data = FileManager.default.contents(atPath: url.path) else { throw .notBrought("the file cannot be read") }
            return [UInt8](data)
        case .address(let url):
            do {
                return try await client.send(NetworkRequest(url, limit: RemoteDocument.limit, isConditional: true)).body
            } catch {
                throw .notBrought(error.description)
            }
        }
    }
}
