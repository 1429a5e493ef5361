extension UInt8 {
    var isWord: Bool { self >= 0x80 || self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || isDigit || self == 0x5F || self == 0x24 }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D || self == 0 }
    var isLineBreak: Bool { self == 0x0A || self == 0x0D }
    /// Bytes that operators are made of, the dot left out.
    var isOperator: Bool {
        switch self {
        case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E: true
        default: false
        }
    }
}

/// The bytes of ASCII characters that the lexer speaks of.
enum Byte {
    static let newline: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let quote: UInt8 = 0x22
    static let pound: UInt8 = 0x23
    static let open: UInt8 = 0x28
    static let close: UInt8 = 0x29
    static let star: UInt8 = 0x2A
    static let comma: UInt8 = 0x2C
    static let dot: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let less: UInt8 = 0x3C
    static let greater: UInt8 = 0x3E
    static let at: UInt8 = 0x40
    static let openSquare: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let closeSquare: UInt8 = 0x5D
    static let backtick: UInt8 = 0x60
    static let openBrace: UInt8 = 0x7B
    static let closeBrace: UInt8 = 0x7D
}
