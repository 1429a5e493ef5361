import Foundation

/// Finds the keys of a strings file in their order, which a property list, being a dictionary, does not tell.
nonisolated enum StringsKeyScanner {
    /// The keys as they are written, without the quotes around them. Lenient: what is no entry is passed over.
    static func keys(in data: Data) -> [String] {
        tokens(in: data).reduce(into: Entries()) { entries, token in entries.take(token) }.keys
    }

    /// Whether there is anything but space and comments.
    static func hasContent(_ data: Data) -> Bool {
        !tokens(in: data).isEmpty
    }

    private enum Token: Equatable {
        case text(String)
        case sign(UInt8)
    }

    /// Takes the texts that an equals sign follows.
    private struct Entries {
        var keys: [String] = []
        private var last: String?

        mutating func take(_ token: Token) {
            switch token {
            case .text(let text):
                last = text
            case .sign(let sign):
                if sign == UInt8(ascii: "="), let last { keys.append(last) }
                last = nil
            }
        }
    }

    private static func tokens(in data: Data) -> [Token] {
        let bytes = Array(data)
        var tokens: [Token] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if let end = endOfComment(bytes, at: index) {
                index = end
            } else if byte == UInt8(ascii: "\"") {
                let end = endOfQuoted(bytes, at: index)
                tokens.append(.text(String(decoding: bytes[(index + 1)..<max(index + 1, end - 1)], as: UTF8.self)))
                index = end
            } else if isWord(byte) {
                let end = bytes[index...].firstIndex { !isWord($0) } ?? bytes.count
                tokens.append(.text(String(decoding: bytes[index..<end], as: UTF8.self)))
                index = end
            } else {
                if byte > 0x20 { tokens.append(.sign(byte)) }
                index += 1
            }
        }
        return tokens
    }

    private static func endOfComment(_ bytes: [UInt8], at index: Int) -> Int? {
        guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return nil }
        switch bytes[index + 1] {
        case UInt8(ascii: "/"):
            return bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        case UInt8(ascii: "*"):
            var end = index + 2
            while end + 1 < bytes.count {
                if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
                end += 1
            }
            return bytes.count
        default:
            return nil
        }
    }

    private static func endOfQuoted(_ bytes: [UInt8], at start: Int) -> Int {
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == UInt8(ascii: "\"") {
                return index + 1
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
            true
        default:
            false
        }
    }
}
