/// Shortens the names that the client script declares for itself.
///
/// A name is replaced everywhere or nowhere, by one that the script does not use, so what it means where stays the same. One that is also a
/// property, a key or part of a template is left alone.
nonisolated enum ScriptNames {
    /// Replaces names of three letters and more in a script without comments and needless spaces.
    static func shortened(_ script: [UInt8]) -> [UInt8] {
        let tokens = tokens(of: script)
        let names = shortNames(in: tokens)
        var result: [UInt8] = []
        result.reserveCapacity(script.count)
        for token in tokens { result.append(contentsOf: names[token] ?? Array(token)) }
        return result
    }

    /// The names to replace, the most used first, so that they get the shortest.
    private static func shortNames(in tokens: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: [UInt8]] {
        var uses: [ArraySlice<UInt8>: Int] = [:]
        for token in tokens where token.first.map(isWordPart) == true { uses[token, default: 0] += 1 }
        let taken = Set(uses.keys.map { Array($0) }).union(["do", "if", "in"].map { Array($0.utf8) })
        let chosen = declared(in: tokens).subtracting(unsafe(in: tokens)).filter { $0.count > 2 }
        let ordered = chosen.sorted { left, right in
            let (first, second) = (uses[left] ?? 0, uses[right] ?? 0)
            return first == second ? left.lexicographicallyPrecedes(right) : first > second
        }
        var names: [ArraySlice<UInt8>: [UInt8]] = [:]
        var number = 0
        for name in ordered {
            while taken.contains(word(number)) { number += 1 }
            names[name] = word(number)
            number += 1
        }
        return names
    }

    private static func declared(in tokens: [ArraySlice<UInt8>]) -> Set<ArraySlice<UInt8>> {
        let keywords = ["const", "let", "function"].map { Array($0.utf8)[...] }
        return Set(
            tokens.indices.dropLast(2).filter { keywords.contains(tokens[$0]) && tokens[$0 + 1] == [UInt8(ascii: " ")] }.map {
                tokens[$0 + 2]
            })
    }

    private static func unsafe(in tokens: [ArraySlice<UInt8>]) -> Set<ArraySlice<UInt8>> {
        var result: Set<ArraySlice<UInt8>> = []
        for (index, token) in tokens.enumerated() {
            if token.first == UInt8(ascii: "`") {
                result.formUnion(token.split { !isWordPart($0) })
            } else if index > 0 {
                let before = tokens[index - 1].first
                let after = index + 1 < tokens.count ? tokens[index + 1].first : nil
                let isSpread = index > 1 && tokens[index - 2].first == UInt8(ascii: ".")
                let isListed =
                    (before == UInt8(ascii: "{") || before == UInt8(ascii: ","))
                    && (after == UInt8(ascii: "}") || after == UInt8(ascii: ","))
                if (before == UInt8(ascii: ".") && !isSpread) || after == UInt8(ascii: ":") || isListed { result.insert(token) }
            }
        }
        return result
    }

    /// Words, texts in quotes, and single other bytes.
    private static func tokens(of script: [UInt8]) -> [ArraySlice<UInt8>] {
        var tokens: [ArraySlice<UInt8>] = []
        var rest = script[...]
        while let byte = rest.first {
            let length =
                switch byte {
                case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): textLength(of: rest, quote: byte)
                case _ where isWordPart(byte): rest.prefix(while: isWordPart).count
                default: 1
                }
            tokens.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return tokens
    }

    private static func textLength(of rest: ArraySlice<UInt8>, quote: UInt8) -> Int {
        var isEscaped = true
        for (length, byte) in rest.enumerated() {
            if byte == quote, !isEscaped { return length + 1 }
            isEscaped = length > 0 && byte == UInt8(ascii: "\\") && !isEscaped
        }
        return rest.count
    }

    private static func isWordPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        }
    }

    /// `a` to `z`, `A` to `Z`, then two of them.
    private static func word(_ number: Int) -> [UInt8] {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        return (number < 52 ? [] : word(number / 52 - 1)) + [letters[number % 52]]
    }
}
