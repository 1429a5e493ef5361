/// What a person has typed for a number: the words as they are, and the number where they are one.
///
/// Comma and point both separate decimals, as people type them; spaces are left out. There is no grouping, so `1,234` is 1.234.
nonisolated public struct NumberEntry: Sendable, Hashable {
    /// The words in the field.
    public var text: String
    /// How many digits may follow the separator (0 to 9).
    public let fractionDigits: Int

    /// An entry of words.
    public init(text: String = "", fractionDigits: Int = 0) {
        self.text = text
        self.fractionDigits = min(max(fractionDigits, 0), 9)
    }

    /// Whether nothing was typed.
    public var isEmpty: Bool { digits.isEmpty }

    /// The number; nil where the words are none, or have more digits after the separator than may follow it.
    public var value: Double? {
        let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, digits.count <= 18, parts.count == 1 || parts[1].count <= fractionDigits else { return nil }
        let unsigned = whole.first == UInt8(ascii: "-") ? whole.dropFirst() : whole
        let fraction = parts.count == 2 ? parts[1] : []
        let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        guard !unsigned.isEmpty, unsigned.allSatisfy(isDigit), fraction.allSatisfy(isDigit), parts.count == 1 || !fraction.isEmpty else {
            return nil
        }
        return Double(String(decoding: digits, as: UTF8.self))
    }

    /// The words with a point as separator, without spaces.
    private var digits: [UInt8] {
        let minus = text.replacing("\u{2212}", with: "-").replacing("\u{A0}", with: "").replacing("\u{202F}", with: "")
        return minus.utf8.filter { $0 != UInt8(ascii: " ") }.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    }
}
