extension Lexer {
    /// A string literal that begins at the position with this many `#`.
    mutating func string(pounds: Int, from start: Int) -> Token {
        let first = token(.text, start, start)
        position = start + pounds + 1
        if peek(0) == Byte.quote, peek(1) == Byte.quote {
            position += 2
            return text(pounds: pounds, isMultiline: true, from: start, as: first)
        }
        let content = position
        var result = text(pounds: pounds, isMultiline: false, from: start, as: first)
        let end = position - pounds - 1
        // One without interpolation stands between its quotes.
        if result.mark != Byte.open, end >= content, bytes[end] == Byte.quote {
            result.kind = .string
            result.start = content
            result.end = end
        }
        return result
    }

    /// The rest of a string literal, up to its end or its next interpolation.
    mutating func text(pounds: Int, isMultiline: Bool, from start: Int, as first: Token? = nil) -> Token {
        var result = first ?? token(.text, start, start)
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Byte.quote {
                if isEnd(pounds: pounds, isMultiline: isMultiline) {
                    position += (isMultiline ? 3 : 1) + pounds
                    break
                }
                position += 1
            } else if byte == Byte.backslash {
                var count = 0
                while count < pounds, peek(count + 1) == Byte.pound { count += 1 }
                guard count == pounds else {
                    position += 1
                    continue
                }
                position += 1 + pounds
                if peek(0) == Byte.open {
                    position += 1
                    interpolations.append(Interpolation(pounds: pounds, isMultiline: isMultiline))
                    result.mark = Byte.open
                    break
                }
                if position < bytes.count, !bytes[position].isLineBreak { position += 1 }
            } else if byte.isLineBreak {
                if !isMultiline { break }
                breakLine()
            } else {
                position += 1
            }
        }
        result.end = position
        return result
    }

    /// A regular expression between slashes that begins at the position; nil where a slash is an operator.
    ///
    /// As in the compiler, a bare slash begins one only where nothing stands directly before it and no space after it, and where it
    /// ends on the same line with no bracket closed that it did not open.
    mutating func regex(pounds: Int, from start: Int) -> Token? {
        let content = start + pounds + 1
        guard content < bytes.count, pounds < regexBarriers.count, start >= regexBarriers[pounds] else { return nil }
        if pounds == 0, !isRegexPossible(at: start, content: content) { return nil }
        let isMultiline = pounds > 0 && startsMultilineRegex(content)
        guard let end = regexEnd(content, pounds: pounds, isMultiline: isMultiline) else { return nil }
        if pounds == 0, bytes[content..<end].contains(Byte.quote), !stringsEnd(after: end), stringsEnd(after: content) { return nil }
        let result = token(.literal, start, end)
        if isMultiline {
            while position < end { if bytes[position].isLineBreak { breakLine() } else { position += 1 } }
        }
        position = end
        return result
    }

    private func isEnd(pounds: Int, isMultiline: Bool) -> Bool {
        var distance = 1
        if isMultiline {
            guard peek(1) == Byte.quote, peek(2) == Byte.quote else { return false }
            distance = 3
        }
        for index in 0..<pounds where peek(distance + index) != Byte.pound { return false }
        return true
    }

    private func isRegexPossible(at start: Int, content: Int) -> Bool {
        let next = bytes[content]
        if next.isSpace || next == Byte.slash || next == Byte.star { return false }
        // A prefix operator may stand before it, as in `!/a/`.
        var before = start
        while before > 0, start - before < 8, bytes[before - 1].isOperator { before -= 1 }
        guard before > 0 else { return true }
        switch bytes[before - 1] {
        case Byte.open, Byte.openSquare, Byte.openBrace, Byte.comma, Byte.semicolon, Byte.colon: return true
        case let byte: return byte.isSpace
        }
    }

    private func startsMultilineRegex(_ content: Int) -> Bool {
        var index = content
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        return index < bytes.count && bytes[index].isLineBreak
    }

    /// Whether every string that begins after a place on its line ends on it; told for a slash that may be an operator and for one that
    /// may begin a regular expression, since the language mode that decides is not known.
    private func stringsEnd(after start: Int) -> Bool {
        var isInside = false
        var index = start
        while index < bytes.count, index - start < 4096, !bytes[index].isLineBreak {
            if bytes[index] == Byte.quote { isInside.toggle() }
            index += bytes[index] == Byte.backslash ? 2 : 1
        }
        return !isInside
    }

    private mutating func regexEnd(_ content: Int, pounds: Int, isMultiline: Bool) -> Int? {
        var index = content
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isLineBreak, !isMultiline { break }
            switch byte {
            case Byte.backslash:
                index += index + 1 < bytes.count && !bytes[index + 1].isLineBreak ? 2 : 1
                continue
            case Byte.slash:
                var count = 0
                while count < pounds, index + 1 + count < bytes.count, bytes[index + 1 + count] == Byte.pound { count += 1 }
                if count == pounds {
                    let isLastSpace = pounds == 0 && bytes[index - 1].isSpace
                    return isLastSpace ? nil : index + 1 + pounds
                }
            case Byte.open where pounds == 0: depth += 1
            case Byte.close where pounds == 0:
                depth -= 1
                if depth < 0 { return nil }
            default: break
            }
            index += 1
        }
        regexBarriers[pounds] = index
        return nil
    }
}
