import ModuleGraph
package import ToolSupport

/// Reads the members of one object of a configuration file and notes those that it does not know. Names that begin with `//` are
/// comments.
package final class ObjectReader {
    /// The line of the object, from 1.
    package let line: Int
    /// Where problems go.
    package let problems: ConfigurationProblems
    private let name: String
    private let members: [JSONValue.Member]
    private var known: Set<String> = []

    /// A reader of a value, which is a problem where it is no object. The name is used in messages: `a role`.
    package init(_ value: JSONValue, name: String, line: Int, problems: ConfigurationProblems) {
        self.name = name
        self.problems = problems
        members = value.members ?? []
        self.line = line > 0 ? line : members.first?.line ?? 1
        if value.members == nil {
            problems.add("\(sentenceName) must be an object.", remedy: "Write it in braces.", line: self.line)
        }
    }

    /// The member of a name, if there is one.
    package func member(_ key: String) -> JSONValue.Member? {
        known.insert(key)
        let found = members.filter { $0.key == key }
        if found.count > 1, let last = found.last {
            problems.add("\(sentenceName) has \"\(key)\" more than once.", remedy: "Keep one of them.", line: last.line)
        }
        return found.last
    }

    /// Every member that is no comment, by place; all of them count as known.
    package func allMembers() -> [JSONValue.Member] {
        let result = members.filter { !$0.key.hasPrefix("//") }
        for key in result.map(\.key) { _ = known.contains(key) ? nil : member(key) }
        return result
    }

    /// A text.
    package func text(_ key: String) -> String? {
        guard let member = member(key) else { return nil }
        if member.value.string == nil { expect("a text in quotes", member) }
        return member.value.string
    }

    /// A text that must be there and say something.
    package func requiredText(_ key: String, why: String) -> String {
        let text = text(key)
        if text.map({ $0.allSatisfy(\.isWhitespace) }) ?? (known.contains(key) && !members.contains { $0.key == key }) {
            problems.add("\(sentenceName) has no \"\(key)\".", remedy: why, line: line)
        }
        return text ?? ""
    }

    /// A whole number.
    package func integer(_ key: String) -> Int? {
        guard let member = member(key) else { return nil }
        if member.value.integer == nil { expect("a whole number", member) }
        return member.value.integer
    }

    /// `true` or `false`.
    package func flag(_ key: String) -> Bool? {
        guard let member = member(key) else { return nil }
        if member.value.bool == nil { expect("true or false", member) }
        return member.value.bool
    }

    /// Texts with their lines; a single text stands for a list of one. Nil where there is no such member.
    package func texts(_ key: String) -> [LocatedText]? {
        member(key).map { texts(of: $0) }
    }

    /// Texts of a member, with their lines.
    package func texts(of member: JSONValue.Member) -> [LocatedText] {
        let elements = member.value.elements ?? [member.value]
        var line = member.line
        return elements.compactMap { element in
            guard let text = element.string else {
                expect("texts in quotes", member)
                return nil
            }
            line = problems.line(of: text, from: line)
            return LocatedText(text: text, location: Location(path: problems.path, line: line))
        }
    }

    /// Selectors of targets. Nil where there is no such member.
    package func selectors(_ key: String) -> [TargetSelector]? {
        texts(key)?.map { TargetSelector($0) }
    }

    /// The objects of a list, each with a reader.
    package func objects(_ key: String, name: String) -> [ObjectReader] {
        guard let member = member(key) else { return [] }
        guard let elements = member.value.elements else {
            expect("a list", member)
            return []
        }
        var line = member.line
        return elements.map { element in
            if let first = element.members?.first { line = first.line }
            return ObjectReader(element, name: name, line: line, problems: problems)
        }
    }

    /// Notes each member that nobody has asked for.
    package func finish() {
        for member in members where !known.contains(member.key) && !member.key.hasPrefix("//") {
            let near = known.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
            problems.add(
                "\(sentenceName) has an unknown member \"\(member.key)\".",
                remedy: "Known are \(near); a comment's name begins with //.", line: member.line)
        }
    }

    private var sentenceName: String { name.prefix(1).uppercased() + name.dropFirst() }

    private func expect(_ what: String, _ member: JSONValue.Member) {
        problems.add("\"\(member.key)\" of \(name) must be \(what).", remedy: "Correct the value.", line: member.line)
    }
}
