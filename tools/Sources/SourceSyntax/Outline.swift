package import SourceFacts

/// The declarations of a Swift file, by tokens alone: types with their members, not what stands in bodies of functions.
package struct Outline: Equatable, Sendable {
    /// The declarations, by place.
    package let declarations: [Declaration]

    /// The outline of a file.
    package init(_ tokens: CodeTokens) {
        var parser = OutlineParser(tokens)
        declarations = parser.parse()
    }

    /// The outline of a file, and for each declaration the text of it up to its body or its value, with attributes and modifiers, and with
    /// the accessors that a protocol asks for; written the same way however the file breaks its lines.
    package static func withTexts(_ tokens: CodeTokens) -> (outline: Outline, texts: [String]) {
        var parser = OutlineParser(tokens)
        let outline = Outline(declarations: parser.parse())
        let texts = zip(outline.declarations, parser.spans).map { declaration, span in
            var end = span.upperBound
            if outline.owner(of: declaration)?.keyword == "protocol", !declaration.hasMembers, tokens.isText(end, "{") {
                while end < tokens.count, !tokens.isText(end, "}") { end += 1 }
                end = min(tokens.count, end + 1)
            }
            return DeclarationText(tokens, span.lowerBound..<end).text
        }
        return (outline, texts)
    }

    /// The outline of a Swift file's bytes.
    package init(swift bytes: [UInt8]) {
        self.init(CodeTokens(bytes))
    }

    /// An outline that was written down before; a parent comes before what stands in it.
    package init(declarations: [Declaration]) {
        self.declarations = declarations
    }

    /// The type that a declaration stands in, or that an extension around it extends.
    package func owner(of declaration: Declaration) -> Declaration? {
        declaration.parent.map { declarations[$0] }
    }

    /// The access of a declaration: its own, or that of the extension around it.
    package func access(of declaration: Declaration) -> String? {
        if let access = declaration.access { return access }
        guard let parent = owner(of: declaration) else { return nil }
        return parent.keyword == "extension" || parent.keyword == "protocol" || declaration.keyword == "case" ? access(of: parent) : nil
    }

    /// Whether a declaration and all around it are public or open.
    package func isPublic(_ declaration: Declaration) -> Bool {
        guard let access = access(of: declaration), access == "public" || access == "open" else { return false }
        guard let parent = owner(of: declaration), parent.keyword != "extension" else { return true }
        return isPublic(parent)
    }
}
