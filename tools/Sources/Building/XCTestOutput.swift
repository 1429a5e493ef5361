/// Results of XCTest, read from what it writes: SwiftPM leaves no other trace of them unless every test runs in a process of its own.
struct XCTestOutput {
    private var modules: [String: [String]] = [:]
    private var messages: [String] = []
    private(set) var results: [TestResult] = []

    /// Reads lines of a run whose tests are known, as SwiftPM lists them: XCTest does not write the modules of its classes.
    init(_ lines: some Sequence<Substring>, tests: [String]) {
        for test in tests {
            guard let dot = test.firstIndex(of: "."), !test.hasSuffix(")") else { continue }
            modules[TestResult.key(String(test[test.index(after: dot)...])), default: []].append(String(test[..<dot]))
        }
        for line in lines { read(line) }
    }

    private mutating func read(_ line: Substring) {
        guard line.hasPrefix("Test Case '") else {
            if line.contains(" : error: ") || line.contains(": error: ") { messages.append(String(line)) }
            return
        }
        let rest = line.dropFirst("Test Case '".count)
        guard let end = rest.lastIndex(of: "'") else { return }
        let name = String(rest[..<end])
        let words = rest[rest.index(after: end)...].split(separator: " ")
        guard let verb = words.first else { return }
        let time = words.dropFirst().first.flatMap { Double($0.dropFirst()) } ?? 0
        switch verb {
        case "started": messages = []
        case "passed": add(name, time, .passed)
        case "failed": add(name, time, .failed(messages))
        case "skipped": add(name, time, .skipped(""))
        default: break
        }
    }

    private mutating func add(_ name: String, _ time: Double, _ outcome: TestResult.Outcome) {
        guard let dot = name.lastIndex(of: ".") else { return }
        // Of classes of one name in two modules, the first that has no result yet.
        let known = modules[TestResult.key(name)] ?? []
        let module = known.first { module in !results.contains { $0.key == "\(module).\(name)" } }
        let type = String(name[..<dot])
        results.append(
            TestResult(
                type: module.map { "\($0).\(type)" } ?? type, name: String(name[name.index(after: dot)...]), time: time, outcome: outcome))
    }
}
