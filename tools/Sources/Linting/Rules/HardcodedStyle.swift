import Configuration
import ModuleGraph
import SourceFacts
import SourceSyntax

/// A colour, font name or size in pixels written into a view.
struct HardcodedStyle: Rule {
    static let id = "hardcoded-style"
    static let reason = "A style that is written into views cannot be themed, and does not follow the reader's text size or contrast."
    private let targets: [TargetSelector]
    private let except: [TargetSelector]
    private let names: [CodePattern]
    private let numbers: [String]

    init(_ settings: RuleSettings) {
        targets = settings.selectors("in", default: ["*Views"])
        except = settings.selectors("except", default: [])
        names = settings.texts(
            "apis",
            default: [
                "Color(red:", "Color(hex:", "Color(white:", "UIColor(red:", "NSColor(red:", "Font.custom(", "UIFont(name:",
                "Font.system(size:",
            ]
        ).map { CodePattern($0) }
        numbers = settings.texts("numbers", default: ["cornerRadius", "font", "padding"])
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        return workspace.targets(matching: targets).filter { !$0.isTest && !workspace.matches(except, $0.id) }.flatMap { target in
            target.sources.flatMap { findings($0, target, context) }
        }
    }

    private func findings(_ source: SourceFile, _ target: Target, _ context: LintContext) -> [Finding] {
        guard let facts = source.facts, source.language == .swift else { return [] }
        func finding(_ line: Int, _ column: Int, _ what: String, _ name: String) -> Finding {
            Finding(
                rule: Self.id, location: Location(path: source.path, line: line, column: column),
                message: "\(target.name) writes \(what) into a view.", mend: "Take it from the style of the environment.",
                from: source.path,
                to: name)
        }
        var found = facts.strings.compactMap { string in
            Self.style(in: string.value).map { finding(string.line, string.column, "the \($0) \"\(string.value)\"", string.value) }
        }
        let candidates = names.filter { name in name.words.allSatisfy { facts.words.contains($0) } }
        let calls = numbers.filter { facts.words.contains($0) }
        if !candidates.isEmpty || !calls.isEmpty, let tokens = context.tokens(source.path) {
            for name in candidates {
                found += name.matches(in: tokens).map { finding(tokens.line($0), tokens.column($0), "`\(name.text)…`", name.text) }
            }
            for index in 0..<tokens.count where calls.contains(where: { tokens.isText(index, $0) }) {
                guard tokens.isText(index - 1, "."), tokens.isText(index + 1, "("), tokens.kind(index + 2) == .literal,
                    tokens.isText(index + 3, ")"),
                    tokens.text(index + 2) != "0"
                else { continue }
                let text = ".\(tokens.text(index))(\(tokens.text(index + 2)))"
                found.append(finding(tokens.line(index), tokens.column(index), "the size `\(text)`", text))
            }
        }
        guard !found.isEmpty, facts.words.contains("preview"), let outline = context.outline(source.path) else { return found }
        let previews = Self.previews(outline, facts.lineCount)
        return found.filter { finding in !previews.contains { $0.contains(finding.location.line) } }
    }

    /// The lines of `static let preview` and the like, up to the next declaration of the same type.
    private static func previews(_ outline: Outline, _ lineCount: Int) -> [ClosedRange<Int>] {
        outline.declarations.filter { $0.name == "preview" }.map { preview in
            let next = outline.declarations.first { $0.line > preview.line && $0.parent == preview.parent }?.line
            let end = next.map { $0 - 1 } ?? preview.parent.map { outline.declarations[$0].endLine } ?? lineCount
            return preview.line...max(preview.line, end)
        }
    }

    /// `colour` for `#1a2b3c` and `rgb(…)`, `size` for `12px`; nil for anything else.
    private static func style(in text: String) -> String? {
        if text.hasPrefix("#"), [4, 5, 7, 9].contains(text.utf8.count), text.dropFirst().allSatisfy(\.isHexDigit) { return "colour" }
        if ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("].contains(where: { text.hasPrefix($0) }) { return "colour" }
        if text.hasSuffix("px"), Double(text.dropLast(2)) != nil { return "size" }
        return nil
    }
}
