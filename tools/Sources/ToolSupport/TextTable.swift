/// Texts of a cache file, each written once and named by its place.
package struct TextTable: Sendable {
    /// The texts, by place.
    package private(set) var texts: [String] = []
    private var places: [String: Int] = [:]

    /// No texts yet.
    package init() {}

    /// The place of a text, which is added where it is new.
    package mutating func place(of text: String) -> Int {
        if let place = places[text] { return place }
        places[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}

extension ByteReader {
    /// A text that stands in a table.
    package mutating func text(of table: [String]) throws(Corrupt) -> String {
        let place = try integer()
        guard place < table.count else { throw Corrupt() }
        return table[place]
    }

    /// A list of texts that stand in a table.
    package mutating func texts(of table: [String]) throws(Corrupt) -> [String] {
        let count = try integer()
        if count == 0 { return [] }
        // Each takes at least one byte.
        guard count <= rest else { throw Corrupt() }
        var result: [String] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(try text(of: table)) }
        return result
    }
}
