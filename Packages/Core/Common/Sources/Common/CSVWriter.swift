/// Writes rows of comma-separated values as RFC 4180 has them: quoted where needed, CRLF at the end of each row.
public struct CSVWriter: Sendable {
    private let separator: UInt8
    /// The UTF-8 bytes written so far.
    public private(set) var bytes: [UInt8] = []

    /// Makes a writer with an ASCII separator, a comma unless told otherwise.
    public init(separator: UInt8 = UInt8(ascii: ",")) {
        self.separator = separator
    }

    /// Appends one row.
    public mutating func write(_ fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(separator) }
            append(field)
        }
        bytes.append(UInt8(ascii: "\r"))
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func append(_ field: String) {
        let quote = UInt8(ascii: "\"")
        let special: (UInt8) -> Bool = { [separator] byte in
            byte == separator || byte == quote || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
        }
        guard field.utf8.contains(where: special) else {
            bytes.append(contentsOf: field.utf8)
            return
        }
        bytes.append(quote)
        for byte in field.utf8 {
            if byte == quote { bytes.append(quote) }
            bytes.append(byte)
        }
        bytes.append(quote)
    }
}
