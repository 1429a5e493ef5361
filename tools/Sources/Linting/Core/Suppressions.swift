import ModuleGraph
import SourceFacts
import ToolSupport

/// Comments that allow a finding where it is: `// monorepo:allow RULE because REASON`, on the line itself or alone on the line above.
struct Suppressions {
    private struct Suppression {
        let rule: String
        let remark: Remark
        /// The line that it speaks about.
        let line: Int
        var isUsed = false
    }

    private var byPath: [String: [Suppression]] = [:]
    /// Comments that cannot be understood.
    private(set) var findings: [Finding] = []

    /// The comments of every source file, and of those manifests in which something was found.
    init(_ context: LintContext, manifestsIn found: [Finding]) {
        for target in context.workspace.targets {
            for source in target.sources { if let facts = source.facts { read(facts.remarks, source.path) } }
        }
        let manifests = Set(context.workspace.packages.map(\.manifest.path)).intersection(found.map(\.location.path))
        for path in manifests.sorted() {
            guard let bytes = try? FileSystem.read(Paths.joined(context.workspace.root, path)) else { continue }
            read(FileFacts(swift: bytes).remarks, path)
        }
    }

    private mutating func read(_ remarks: [Remark], _ path: String) {
        guard !remarks.isEmpty, byPath[path] == nil else { return }
        let alone = Set(remarks.filter(\.isAlone).map(\.line))
        byPath[path] = remarks.compactMap { remark in
            let words = remark.text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true).map(String.init)
            guard words.first == "allow", words.count > 1 else {
                refuse(remark, path, "The comment is not understood.")
                return nil
            }
            let known = RuleCatalog.all.map { $0.id } + RuleCatalog.ownFindings
            guard known.contains(words[1]) else {
                refuse(remark, path, "There is no rule \"\(words[1])\".")
                return nil
            }
            let reason = words.count > 2 ? words[2].trimmingPrefix("because").drop(while: \.isWhitespace) : ""
            guard words.count > 2, words[2].hasPrefix("because"), !reason.isEmpty else {
                refuse(remark, path, "The comment says no reason.")
                return nil
            }
            var line = remark.line
            if remark.isAlone { repeat { line += 1 } while alone.contains(line) }
            return Suppression(rule: words[1], remark: remark, line: line)
        }
    }

    private mutating func refuse(_ remark: Remark, _ path: String, _ what: String) {
        findings.append(
            Finding(
                rule: "suppression", location: Location(path: path, line: remark.line), message: what,
                mend: "Write `// monorepo:allow RULE because REASON`.", from: path, to: remark.text))
    }

    /// Whether a comment allows a finding; the comment then counts as used.
    mutating func allows(_ finding: Finding) -> Bool {
        guard let index = byPath[finding.location.path]?.firstIndex(where: { $0.rule == finding.rule && $0.line == finding.location.line })
        else { return false }
        byPath[finding.location.path]?[index].isUsed = true
        return true
    }

    /// Comments that allowed nothing although their rule was checked.
    func unused(checked rules: Set<String>) -> [Finding] {
        byPath.sorted { $0.key < $1.key }.flatMap { path, suppressions in
            suppressions.filter { !$0.isUsed && rules.contains($0.rule) }.map { suppression in
                Finding(
                    rule: "suppression", location: Location(path: path, line: suppression.remark.line),
                    message: "The comment allows \(suppression.rule), of which there is nothing here.", mend: "Remove the comment.",
                    from: path, to: suppression.remark.text)
            }
        }
    }
}
