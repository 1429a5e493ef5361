/// Adapts the imports of a file whose module became part of another one.
struct ImportRewriter {
    private let moved: [String: String]
    private let own: String

    /// `moved` has the module that each module's code is in now; `own` is the file's.
    init(moving moved: [String: String], into own: String) {
        self.moved = moved
        self.own = own
    }

    /// The text with each import named anew, once; those of the file's own module are left out.
    func rewritten(_ text: String) -> String {
        var seen: Set<String> = []
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.split(separator: " ")
            guard let name = words.last, words.dropLast().last == "import", let place = moved[String(name)] else {
                lines.append(line)
                continue
            }
            guard place != own, seen.insert(place).inserted else { continue }
            lines.append(Substring(line.dropLast(name.count) + place))
        }
        // Without imports a file would begin with an empty line.
        return lines.drop { $0.isEmpty }.joined(separator: "\n")
    }
}
