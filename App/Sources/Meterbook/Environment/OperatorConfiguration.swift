import Foundation
import RemoteConfigurationImplementation

/// What the operator of the machine set in `config.json`. The app only reads it.
struct OperatorConfiguration: Equatable {
    /// The loopback address to listen at; nil for the default.
    var host: String?
    /// The port to listen at, 0…65535; nil for the default.
    var port: Int?
    /// The file of design tokens that replaces the app's look; nil for the app's own. Relative to the configuration's folder.
    var style: URL?
    /// Where the document lies that sets the look and the features of all of the operator's installations; nil for none.
    var remoteConfiguration: RemoteSource?
    /// Where the document lies that names the versions that there are; nil for none.
    var forceUpdate: URL?
    /// Where the catalogue of supplies lies; nil for the one that comes with the app.
    var catalog: URL?

    /// Reads a configuration; a missing file that nobody asked for is an empty one. Throws `CommandFailure` with exit code 2.
    init(file: URL, isRequired: Bool) throws(CommandFailure) {
        guard FileManager.default.fileExists(atPath: file.path) else {
            if isRequired { throw .usage("the configuration \(file.path) does not exist") }
            return
        }
        let values: [String: Value]
        do {
            values = try JSONDecoder().decode([String: Value].self, from: Data(contentsOf: file))
        } catch DecodingError.typeMismatch {
            throw .usage("the configuration \(file.path) is not a JSON object")
        } catch {
            throw .usage("the configuration \(file.path) is not JSON; mend it or remove it to use the defaults")
        }
        for key in values.keys.sorted() {
            try take(key, values[key], file)
        }
    }

    private mutating func take(_ key: String, _ value: Value?, _ file: URL) throws(CommandFailure) {
        switch key {
        case "host":
            guard case .text(let text) = value else { throw .usage("\(file.path): “host” must be a text such as \"127.0.0.1\"") }
            host = text
        case "port":
            guard case .number(let number) = value, (0...65_535).contains(number) else {
                throw .usage("\(file.path): “port” must be a whole number from 0 to 65535")
            }
            port = number
        case "style":
            guard case .text(let path) = value, !path.isEmpty else {
                throw .usage("\(file.path): “style” must be the path of a file of design tokens")
            }
            style = self.path(path, file)
        case "remote_configuration":
            guard case .text(let text) = value, !text.isEmpty else {
                throw .usage("\(file.path): “remote_configuration” must be the path of a file or an address")
            }
            remoteConfiguration = text.contains("://") ? .address(try address(text, key, file)) : .file(path(text, file))
        case "force_update":
            guard case .text(let text) = value else { throw .usage("\(file.path): “force_update” must be an address") }
            forceUpdate = try address(text, key, file)
        case "catalog":
            guard case .text(let text) = value else { throw .usage("\(file.path): “catalog” must be an address") }
            catalog = try address(text, key, file)
        case "//": break
        default:
            throw .usage(
                "\(file.path): unknown key “\(key)”; the keys are catalog, force_update, host, port, remote_configuration and style")
        }
    }

    /// A path, relative to the configuration's folder.
    private func path(_ text: String, _ file: URL) -> URL {
        URL(fileURLWithPath: text, relativeTo: file.absoluteURL.deletingLastPathComponent()).absoluteURL
    }

    /// An address that nobody on the way can answer for: what comes from there decides what the app shows.
    private func address(_ text: String, _ key: String, _ file: URL) throws(CommandFailure) -> URL {
        let local = ["127.0.0.1", "[::1]", "::1", "localhost"]
        guard let url = URL(string: text), let host = url.host, !host.isEmpty, url.user == nil, url.password == nil,
            url.scheme == "https" || url.scheme == "http" && local.contains(host)
        else { throw .usage("\(file.path): “\(key)” must be an https address without a password, or an http one of this computer") }
        return url
    }
}

extension OperatorConfiguration {
    /// A value of the file, as far as one of its keys may have it: `true` is no number, and 80.5 no whole one.
    private enum Value: Decodable {
        case text(String)
        case number(Int)
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .other
            }
        }
    }
}
