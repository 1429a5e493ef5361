extension Command {
    /// Reads this process's own command line, byte by byte: a word that is not UTF-8 is a usage error here, while
    /// `CommandLine.arguments` repairs it into the name of another file.
    public func parseProcessArguments(columns: Int = 80) -> ParseOutcome {
        let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().map { word in
            word.map { Array(UnsafeRawBufferPointer(start: $0, count: Self.length($0))) } ?? []
        }
        return parse(bytes: words, columns: columns)
    }

    /// Reads a command line of raw words.
    public func parse(bytes: [[UInt8]], columns: Int = 80) -> ParseOutcome {
        var words: [String] = []
        for (index, word) in bytes.enumerated() {
            guard let text = String(validating: word, as: UTF8.self) else {
                let repaired = String(decoding: word, as: UTF8.self)
                return .usageError(
                    UsageError("argument \(index + 1), \(quoted(repaired)), is not valid UTF-8.", command: name))
            }
            words.append(text)
        }
        return parse(words, columns: columns)
    }

    private static func length(_ text: UnsafePointer<CChar>) -> Int {
        var count = 0
        while text[count] != 0 { count += 1 }
        return count
    }
}
