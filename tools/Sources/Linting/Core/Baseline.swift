import ModuleGraph
package import ToolSupport

/// Findings that were there when the tool came: known, and to become fewer. Without line numbers, so that it stays the same while code
/// moves.
package struct Baseline: Equatable, Sendable {
    /// What names a finding without its line.
    package struct Key: Hashable, Comparable, Sendable {
        /// The rule.
        package var rule: String
        /// What the finding is about.
        package var from: String
        /// What that leads to.
        package var to: String

        /// Orders by rule, then both sides.
        package static func < (left: Key, right: Key) -> Bool {
            (left.rule, left.from, left.to) < (right.rule, right.from, right.to)
        }

        init(_ finding: Finding) {
            rule = finding.rule
            from = finding.from
            to = finding.to
        }

        init(rule: String, from: String, to: String) {
            self.rule = rule
            self.from = from
            self.to = to
        }
    }

    /// An entry and its line in the file.
    package struct Entry: Equatable, Sendable {
        /// How many findings it stands for.
        package var count: Int
        /// The line, from 1; 0 for one that was made.
        package var line: Int
    }

    /// The file, relative to the root, for messages.
    package var path: String
    /// The entries.
    package var entries: [Key: Entry]

    /// A baseline of these findings.
    package init(_ findings: [Finding], path: String) {
        self.path = path
        entries = [:]
        for finding in findings { entries[Key(finding), default: Entry(count: 0, line: 0)].count += 1 }
    }

    /// Reads a baseline. Throws where it cannot be understood.
    package init(parsing text: String, path: String) throws(ToolError) {
        self.path = path
        entries = [:]
        let value: JSONValue
        do {
            value = try JSONValue(parsing: text)
        } catch {
            throw ToolError("The baseline \(path) is no JSON: \(error)", remedy: "Restore it from version control.")
        }
        guard value["schema"]?.integer == 1, let list = value["findings"]?.elements else {
            throw ToolError("The baseline \(path) is of no schema that this tool knows.", remedy: "Restore it from version control.")
        }
        for element in list {
            guard let rule = element["rule"]?.string, let from = element["from"]?.string, let to = element["to"]?.string,
                let line = element.members?.first?.line
            else {
                throw ToolError("An entry of the baseline \(path) lacks rule, from or to.", remedy: "Restore it from version control.")
            }
            let key = Key(rule: rule, from: from, to: to)
            guard entries.updateValue(Entry(count: max(1, element["count"]?.integer ?? 1), line: line), forKey: key) == nil else {
                throw ToolError("The baseline \(path) has the entry of line \(line) twice.", remedy: "Remove one of them.")
            }
        }
    }

    /// The number of findings that it stands for.
    package var count: Int { entries.values.reduce(0) { $0 + $1.count } }

    /// The file's text: sorted, a line for each member, so that version control shows which entries go.
    package var text: String {
        let list = entries.sorted { $0.key < $1.key }.map { key, entry in
            var members = [
                JSONValue.Member("rule", .string(key.rule)), JSONValue.Member("from", .string(key.from)),
                JSONValue.Member("to", .string(key.to)),
            ]
            if entry.count > 1 { members.append(JSONValue.Member("count", .integer(entry.count))) }
            return JSONValue.object(members)
        }
        return JSONValue.object([JSONValue.Member("schema", .integer(1)), JSONValue.Member("findings", .array(list))]).text
    }

    /// Takes known findings out of a sorted list. `stale` are entries of rules that were checked for which there are fewer findings than
    /// they say; `left` is the baseline without what is gone.
    func compare(_ findings: [Finding], checked rules: Set<String>) -> (new: [Finding], known: Int, stale: [Finding], left: Baseline) {
        var seen: [Key: Int] = [:]
        var fresh: [Finding] = []
        for finding in findings {
            let key = Key(finding)
            let count = seen[key, default: 0] + 1
            seen[key] = count
            if count > entries[key]?.count ?? 0 { fresh.append(finding) }
        }
        var left = self
        var stale: [Finding] = []
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) where rules.contains(key.rule) {
            let found = min(seen[key] ?? 0, entry.count)
            guard found < entry.count else { continue }
            left.entries[key] = found == 0 ? nil : Entry(count: found, line: entry.line)
            let what = "\(key.rule) of \(key.from)\(key.to.isEmpty ? "" : " → \(key.to)")"
            stale.append(
                Finding(
                    rule: "stale-baseline", location: .init(path: path, line: entry.line),
                    message: "The baseline knows \(entry.count) × \(what), of which \(found == 0 ? "none" : String(found)) is left.",
                    mend: "Well done. Run `monorepo lint --update-baseline`, which only ever takes entries away.", from: key.rule,
                    to: "\(key.from) → \(key.to)"))
        }
        return (fresh, findings.count - fresh.count, stale, left)
    }
}
