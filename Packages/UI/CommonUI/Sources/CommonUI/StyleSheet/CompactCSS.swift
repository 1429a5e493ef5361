/// A style sheet as it is sent: on one line, with custom properties of one or two letters in the order in which they first appear.
nonisolated enum CompactCSS {
    /// Leaves out line ends and shortens names. No text in quotes holds either.
    static func text(of css: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(css.utf8.count)
        var names: [[UInt8]: [UInt8]] = [:]
        var rest = Array(css.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\n") { continue }
            result.append(byte)
            guard byte == UInt8(ascii: "-"), rest.first == UInt8(ascii: "-") else { continue }
            result.append(UInt8(ascii: "-"))
            rest = rest.dropFirst()
            let name = Array(rest.prefix { isNamePart($0) })
            rest = rest.dropFirst(name.count)
            let short = names[name] ?? shortName(names.count)
            names[name] = short
            result.append(contentsOf: short)
        }
        return String(decoding: result, as: UTF8.self).replacing(";}", with: "}")
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    /// `a` to `z`, then `aa` to `zz`.
    private static func shortName(_ index: Int) -> [UInt8] {
        let letter = { (number: Int) in UInt8(ascii: "a") + UInt8(number % 26) }
        return index < 26 ? [letter(index)] : [letter(index / 26 - 1), letter(index)]
    }
}
