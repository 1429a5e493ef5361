/// The order of import lines, as `swift format` wants it: by module, whatever stands before `import`.
enum ImportOrder {
    /// A source text whose neighbouring import lines are sorted.
    static func sorted(_ text: String) -> String {
        var result: [Substring] = []
        var run: [(module: Substring, line: Substring)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let module = module(of: line) {
                run.append((module, line))
                continue
            }
            result += run.sorted { $0.module < $1.module }.map(\.line)
            run = []
            result.append(line)
        }
        result += run.sorted { $0.module < $1.module }.map(\.line)
        return result.joined(separator: "\n")
    }

    /// The module that a line imports; nil for any other line.
    static func module(of line: Substring) -> Substring? {
        guard line.first != " " else { return nil }
        var words = line.split(separator: " ")[...]
        while let word = words.first, word.hasPrefix("@") || accessLevels.contains(String(word)) { words.removeFirst() }
        guard words.first == "import", words.count == 2 else { return nil }
        return words.last
    }

    private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
}
