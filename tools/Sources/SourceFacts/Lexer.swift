/// Cuts the bytes of a Swift source file into tokens, in one pass and without going back.
///
/// Whatever the bytes are there is an answer: a literal or comment without an end goes to the end of its line or of the file.
struct Lexer {
    /// The file.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next token is looked for.
    var position = 0
    /// The line of `position`, from 1.
    var line = 1
    /// Where that line begins.
    var lineStart = 0
    /// The string literals whose interpolation the position is in, outermost first.
    var interpolations: [Interpolation] = []
    /// Comments addressed to the tool so far.
    var remarks: [Remark] = []
    /// By number of `#`: up to where no regular expression ends, since an end was looked for in vain.
    var regexBarriers = [0, 0, 0, 0]

    /// A string literal that an interpolation has interrupted.
    struct Interpolation {
        var pounds: Int
        var isMultiline: Bool
        /// Open brackets within the interpolation.
        var depth = 0
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            position = 3
            lineStart = 3
        }
        if peek(0) == Byte.pound, peek(1) == 0x21 { skipLine() }
    }

    /// The next token; `.end` again and again at the end.
    mutating func next() -> Token {
        skipSpace()
        guard position < bytes.count else { return token(.end, position, position) }
        let byte = bytes[position]
        if byte.isDigit { return number() }
        if byte.isWord { return word() }
        switch byte {
        case Byte.quote: return string(pounds: 0, from: position)
        case Byte.pound: return pound()
        case Byte.backtick: return escapedWord()
        case Byte.slash:
            if let regex = regex(pounds: 0, from: position) { return regex }
        case Byte.open:
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
        case Byte.close:
            if let last = interpolations.last {
                if last.depth == 0 {
                    interpolations.removeLast()
                    let start = position
                    position += 1
                    return text(pounds: last.pounds, isMultiline: last.isMultiline, from: start)
                }
                interpolations[interpolations.count - 1].depth -= 1
            }
        default: break
        }
        var result = token(.mark, position, position + 1)
        result.mark = byte
        position += 1
        return result
    }

    /// The byte at a distance from the position; 0 beyond the end.
    func peek(_ distance: Int) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    /// The bytes of a range as text.
    func text(_ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether a token is a word of these letters.
    func matches(_ token: Token, _ word: StaticString) -> Bool {
        let count = token.end - token.start
        guard count == word.utf8CodeUnitCount else { return false }
        for index in 0..<count where bytes[token.start + index] != word.utf8Start[index] { return false }
        return true
    }

    func token(_ kind: Token.Kind, _ start: Int, _ end: Int) -> Token {
        Token(kind: kind, start: start, end: end, line: line, column: start - lineStart + 1)
    }

    /// Counts the line break at the position and goes beyond it.
    mutating func breakLine() {
        position += bytes[position] == Byte.carriageReturn && peek(1) == Byte.newline ? 2 : 1
        line += 1
        lineStart = position
    }

    mutating func skipLine() {
        while position < bytes.count, !bytes[position].isLineBreak { position += 1 }
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            if byte.isLineBreak {
                breakLine()
            } else if byte.isSpace {
                position += 1
            } else if byte == Byte.slash, peek(1) == Byte.slash {
                skipLineComment()
            } else if byte == Byte.slash, peek(1) == Byte.star {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipLineComment() {
        let start = position
        skipLine()
        var from = start + 2
        while from < position, bytes[from] == 0x20 { from += 1 }
        let mark: StaticString = "monorepo:"
        guard position - from > mark.utf8CodeUnitCount else { return }
        for index in 0..<mark.utf8CodeUnitCount where bytes[from + index] != mark.utf8Start[index] { return }
        let isAlone = bytes[lineStart..<start].allSatisfy(\.isSpace)
        var end = position
        from += mark.utf8CodeUnitCount
        while from < end, bytes[from].isSpace { from += 1 }
        while end > from, bytes[end - 1].isSpace { end -= 1 }
        remarks.append(Remark(text: text(from, end), line: line, isAlone: isAlone))
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Byte.slash, peek(1) == Byte.star {
                depth += 1
                position += 2
            } else if byte == Byte.star, peek(1) == Byte.slash {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else if byte.isLineBreak {
                breakLine()
            } else {
                position += 1
            }
        }
    }

    private mutating func word() -> Token {
        let start = position
        while position < bytes.count, bytes[position].isWord { position += 1 }
        return token(.word, start, position)
    }

    private mutating func number() -> Token {
        let start = position
        while position < bytes.count, bytes[position].isWord || bytes[position] == Byte.dot && peek(1).isDigit { position += 1 }
        return token(.literal, start, position)
    }

    private mutating func escapedWord() -> Token {
        var result = token(.escapedWord, position, position)
        position += 1
        result.start = position
        while position < bytes.count, bytes[position] != Byte.backtick, !bytes[position].isLineBreak { position += 1 }
        result.end = position
        if peek(0) == Byte.backtick { position += 1 }
        return result
    }

    private mutating func pound() -> Token {
        let start = position
        var pounds = 0
        while peek(pounds) == Byte.pound { pounds += 1 }
        if peek(pounds) == Byte.quote { return string(pounds: pounds, from: start) }
        if peek(pounds) == Byte.slash, let regex = regex(pounds: pounds, from: start) { return regex }
        if pounds == 1, peek(1).isWord {
            var result = token(.pound, start, start)
            position += 1
            result.start = position
            while position < bytes.count, bytes[position].isWord { position += 1 }
            result.end = position
            return result
        }
        var result = token(.mark, start, start + pounds)
        result.mark = Byte.pound
        position += pounds
        return result
    }
}
