/// Walks the tokens of a Swift file and keeps what the tool wants to know.
struct FactsCollector {
    private var lexer: Lexer
    private var conditions = ConditionStack()
    private var branches: [ConditionalBranch]?
    private var brackets: [Int] = []
    private var imports: [Import] = []
    private var strings: [StringLiteral] = []
    private var words = WordCollector()
    private var attributes: [String] = []
    private var access: Import.Access?
    private var previous = Token(kind: .end, start: 0, end: 0, line: 0, column: 0)

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        lexer = Lexer(bytes)
    }

    mutating func collect() -> FileFacts {
        while true {
            let token = lexer.next()
            switch token.kind {
            case .end: return facts
            case .word: word(token)
            case .escapedWord:
                words.insert(lexer.bytes, token)
                forget()
            case .string:
                literal(token)
                forget()
            case .pound: pound(token)
            case .mark: mark(token)
            case .text, .literal: forget()
            }
            previous = token
        }
    }

    private var facts: FileFacts {
        let bytes = lexer.bytes
        let isOpen = bytes.count > lexer.lineStart
        var troubles: [String] = []
        if bytes.contains(0) {
            troubles.append("it holds bytes of value 0, as binary files do")
        } else if bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil {
            troubles.append("it is not valid UTF-8")
        }
        return FileFacts(
            imports: imports, strings: strings, words: words.set, lineCount: lexer.line - (isOpen ? 0 : 1), remarks: lexer.remarks,
            troubles: troubles)
    }

    private mutating func word(_ token: Token) {
        words.insert(lexer.bytes, token)
        guard brackets.isEmpty, lexer.interpolations.isEmpty else { return }
        let isMember = previous.kind == .mark && previous.mark == Byte.dot
        if !isMember, lexer.matches(token, "import") {
            if var found = ImportParser.parse(&lexer, keyword: token, attributes: attributes, access: access) {
                let around = branches ?? conditions.branches
                branches = around
                found.conditions = around
                imports.append(found)
            }
            forget()
        } else if let level = accessLevel(token), !isMember {
            access = level
        } else {
            forget()
        }
    }

    private func accessLevel(_ token: Token) -> Import.Access? {
        switch lexer.bytes[token.start] {
        case UInt8(ascii: "p"), UInt8(ascii: "i"), UInt8(ascii: "f"): Import.Access(rawValue: lexer.text(token.start, token.end))
        default: nil
        }
    }

    private mutating func mark(_ token: Token) {
        switch token.mark {
        case Byte.open, Byte.openSquare, Byte.openBrace: brackets.append(token.start)
        case Byte.close, Byte.closeSquare, Byte.closeBrace: _ = brackets.popLast()
        case Byte.at where brackets.isEmpty:
            attribute()
            return
        default: break
        }
        forget()
    }

    private mutating func attribute() {
        guard lexer.peek(0).isWord else { return }
        let name = lexer.next()
        words.insert(lexer.bytes, name)
        attributes.append(lexer.text(name.start, name.end))
        guard lexer.peek(0) == Byte.open else { return }
        var depth = 0
        while true {
            let token = lexer.next()
            if token.kind == .end { return }
            if token.kind == .word { words.insert(lexer.bytes, token) }
            guard token.kind == .mark else { continue }
            if token.mark == Byte.open { depth += 1 }
            if token.mark == Byte.close { depth -= 1 }
            if depth == 0 { return }
        }
    }

    private mutating func pound(_ token: Token) {
        if lexer.matches(token, "if") {
            conditions.open(lexer.condition(), line: token.line, depth: brackets.count)
        } else if lexer.matches(token, "elseif") {
            restore(conditions.next(lexer.condition(), line: token.line))
        } else if lexer.matches(token, "else") {
            restore(conditions.next(nil, line: token.line))
        } else if lexer.matches(token, "endif") {
            restore(conditions.close())
        } else {
            words.insert(lexer.bytes, token)
            forget()
            return
        }
        branches = nil
        forget()
    }

    /// A branch that is not compiled need not close its brackets, and may close those of others.
    private mutating func restore(_ depth: Int?) {
        guard let depth else { return }
        if brackets.count > depth { brackets.removeLast(brackets.count - depth) }
        while brackets.count < depth { brackets.append(0) }
    }

    private mutating func literal(_ token: Token) {
        guard token.end > token.start, token.end - token.start <= StringLiteral.lengthLimit else { return }
        let context = CallContext(lexer.bytes, bracket: brackets.last, literal: token, lineStart: lexer.lineStart)
        strings.append(
            StringLiteral(
                value: lexer.text(token.start, token.end), line: token.line, column: token.column, callee: context.callee,
                label: context.label))
    }

    private mutating func forget() {
        if !attributes.isEmpty { attributes.removeAll() }
        access = nil
    }
}
