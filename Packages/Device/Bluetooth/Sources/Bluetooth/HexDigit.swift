/// Hexadecimal digits as UTF-8 bytes.
enum HexDigit {
    /// The value of a digit in either case; nil for any other byte.
    static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// The last `width` digits of a number.
    static func text(of number: UInt64, width: Int, upperCase: Bool = false) -> [UInt8] {
        let digits = Array((upperCase ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
        return (0..<width).reversed().map { digits[Int(number >> UInt64($0 * 4) & 0xF)] }
    }
}
