/// The client script as it is sent: without comments, indentation and the spaces that only its readers need, and with short names.
///
/// Text in quotes and in templates stays as it is. The script must end its statements with semicolons, and hold no regular expression and no
/// quote within the braces of a template, since telling those apart takes a parser; a test sees to it.
nonisolated enum ScriptText {
    private static let marks = Set("{}()[];,:?=<>!&|*".utf8)

    /// Leaves out what a browser does not need.
    static func compact(_ script: [UInt8]) -> [UInt8] {
        ScriptNames.shortened(stripped(script))
    }

    /// Leaves out comments and spaces.
    static func stripped(_ script: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(script.count)
        var rest = script[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
                result.append(byte)
                copyText(endingWith: byte, from: &rest, to: &result)
            case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"):
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            case UInt8(ascii: "/") where rest.first == UInt8(ascii: "*"):
                skipComment(in: &rest)
            case UInt8(ascii: " "), UInt8(ascii: "\n"):
                rest = rest.drop { $0 == UInt8(ascii: " ") || (byte == UInt8(ascii: "\n") && $0 == UInt8(ascii: "\n")) }
                if needsSpace(between: result.last, and: rest.first, byte) { result.append(byte) }
            default:
                result.append(byte)
            }
        }
        return result
    }

    /// A line end stays behind a word or a closing brace, where it may end something. A space stays between words and beside `+`, `-` and `/`.
    private static func needsSpace(between last: UInt8?, and next: UInt8?, _ byte: UInt8) -> Bool {
        guard let last, let next, last != UInt8(ascii: "\n") else { return false }
        if byte == UInt8(ascii: "\n") { return !";{,([".utf8.contains(last) && !"})]".utf8.contains(next) }
        return !marks.contains(last) && !marks.contains(next) && next != UInt8(ascii: "\n")
    }

    private static func copyText(endingWith quote: UInt8, from rest: inout ArraySlice<UInt8>, to result: inout [UInt8]) {
        while let byte = rest.popFirst() {
            result.append(byte)
            if byte == quote { return }
            if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() { result.append(escaped) }
        }
    }

    private static func skipComment(in rest: inout ArraySlice<UInt8>) {
        rest = rest.dropFirst()
        while let byte = rest.popFirst() {
            guard byte != UInt8(ascii: "*") || rest.first != UInt8(ascii: "/") else { return rest = rest.dropFirst() }
        }
    }
}
