import SourceFacts

/// Walks the tokens of a Swift file and notes its declarations.
struct OutlineParser {
    private var declarations: [Declaration] = []
    /// The tokens of each declaration up to its body, its value or its end, from its first attribute or modifier on.
    private(set) var spans: [Range<Int>] = []
    private var start: Int?
    private let tokens: CodeTokens
    private var position = 0
    /// What each open brace is: a type or extension, by index, or something else.
    private var braces: [Int?] = []
    private var access: String?
    private var modifiers: [String] = []

    private static let accessLevels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
    private static let modifierWords: Set<String> = [
        "static", "final", "lazy", "weak", "unowned", "nonisolated", "isolated", "mutating", "nonmutating", "override", "required",
        "convenience", "indirect", "dynamic", "optional", "borrowing", "consuming", "distributed", "prefix", "postfix", "infix", "sending",
    ]
    private static let members: Set<String> = [
        "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "operator", "macro", "precedencegroup",
    ]
    private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

    init(_ tokens: CodeTokens) {
        self.tokens = tokens
    }

    mutating func parse() -> [Declaration] {
        while position < tokens.count { step() }
        return declarations
    }

    private mutating func step() {
        if tokens.isText(position, "{") {
            braces.append(nil)
            forget()
        } else if tokens.isText(position, "}") {
            if let index = braces.popLast() ?? nil { declarations[index].endLine = tokens.line(position) }
            forget()
        } else if isInBody {
            position += 1
            return
        } else if tokens.isText(position, "@") {
            start = start ?? position
            skipAttribute()
            return
        } else if tokens.kind(position) == .word {
            word()
            return
        } else if tokens.kind(position) != .pound {
            forget()
        }
        position += 1
    }

    /// Whether the position is in braces of a function, an accessor or a closure.
    private var isInBody: Bool { braces.last.map { $0 == nil } ?? false }

    private mutating func forget() {
        start = nil
        access = nil
        modifiers = []
    }

    private mutating func word() {
        let text = tokens.text(position)
        start = start ?? position
        if Self.accessLevels.contains(text) {
            // `private(set)` is about the setter alone.
            if tokens.isText(position + 1, "("), tokens.isText(position + 2, "set") {
                position += 4
            } else {
                access = text
                position += 1
            }
        } else if text == "class", tokens.kind(position + 1) == .word,
            Self.members.contains(tokens.text(position + 1)) || tokens.isText(position + 1, "override")
        {
            modifiers.append(text)
            position += 1
        } else if Self.modifierWords.contains(text) {
            modifiers.append(text)
            position += 1
            if tokens.isText(position, "(") { skipBrackets() }
        } else if Self.types.contains(text), isName(position + 1) || text == "extension" && tokens.isText(position + 1, "[") {
            type(text)
        } else if Self.members.contains(text), !tokens.isText(position - 1, ".") {
            member(text)
        } else {
            forget()
            position += 1
        }
    }

    private func isName(_ index: Int) -> Bool { tokens.kind(index) == .word || tokens.kind(index) == .escapedWord }

    private mutating func skipAttribute() {
        position += 2
        while tokens.isText(position, "."), isName(position + 1) { position += 2 }
        if tokens.isText(position, "("), tokens.isAdjacent(position) { skipBrackets() }
    }

    private mutating func skipBrackets() {
        var depth = 0
        while position < tokens.count {
            if tokens.isText(position, "(") { depth += 1 }
            if tokens.isText(position, ")") { depth -= 1 }
            position += 1
            if depth == 0 { return }
        }
    }

    private mutating func type(_ keyword: String) {
        var declaration = make(keyword)
        position += 1
        while isName(position) {
            declaration.name = tokens.text(position)
            position += 1
            guard tokens.isText(position, ".") else { break }
            position += 1
        }
        var isInherited = false
        var depth = 0
        while position < tokens.count, !tokens.isText(position, "{"), !tokens.isText(position, "}") {
            if ["<", "(", "["].contains(where: { tokens.isText(position, $0) }) { depth += 1 }
            if [">", ")", "]"].contains(where: { tokens.isText(position, $0) }) { depth -= 1 }
            if tokens.isText(position, ":"), depth == 0, !declaration.isConstrained { isInherited = true }
            if tokens.isText(position, "where") {
                declaration.isConstrained = true
                isInherited = false
            }
            if isName(position) {
                let text = tokens.text(position)
                declaration.signature.append(text)
                if isInherited, depth == 0, !tokens.isText(position + 1, "."), !tokens.isText(position - 1, "@") {
                    declaration.inherited.append(text)
                }
            }
            position += 1
        }
        note(declaration)
        if tokens.isText(position, "{") {
            braces.append(declarations.count - 1)
            position += 1
        }
    }

    private mutating func member(_ keyword: String) {
        var declaration = make(keyword)
        let line = tokens.line(position)
        position += 1
        if ["init", "deinit", "subscript"].contains(keyword) {
            declaration.name = keyword
        } else if isName(position) {
            declaration.name = tokens.text(position)
            position += 1
        }
        // The signature ends at its body, its value, or the end of the line on which all brackets are closed.
        var depth = 0
        var last = line
        while position < tokens.count {
            if depth == 0 {
                if tokens.isText(position, "{") || tokens.isText(position, "}") || tokens.isText(position, "=")
                    || tokens.isText(position, ";")
                {
                    break
                }
                if tokens.line(position) > last, !continues(position) { break }
            }
            if tokens.isText(position, "(") || tokens.isText(position, "[") { depth += 1 }
            if tokens.isText(position, ")") || tokens.isText(position, "]") { depth -= 1 }
            if tokens.isText(position, "where") { declaration.isConstrained = true }
            if isName(position) { declaration.signature.append(tokens.text(position)) }
            last = tokens.line(position)
            position += 1
        }
        note(declaration)
    }

    private mutating func note(_ declaration: Declaration) {
        declarations.append(declaration)
        spans.append((start ?? position)..<position)
        forget()
    }

    /// Whether a line that begins with this token goes on with the declaration of the line before.
    private func continues(_ index: Int) -> Bool {
        let isAfterArrow = tokens.isText(index - 1, ">") && tokens.isText(index - 2, "-")
        return ["-", "where", "async", "throws", "rethrows", "&", ":", ",", "<"].contains { tokens.isText(index, $0) }
            || isAfterArrow || [",", ":", "&"].contains { tokens.isText(index - 1, $0) }
    }

    private func make(_ keyword: String) -> Declaration {
        Declaration(
            keyword: keyword, name: "", access: access, modifiers: modifiers, inherited: [], signature: [],
            parent: braces.last ?? nil, line: tokens.line(position), column: tokens.column(position), endLine: tokens.line(position),
            isConstrained: false)
    }
}
