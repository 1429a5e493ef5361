import Common
import Foundation

/// Reads the fixtures beside the tests.
enum VectorFile {
    struct Unreadable: Error {
        let name: String
    }

    static func load<Contents: Decodable>(_ name: String, as type: Contents.Type) throws -> Contents {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        return try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(name + ".json")))
    }

    static func bytes(_ hex: String) throws -> [UInt8] {
        guard let bytes = [UInt8](hex: hex) else { throw Unreadable(name: hex) }
        return bytes
    }
}

/// A JSON value of which nothing is known before it is read: lets a test notice an expected field that it does not check.
enum JSONValue: Decodable, Equatable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    init(_ number: some BinaryInteger) { self = .number(Double(number)) }
}
