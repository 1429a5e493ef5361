/// The tokens of a Swift file without white space and comments, for who looks at code itself.
package struct CodeTokens: Sendable {
    /// What a token is.
    package enum Kind: Equatable, Sendable {
        /// A name or keyword, `isEscaped` between backticks.
        case word
        /// A name between backticks.
        case escapedWord
        /// A string literal without interpolation on one line; its text is what stands between the quotes.
        case string
        /// Any other string literal, or a part of one.
        case text
        /// A number or a regular expression.
        case literal
        /// `#name`; its text is the name.
        case pound
        /// One byte of punctuation or of an operator.
        case mark
    }

    /// The file.
    package let bytes: [UInt8]
    private let tokens: [Token]

    /// Cuts the bytes of a file.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = bytes.withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer)
            var tokens: [Token] = []
            tokens.reserveCapacity(buffer.count / 6)
            while true {
                let token = lexer.next()
                if token.kind == .end { return tokens }
                tokens.append(token)
            }
        }
    }

    /// Number of tokens; they are named by their place, from 0.
    package var count: Int { tokens.count }

    /// What a token is; nil beyond the ends.
    package func kind(_ index: Int) -> Kind? {
        guard tokens.indices.contains(index) else { return nil }
        switch tokens[index].kind {
        case .word: return .word
        case .escapedWord: return .escapedWord
        case .string: return .string
        case .text: return .text
        case .literal: return .literal
        case .pound: return .pound
        case .mark: return .mark
        case .end: return nil
        }
    }

    /// The text of a token; empty beyond the ends.
    package func text(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        return String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
    }

    /// The text of a token with what marks its kind: the quotes of a string, the backticks of a name, the `#`.
    package func source(_ index: Int) -> String {
        switch kind(index) {
        case .escapedWord: "`\(text(index))`"
        case .string: "\"\(text(index))\""
        case .pound: "#\(text(index))"
        default: text(index)
        }
    }

    /// Whether a token is a name or keyword, or a mark, of exactly these letters.
    package func isText(_ index: Int, _ text: String) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        guard token.kind == .word || token.kind == .escapedWord || token.kind == .mark else { return false }
        return bytes[token.start..<token.end].elementsEqual(text.utf8)
    }

    /// The line of a token, from 1; 0 beyond the ends.
    package func line(_ index: Int) -> Int { tokens.indices.contains(index) ? tokens[index].line : 0 }
    /// The column of a token in bytes, from 1; 0 beyond the ends.
    package func column(_ index: Int) -> Int { tokens.indices.contains(index) ? tokens[index].column : 0 }
    /// Whether a token follows the one before it without anything between.
    package func isAdjacent(_ index: Int) -> Bool {
        index > 0 && index < tokens.count && tokens[index].start == tokens[index - 1].end
    }
}
