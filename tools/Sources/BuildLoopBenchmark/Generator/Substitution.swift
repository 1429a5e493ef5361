/// Words of a template and what stands for them.
struct Substitution {
    /// What is replaced, and by what; the first that fits at a place is taken.
    let words: [(word: String, replacement: String)]

    /// The text with every word replaced, in one pass over its bytes.
    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        let pairs = words.filter { !$0.word.isEmpty }.map { (Array($0.word.utf8), Array($0.replacement.utf8)) }
        let starts = Set(pairs.map { $0.0[0] })
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 4)
        var index = 0
        while index < bytes.count {
            if starts.contains(bytes[index]), let pair = pairs.first(where: { bytes[index...].starts(with: $0.0) }) {
                result += pair.1
                index += pair.0.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension String {
    /// Number of line breaks.
    var lineBreaks: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
