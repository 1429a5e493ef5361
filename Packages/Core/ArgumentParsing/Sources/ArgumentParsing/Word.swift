/// One word of a command line, read by bytes: an `=` or `-` followed by a combining mark is one `Character` that equals neither.
enum Word: Equatable {
    /// `--`
    case end
    /// `--name` or `--name=value`
    case long(name: String, value: String?)
    /// `-abc`; the letters and what stands after an `=`
    case short(String)
    /// Anything else, a lone `-` and negative numbers included.
    case plain

    init(_ text: String) {
        let bytes = text.utf8
        if bytes.elementsEqual("--".utf8) {
            self = .end
        } else if bytes.starts(with: "--".utf8) {
            let parts = bytes.dropFirst(2).split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
            self = .long(name: name, value: parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : nil)
        } else if bytes.first == UInt8(ascii: "-"), bytes.count > 1, !Self.isNegativeNumber(text) {
            self = .short(String(decoding: bytes.dropFirst(), as: UTF8.self))
        } else {
            self = .plain
        }
    }

    /// `-5`, `-0.5`, `-.5`
    private static func isNegativeNumber(_ text: String) -> Bool {
        let rest = text.utf8.dropFirst()
        let digits = rest.filter { (0x30...0x39).contains($0) }.count
        return digits > 0 && rest.count - digits <= 1 && rest.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }
}
