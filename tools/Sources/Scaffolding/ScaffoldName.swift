package import ToolSupport

/// A name for a package and its modules that code can use everywhere: an ASCII word such as `BloodPressure`.
package struct ScaffoldName: Equatable, Sendable {
    /// The greatest number of characters, so that generated lines keep the line length.
    package static let longest = 30

    /// The name.
    package let text: String

    /// Takes a name. Throws, with what would do, for one that no module, type and folder can have alike.
    package init(_ text: String) throws(ToolError) {
        guard let problem = Self.problem(with: text) else {
            self.text = text
            return
        }
        let hint = Self.suggestion(for: text)
        throw ToolError(
            "\(Self.quoted(text)) cannot be the name of a package: \(problem).",
            remedy: hint.map { "Write \($0), for example." } ?? "Write a word of letters and digits such as BloodPressure.")
    }

    /// The name as a word in the middle of a sentence: `blood pressure`.
    package var words: String { parts.joined(separator: " ").lowercased() }
    /// The name as a title: `Blood pressure`.
    package var title: String { words.prefix(1).uppercased() + words.dropFirst() }
    /// The name as a part of a link: `blood-pressure`.
    package var pathComponent: String { parts.joined(separator: "-").lowercased() }
    /// The name as that of a value: `bloodPressure`.
    package var lowerCamel: String {
        let initials = text.prefix { $0.isUppercase }
        let count = initials.count == text.count ? initials.count : max(1, initials.count - 1)
        return text.prefix(count).lowercased() + text.dropFirst(count)
    }

    /// `BloodPressure` is `Blood`, `Pressure`; `HTTPCache2` is `HTTP`, `Cache2`.
    private var parts: [String] {
        var result: [String] = []
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            let follows = index > 0 && !characters[index - 1].isUppercase
            let precedes = index > 0 && index + 1 < characters.count && characters[index + 1].isLowercase
            if result.isEmpty || character.isUppercase && (follows || precedes) { result.append("") }
            result[result.count - 1].append(character)
        }
        return result
    }

    private static func problem(with text: String) -> String? {
        guard let first = text.utf8.first else { return "it is empty" }
        if SwiftWords.all.contains(text) { return "it is a word of the Swift language" }
        if text.contains("/") || text.contains("\\") || text == "." || text == ".." { return "it is a path; say where with --in" }
        if isDigit(first) { return "it begins with a digit" }
        if text.utf8.contains(UInt8(ascii: "-")) { return "a module's name cannot have a dash" }
        if text.utf8.contains(UInt8(ascii: "_")) { return "the names of this language's types have no underscore" }
        guard text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else { return "only the letters A to Z and digits may be in it" }
        if !isUpper(first) { return "types begin with a capital letter" }
        if text.utf8.count > longest { return "it is longer than \(longest) characters" }
        return nil
    }

    private static func suggestion(for text: String) -> String? {
        let words = text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let name = String(joined.drop { !$0.isLetter }.prefix(longest))
        return name.isEmpty || problem(with: name) != nil ? nil : name
    }

    /// The name in quotes, what could move a terminal's cursor taken out.
    private static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value ? "?" : String($0) }.joined() + "\""
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        isUpper(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }

    private static func isUpper(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
