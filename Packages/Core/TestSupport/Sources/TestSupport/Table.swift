public import Foundation

/// Loads data files that lie beside a test, in the folder `Fixtures` of its target.
public enum Table {
    /// The place of a fixture file. `file` is the calling test's own path.
    public static func url(_ name: String, file: StaticString = #filePath) -> URL {
        URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Fixtures").appendingPathComponent(name)
    }

    /// Decodes a JSON fixture. Throws where it is missing or has another shape.
    public static func json<Value: Decodable>(_ name: String, as type: Value.Type = Value.self, file: StaticString = #filePath) throws
        -> Value
    {
        try JSONDecoder().decode(type, from: Data(contentsOf: url(name, file: file)))
    }
}
