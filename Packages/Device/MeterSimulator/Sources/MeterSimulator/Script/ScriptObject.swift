import Common

/// One JSON object of a script, read key by key with errors that name the path.
struct ScriptObject {
    private let container: KeyedDecodingContainer<ScriptKey>

    /// Reads an object. Throws `MeterScriptError` where it is none or has a key that is not allowed.
    init(_ decoder: any Decoder, keys allowed: [String]) throws {
        do {
            container = try decoder.container(keyedBy: ScriptKey.self)
        } catch {
            throw MeterScriptError.invalid(path: ScriptPath.text(decoder.codingPath), problem: "must be an object")
        }
        for key in container.allKeys.map(\.stringValue).sorted() where !allowed.contains(key) && key != "comment" {
            let path = ScriptPath.text(decoder.codingPath)
            throw MeterScriptError.invalid(
                path: path, problem: "the key \(ScriptPath.quoted(key)) is not known; allowed: \(allowed.joined(separator: ", "))")
        }
    }

    /// An error about a key.
    func error(_ key: String, _ problem: String) -> MeterScriptError {
        .invalid(path: ScriptPath.text(container.codingPath + [ScriptKey(key)]), problem: problem)
    }

    /// Whether the key is there and not null.
    func has(_ key: String) -> Bool {
        (try? container.decodeNil(forKey: ScriptKey(key))) == false
    }

    func text(_ key: String) throws -> String? {
        try value(String.self, key, "must be a text")
    }

    func flag(_ key: String) throws -> Bool? {
        try value(Bool.self, key, "must be true or false")
    }

    /// A whole number within a range.
    func integer(_ key: String, in range: ClosedRange<Int>) throws -> Int? {
        let problem = "must be a whole number from \(range.lowerBound) to \(range.upperBound)"
        guard let number = try value(Double.self, key, problem) else { return nil }
        guard let integer = Int(exactly: number), range.contains(integer) else { throw error(key, problem) }
        return integer
    }

    /// Bytes as hexadecimal text, so many.
    func bytes(_ key: String, count: ClosedRange<Int>) throws -> [UInt8]? {
        let length = count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
        let problem = "must be hexadecimal digits, two a byte, \(length) bytes"
        guard let text = try value(String.self, key, problem) else { return nil }
        guard let bytes = [UInt8](hex: text), count.contains(bytes.count) else { throw error(key, problem) }
        return bytes
    }

    /// One of several words.
    func choice<Value>(_ key: String, of choices: [(name: String, value: Value)]) throws -> Value? {
        guard let text = try text(key) else { return nil }
        return try Self.choose(text, of: choices) { error(key, $0) }
    }

    /// An object.
    func object<Value: Decodable>(_ key: String, of type: Value.Type) throws -> Value? {
        try value(type, key, "must be an object")
    }

    /// A list of objects.
    func list<Element: Decodable>(_ key: String, of type: Element.Type) throws -> [Element]? {
        try value([Element].self, key, "must be a list of objects")
    }

    /// A list of words.
    func choices<Value>(_ key: String, of choices: [(name: String, value: Value)]) throws -> [Value]? {
        try value([String].self, key, "must be a list of: \(choices.map(\.name).joined(separator: ", "))")?.enumerated().map {
            index, text in
            try Self.choose(text, of: choices) { error("\(key)[\(index)]", $0) }
        }
    }

    /// A list of whole numbers, each within a range, at least one.
    func integers(_ key: String, in range: ClosedRange<Int>) throws -> [Int]? {
        let problem = "must be a list of at least one whole number from \(range.lowerBound) to \(range.upperBound)"
        guard let numbers = try value([Double].self, key, problem) else { return nil }
        let integers = numbers.compactMap { Int(exactly: $0) }
        guard !numbers.isEmpty, integers.count == numbers.count, integers.allSatisfy(range.contains) else { throw error(key, problem) }
        return integers
    }

    private static func choose<Value>(
        _ text: String, of choices: [(name: String, value: Value)], error: (String) -> MeterScriptError
    ) throws -> Value {
        if let choice = choices.first(where: { $0.name == text }) { return choice.value }
        throw error("\(ScriptPath.quoted(text)) is not known; allowed: \(choices.map(\.name).joined(separator: ", "))")
    }

    private func value<Value: Decodable>(_ type: Value.Type, _ key: String, _ problem: String) throws -> Value? {
        do {
            return try container.decodeIfPresent(type, forKey: ScriptKey(key))
        } catch let error as MeterScriptError {
            throw error
        } catch {
            throw self.error(key, problem)
        }
    }
}
