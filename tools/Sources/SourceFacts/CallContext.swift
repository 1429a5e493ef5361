/// What stands before a string literal in a call: `Notification.Name(rawValue: "x")` has callee `Notification.Name` and label
/// `rawValue`.
struct CallContext {
    let callee: String
    let label: String

    init(_ bytes: UnsafeBufferPointer<UInt8>, bracket: Int?, literal: Token, lineStart: Int) {
        var position = lineStart + literal.column - 2
        let floor = max(0, position - 256)
        while position > floor, bytes[position].isSpace { position -= 1 }
        if position > floor, bytes[position] == Byte.colon {
            position -= 1
            label = Self.name(bytes, endingAt: position, floor: floor, withDots: false)
        } else {
            label = ""
        }
        if let bracket, bracket > 0, bytes[bracket] != Byte.openBrace {
            callee = Self.name(bytes, endingAt: bracket - 1, floor: max(0, bracket - 256), withDots: true)
        } else {
            callee = ""
        }
    }

    private static func name(_ bytes: UnsafeBufferPointer<UInt8>, endingAt last: Int, floor: Int, withDots: Bool) -> String {
        var start = last + 1
        while start > floor, bytes[start - 1].isWord || withDots && bytes[start - 1] == Byte.dot { start -= 1 }
        return start > last ? "" : String(decoding: bytes[start...last], as: UTF8.self)
    }
}
