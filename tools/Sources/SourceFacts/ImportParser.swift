/// Reads an import from the token after its attributes.
enum ImportParser {
    /// The words that may name the kind of a scoped import.
    private static let scopes: Set<String> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor", "macro"]

    /// Reads what follows the word `import`; nil, with the lexer where it was, where no module follows.
    static func parse(_ lexer: inout Lexer, keyword: Token, attributes: [String], access: Import.Access?) -> Import? {
        let before = lexer
        var token = lexer.next()
        var scope: String?
        if token.kind == .word, case let word = lexer.text(token.start, token.end), scopes.contains(word) {
            let saved = lexer
            let following = lexer.next()
            if following.kind == .word || following.kind == .escapedWord {
                scope = word
                token = following
            } else {
                lexer = saved
            }
        }
        guard token.kind == .word || token.kind == .escapedWord, token.end > token.start,
            token.kind == .escapedWord || !lexer.matches(token, "import")
        else {
            lexer = before
            return nil
        }
        let module = lexer.text(token.start, token.end)
        return Import(
            module: module, subpath: subpath(&lexer), scope: scope, attributes: attributes, access: access, line: keyword.line,
            column: keyword.column)
    }

    private static func subpath(_ lexer: inout Lexer) -> [String] {
        var result: [String] = []
        while true {
            let before = lexer
            let dot = lexer.next()
            guard dot.kind == .mark, dot.mark == Byte.dot else {
                lexer = before
                return result
            }
            let start = lexer.position
            while lexer.peek(0).isOperator || lexer.peek(0) == Byte.dot { lexer.position += 1 }
            if lexer.position > start {
                result.append(lexer.text(start, lexer.position))
                continue
            }
            let part = lexer.next()
            guard part.kind == .word || part.kind == .escapedWord else {
                lexer = before
                return result
            }
            result.append(lexer.text(part.start, part.end))
        }
    }
}
