public import Foundation

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
    var name: String {
        switch self {
        case .file(let url): url.path
        case .address(let url): url.host ?? ""
        }
    }
}
