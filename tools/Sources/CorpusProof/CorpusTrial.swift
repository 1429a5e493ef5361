import ToolSupport

/// Tries every command on one repository and compares its imports with the compiler's.
package struct CorpusTrial {
    /// One command, tried.
    package struct Row: Sendable {
        /// What was typed.
        package var line: String
        /// The exit code, or how else it ended.
        package var ending: String
        /// Seconds without kept answers, where that was tried, and with them.
        package var cold: Double?
        /// Seconds with kept answers.
        package var warm: Double
        /// Bytes of standard output.
        package var bytes: Int
        /// What is wrong; empty where nothing is.
        package var faults: [String]
    }

    /// The repository's name.
    package let name: String
    /// Each command.
    package private(set) var rows: [Row] = []
    /// Packages, modules and Swift files.
    package private(set) var size = ""
    /// The known truths with how often each was found.
    package private(set) var truths: [(what: String, found: Int, isFound: Bool)] = []
    /// The comparison of imports in words, and what differs.
    package private(set) var imports = ""
    /// What differs.
    package private(set) var differences: [String] = []
    /// What changed in the tree though nothing should have.
    package private(set) var leftovers: [String] = []

    /// Whether everything is as it should be.
    package var isClean: Bool {
        rows.allSatisfy { $0.faults.isEmpty } && truths.allSatisfy(\.isFound) && differences.isEmpty && leftovers.isEmpty
    }

    private let tool: String
    private let rules: [String]
    private let timeout: Duration
    private var findings: [JSONValue] = []

    /// Tries a program on the repository in a folder. `rules` are the identifiers of every rule.
    package init(folder: String, tool: String, rules: [String], timeout: Duration = .seconds(300)) throws {
        name = Paths.name(folder)
        self.tool = tool
        self.rules = rules
        self.timeout = timeout
        let copy = try WorkingCopy(of: folder)
        try tryCommands(copy)
        truths = KnownTruth.all.filter { $0.repository == name }.map { truth in
            (truth.what, truth.found(in: findings), truth.holds(in: findings))
        }
        compareImports(folder)
    }

    private mutating func tryCommands(_ copy: WorkingCopy) throws {
        let first = run(CommandCheck(words: ["graph", "--format", "json"], output: .json), copy, isCold: true)
        guard let graph = CommandCheck.json(first.output) else {
            rows.append(first.row)
            return
        }
        let nodes = graph["nodes"]?.elements ?? []
        size = "\(Set(nodes.compactMap { $0["package"]?.string }).count) packages, \(nodes.count) modules"
        let coldLines: Set = ["lint --format json", "stats", "affected --base HEAD~1"]
        for check in CommandList(rules: rules, names: .init(graph: graph)).checks {
            var cold = coldLines.contains(check.line) && !check.isOnce ? run(check, copy, isCold: true) : nil
            if check.line == first.row.line { cold = first }
            var (row, output) = run(check, copy, isCold: false)
            row.cold = cold?.row.warm
            if let cold, cold.output != output { row.faults.append("another answer with kept answers than without") }
            // Numbers of what is built depend on nothing that changes here, so that a second run says the same.
            if !check.isOnce, check.words.first != "doctor", run(check, copy, isCold: false).output != output {
                row.faults.append("another answer the second time")
            }
            if output.contains(copy.root), !check.words.contains("--help") { row.faults.append("the folder's own path is in the answer") }
            if check.line == "lint --format json", !check.isOnce { findings = CommandCheck.json(output)?["findings"]?.elements ?? [] }
            // What `new` makes, `remove` takes away again.
            if leftovers.isEmpty, !check.isOnce || check.words.first == "remove" {
                let changes = try copy.changes()
                if !changes.isEmpty { leftovers.append("\(check.line): \(changes)") }
            }
            rows.append(row)
        }
    }

    private func run(_ check: CommandCheck, _ copy: WorkingCopy, isCold: Bool) -> (row: Row, output: String) {
        let words = ["--root", copy.root, "--cache", copy.cache] + (isCold ? ["--no-cache"] : []) + check.words
        let started = ContinuousClock.now
        do {
            let result = try ChildProcess(tool, words, folder: copy.root, timeout: timeout).run()
            let seconds = (ContinuousClock.now - started) / .seconds(1)
            var code: Int32 = -1
            var faults: [String] = []
            if case .exit(let own) = result.ending {
                code = own
                faults = check.faults(code: own, output: result.outputText, errors: result.errorText)
            } else {
                faults = [result.endingText]
            }
            let row = Row(
                line: check.line, ending: code < 0 ? result.endingText : "\(code)", cold: nil, warm: seconds, bytes: result.output.count,
                faults: faults)
            return (row, result.outputText)
        } catch {
            return (Row(line: check.line, ending: "-", cold: nil, warm: 0, bytes: 0, faults: ["\(error)"]), "")
        }
    }

    private mutating func compareImports(_ folder: String) {
        let started = ContinuousClock.now
        let comparison = ImportComparison.run(folder: folder)
        let seconds = (ContinuousClock.now - started) / .seconds(1)
        differences = comparison.differences
        imports =
            "\(comparison.files) files, \(comparison.imports) imports (\(comparison.inactive) of them under an inactive #if, "
            + "\(comparison.refused) files refused by the compiler), \(differences.count) differences, \(CorpusTable.seconds(seconds))"
    }
}
