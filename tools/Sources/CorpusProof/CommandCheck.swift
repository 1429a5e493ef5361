/// A command line to run on a repository, and what must hold of how it ends.
struct CommandCheck: Equatable, Sendable {
    /// What standard output must be.
    enum Output: Equatable, Sendable {
        /// Anything, also nothing.
        case any
        /// At least one byte.
        case something
        /// JSON, also without a byte where the code is 2.
        case json
        /// What begins and ends like this.
        case between(String, String)
    }

    /// The words after the program's name.
    var words: [String]
    /// The exit codes that are right.
    var codes: Set<Int32> = [0]
    /// What standard output must be.
    var output = Output.something
    /// Whether it changes the tree, so that it is run once only.
    var isOnce = false

    /// The words as they are typed.
    var line: String { words.joined(separator: " ") }

    /// What is wrong with an ending; empty where nothing is.
    func faults(code: Int32, output text: String, errors: String) -> [String] {
        var faults: [String] = []
        if !codes.contains(code) {
            let expected = codes.sorted().map(String.init).joined(separator: " or ")
            let first = errors.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""
            faults.append("exit code \(code), not \(expected)\(first)")
        }
        if code == 2, errors.isEmpty { faults.append("exit code 2 without a word") }
        for sign in ["Fatal error", "Crash: ", "Stack dump", "💣"] where errors.contains(sign) { faults.append("a crash: \(sign)") }
        guard code != 2 || !text.isEmpty else { return faults }
        switch output {
        case .any: break
        case .something: if text.isEmpty { faults.append("no output") }
        case .json: if Self.json(text) == nil { faults.append("the output is no JSON") }
        case .between(let start, let end):
            if !text.hasPrefix(start) || !text.hasSuffix(end) { faults.append("the output is not \(start)…\(end)") }
        }
        return faults
    }
}
