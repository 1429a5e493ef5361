import Foundation

/// What the operator of the machine set in `config.json`. The app only reads it.
struct OperatorConfiguration: Equatable {
    /// The loopback address to listen at; nil for the default.
    var host: String?
    /// The port to listen at, 0…65535; nil for the default.
    var port: Int?

    /// Reads a configuration; a missing file that nobody asked for is an empty one. Throws `CommandFailure` with exit code 2.
    init(file: URL, isRequired: Bool) throws(CommandFailure) {
        guard FileManager.default.fileExists(atPath: file.path) else {
            if isRequired { throw .usage("the configuration \(file.path) does not exist") }
            return
        }
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        } catch {
            throw .usage("the configuration \(file.path) is not JSON; mend it or remove it to use the defaults")
        }
        guard let values = object as? [String: Any] else { throw .usage("the configuration \(file.path) is not a JSON object") }
        for key in values.keys.sorted() {
            try take(key, values[key], file)
        }
    }

    private mutating func take(_ key: String, _ value: Any?, _ file: URL) throws(CommandFailure) {
        switch key {
        case "host":
            guard let text = value as? String else { throw .usage("\(file.path): “host” must be a text such as \"127.0.0.1\"") }
            host = text
        case "port":
            guard let number = value as? Int, (0...65_535).contains(number) else {
                throw .usage("\(file.path): “port” must be a whole number from 0 to 65535")
            }
            port = number
        case "//": break
        default: throw .usage("\(file.path): unknown key “\(key)”; the keys are host and port")
        }
    }
}
