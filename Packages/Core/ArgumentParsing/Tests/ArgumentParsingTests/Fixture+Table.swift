import Testing

extension Fixture {
    /// One case of a table: a command line and what comes of it.
    struct Row: Sendable, CustomTestStringConvertible {
        let words: [String]
        let expected: String
        var testDescription: String { words.joined(separator: " ") }
    }

    /// Reads blocks of `$ words…` and the lines expected after it, separated by empty lines. `''` is the empty word.
    static func table(_ name: String) throws -> [Row] {
        try text(name).split(separator: "$ ").map { block in
            let lines = block.split(separator: "\n")
            let words = lines[0].split(separator: " ").map { $0 == "''" ? "" : String($0) }
            return Row(words: words, expected: lines.dropFirst().joined(separator: "\n"))
        }
    }
}
