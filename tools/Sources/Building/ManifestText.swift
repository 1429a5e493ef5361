/// Pieces of a manifest's text.
enum ManifestText {
    /// A string literal; whatever the text holds, the literal means that text.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// An array of string literals.
    static func literals(_ texts: some Sequence<String>) -> String {
        "[" + texts.map(literal).joined(separator: ", ") + "]"
    }
}
