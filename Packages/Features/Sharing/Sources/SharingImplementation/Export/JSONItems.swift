import Foundation

/// The items of a JSON array that is written bit by bit: one on each line, keys in the order of the alphabet.
struct JSONItems: Sendable {
    private var isFirst = true

    /// The items, with a comma before each but the first of all.
    mutating func bytes(of items: [some Encodable]) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var bytes: [UInt8] = []
        for item in items {
            bytes += (isFirst ? "\n" : ",\n").utf8
            bytes += try encoder.encode(item)
            isFirst = false
        }
        return bytes
    }
}
