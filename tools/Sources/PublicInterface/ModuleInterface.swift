package import SourceFacts
import SourceSyntax

/// What a module offers to other packages, read from its sources.
package struct ModuleInterface: Equatable, Sendable {
    /// Its public declarations, sorted; one that is written for several platforms counts once.
    package let declarations: [PublicDeclaration]

    /// The interface of a module's Swift files.
    package init(_ files: [CodeTokens]) {
        let outlines = files.map(Outline.withTexts)
        let types = outlines.flatMap { $0.outline.declarations.filter(\.isType) }
        let own = Set(types.map(\.name))
        let open = Set(outlines.flatMap { outline, _ in outline.declarations.filter { $0.isType && outline.isPublic($0) }.map(\.name) })
        // What extends a type that is not public, or conforms to what is not, is nobody else's.
        let hidden = own.subtracting(open)
        declarations = Set(outlines.flatMap { Self.read($0.outline, $0.texts, hidden) }).sorted()
    }

    private static func read(_ outline: Outline, _ texts: [String], _ hidden: Set<String>) -> [PublicDeclaration] {
        zip(outline.declarations, texts).compactMap { declaration, text in
            let owner = outline.owner(of: declaration)
            let inherited = Set(declaration.inherited).subtracting(hidden).sorted()
            if declaration.keyword == "extension" {
                guard !inherited.isEmpty, !hidden.contains(declaration.name) else { return nil }
            } else {
                guard outline.isPublic(declaration), owner.map({ $0.keyword != "extension" || !hidden.contains($0.name) }) ?? true else {
                    return nil
                }
            }
            return PublicDeclaration(
                path: path(of: declaration, in: outline), keyword: declaration.keyword,
                text: declaration.hasMembers ? withoutInherited(text) : text,
                inherited: declaration.hasMembers ? inherited : [],
                isExhaustive: declaration.keyword == "case" || owner?.keyword == "protocol")
        }
    }

    private static func path(of declaration: Declaration, in outline: Outline) -> String {
        guard let owner = outline.owner(of: declaration) else { return declaration.name }
        return "\(path(of: owner, in: outline)).\(declaration.name)"
    }

    /// A type's text up to what it conforms to; its own conditions stay.
    private static func withoutInherited(_ text: String) -> String {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "<", "(": depth += 1
            case ">", ")": depth -= 1
            case ":" where depth == 0:
                let condition = text.firstRange(of: " where ").map { String(text[$0.lowerBound...]) } ?? ""
                return String(text[..<index]) + condition
            case " " where depth == 0 && text[index...].hasPrefix(" where "): return text
            default: break
            }
        }
        return text
    }
}
