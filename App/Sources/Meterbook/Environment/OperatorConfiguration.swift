import Foundation

/// What the operator of the machine set in `config.json`. The app only reads it.
struct OperatorConfiguration: Equatable {
    /// The loopback address to listen at; nil for the default.
    var host: String?
    /// The port to listen at, 0…65535; nil for the default.
    var port: Int?
    /// The file of design tokens that replaces the app's look; nil for the app's own. Relative to the configuration's folder.
    var style: URL?

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
            style = URL(fileURLWithPath: path, relativeTo: file.absoluteURL.deletingLastPathComponent()).absoluteURL
        case "//": break
        default: throw .usage("\(file.path): unknown key “\(key)”; the keys are host, port and style")
        }
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
