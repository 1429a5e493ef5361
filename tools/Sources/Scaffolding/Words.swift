/// The words of a text: letters, digits and underscores side by side.
enum Words {
    /// Whether a character belongs to a word.
    static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    /// Every word, in order.
    static func all(in text: Substring) -> [Substring] {
        text.utf8.split { !isPart($0) }.map { Substring($0) }
    }

    /// A text whose words are replaced by what a function gives for them; it is told the word and what stands before it.
    static func replacing(in text: String, _ replacement: (Substring, Substring) -> String?) -> String {
        var result = ""
        let bytes = text.utf8
        var index = bytes.startIndex
        var plain = index
        while index < bytes.endIndex {
            guard isPart(bytes[index]) else {
                index = bytes.index(after: index)
                continue
            }
            let end = bytes[index...].firstIndex { !isPart($0) } ?? bytes.endIndex
            if let word = replacement(text[index..<end], text[..<index]) {
                result += text[plain..<index] + word
                plain = end
            }
            index = end
        }
        return result + text[plain...]
    }
}
