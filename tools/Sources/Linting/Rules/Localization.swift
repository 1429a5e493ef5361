import ModuleGraph
import SourceFacts
import ToolSupport

/// Tables of texts that differ between languages, and keys that no table or no code has.
struct Localization: Rule {
    static let id = "localization"
    static let reason =
        "A missing text shows its key to the reader, a doubled one hides a correction, a wrong placeholder shows nonsense or crashes."
    private let languages: [String]
    private let callees: Set<String>
    private let dynamic: [PathPattern]
    private let accessors: [PathPattern]
    private let findsUnused: Bool

    init(_ settings: RuleSettings) {
        languages = settings.texts("languages", default: [])
        callees = Set(settings.texts("callees", default: ["LocalizedStringKey", "NSLocalizedString", "Text"]))
        dynamic = settings.texts("dynamic", default: []).map { PathPattern($0) }
        accessors = settings.texts("accessors", default: []).map { PathPattern($0) }
        findsUnused = settings.flag("unused", default: true)
    }

    func check(_ context: LintContext) -> [Finding] {
        context.workspace.packages.flatMap { package -> [Finding] in
            let tables = package.targets.map { (context.workspace[$0.id], StringTables($0, context)) }.filter { !$0.1.byName.isEmpty }
            guard !tables.isEmpty else { return [] }
            let base = package.manifest.defaultLocalization ?? "en"
            return tables.flatMap { target, own in
                own.byName.sorted { $0.key < $1.key }.flatMap { name, files in
                    files.flatMap { fileFindings($0, target) } + languageFindings(files, base, target)
                        + absentLanguages(name, files, target)
                }
            } + codeFindings(package, tables.flatMap { $0.1.byName.values.flatMap(\.self) }, base, context)
        }
    }

    private func finding(_ path: String, _ line: Int, _ message: String, _ mend: String, _ target: Target, _ key: String) -> Finding {
        Finding(rule: Self.id, location: Location(path: path, line: line), message: message, mend: mend, from: target.name, to: key)
    }

    /// What is wrong with a table by itself.
    private func fileFindings(_ table: StringTables.Table, _ target: Target) -> [Finding] {
        var findings: [Finding] = []
        if let line = table.file.brokenLine {
            findings.append(
                finding(
                    table.path, line, "The table cannot be read from here on.", "Write each line as `\"key\" = \"value\";`.", target,
                    table.language))
        }
        for entry in table.file.entries {
            if let first = table.entries[entry.key], first.line != entry.line {
                findings.append(
                    finding(
                        table.path, entry.line, "The key \"\(entry.key)\" is there twice, first in line \(first.line).",
                        "Remove one of them.",
                        target, entry.key))
            }
            let base = table.base(entry)
            if base != entry.key, table.entries[base + ".other"] == nil {
                findings.append(
                    finding(
                        table.path, entry.line, "The plural \"\(base)\" has no form \"other\".",
                        "Add `\"\(base).other\" = \"…\";`.", target, entry.key))
            }
        }
        return findings
    }

    /// What a table has that the one of the base language has not, and the other way round.
    private func languageFindings(_ tables: [StringTables.Table], _ base: String, _ target: Target) -> [Finding] {
        guard let first = tables.first(where: { $0.language == base }) ?? tables.first else { return [] }
        let bases = first.bases
        return tables.filter { $0.path != first.path }.flatMap { table -> [Finding] in
            var findings: [Finding] = []
            for key in bases.subtracting(table.bases).sorted() {
                findings.append(
                    finding(
                        table.path, 1, "The key \"\(key)\" is missing in \(table.language); \(first.language) has it.",
                        "Translate it: `\"\(key)\" = \"…\";`.", target, key))
            }
            for entry in table.file.entries where !bases.contains(table.base(entry)) {
                findings.append(
                    finding(
                        table.path, entry.line, "The key \"\(entry.key)\" is in \(table.language), but not in \(first.language).",
                        "Add it to \(first.path), or remove it here.", target, entry.key))
            }
            for (key, entry) in table.entries.sorted(by: { $0.value.line < $1.value.line }) {
                guard let original = first.entries[key], !table.isPlural(entry) || key.hasSuffix(".other"),
                    original.placeholders != entry.placeholders
                else { continue }
                findings.append(
                    finding(
                        table.path, entry.line, "The placeholders of \"\(key)\" differ from those of \(first.language).",
                        "Use the same ones as in \(first.path):\(original.line).", target, key))
            }
            return findings
        }
    }

    private func absentLanguages(_ name: String, _ tables: [StringTables.Table], _ target: Target) -> [Finding] {
        guard let first = tables.first else { return [] }
        return languages.filter { language in !tables.contains { $0.language == language } }.map { language in
            let path = Paths.joined(Paths.folder(Paths.folder(first.path)), "\(language).lproj/\(name)")
            return finding(first.path, 1, "There is no \(name) in \(language).", "Write \(path).", target, language)
        }
    }

    /// Keys in code that no table has, and keys that no code has.
    private func codeFindings(_ package: Package, _ tables: [StringTables.Table], _ base: String, _ context: LintContext) -> [Finding] {
        let originals = tables.filter { $0.language == base }
        let known = tables.reduce(into: Set<String>()) { $0.formUnion($1.bases) }
        var used = keysOfUsedAccessors(package)
        var findings: [Finding] = []
        for target in package.targets {
            for source in target.sources where !isAccessors(source) {
                for string in source.facts?.strings ?? [] {
                    used.insert(string.value)
                    guard !target.isTest, string.label.isEmpty, isCallee(string.callee), isKey(string.value), !known.contains(string.value)
                    else {
                        continue
                    }
                    findings.append(
                        Finding(
                            rule: Self.id, location: Location(path: source.path, line: string.line, column: string.column),
                            message: "The key \"\(string.value)\" is in no table of \(package.name).",
                            mend: "Add `\"\(string.value)\" = \"…\";` to \(originals.first?.path ?? tables[0].path).", from: target.name,
                            to: string.value))
                }
            }
        }
        guard findsUnused else { return findings }
        var prefixes: Set<String>?
        for table in originals {
            guard let owner = context.workspace.target(owning: table.path) else { continue }
            var told: Set<String> = []
            for entry in table.file.entries {
                let base = table.base(entry)
                guard !used.contains(base), !used.contains(entry.key), told.insert(base).inserted,
                    !dynamic.contains(where: { $0.matches(base) })
                else { continue }
                let made = prefixes ?? madePrefixes(package, context)
                prefixes = made
                if made.contains(where: { base.hasPrefix($0) }) { continue }
                findings.append(
                    finding(
                        table.path, entry.line, "No code of \(package.name) uses the key \"\(base)\".",
                        "Remove it from every language, or name its pattern in \"dynamic\" where code puts it together.", owner, base))
            }
        }
        return findings
    }

    private func isAccessors(_ source: SourceFile) -> Bool {
        accessors.contains { $0.matches(source.path) }
    }

    /// The keys in files of generated accessors whose accessor is named by other code. A key there is no use of it.
    private func keysOfUsedAccessors(_ package: Package) -> Set<String> {
        let sources = package.targets.flatMap(\.sources)
        let keys = Set(sources.filter(isAccessors).flatMap { $0.facts?.strings ?? [] }.map(\.value))
        let words = sources.filter { !isAccessors($0) }.compactMap { $0.facts?.words }
        return keys.filter { key in
            guard let name = SwiftName.member(key)?.replacing("`", with: "") else { return false }
            return words.contains { $0.contains(name) }
        }
    }

    private func isCallee(_ callee: String) -> Bool {
        callees.contains(callee.split(separator: ".").last.map(String.init) ?? callee)
    }

    /// Words with dots between them: anything else is the text itself.
    private func isKey(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && (text.first?.isLowercase ?? false)
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy {
                        $0 < 0x80
                            && ($0 == 0x5F || $0 == 0x2D || Character(UnicodeScalar($0)).isLetter || Character(UnicodeScalar($0)).isNumber)
                    }
            }
    }

    /// The beginnings of keys that code puts together: `meal.` of `"meal.\(name)"`.
    private func madePrefixes(_ package: Package, _ context: LintContext) -> Set<String> {
        var result: Set<String> = []
        for target in package.targets where !target.isTest {
            for source in target.sources where source.language == .swift {
                guard let tokens = context.tokens(source.path) else { continue }
                for index in 0..<tokens.count where tokens.kind(index) == .text {
                    let text = tokens.text(index).drop { $0 == "\"" || $0 == "#" }.prefix { $0 != "\\" && $0 != "\"" }
                    if text.hasSuffix("."), isKey(text + "x") { result.insert(String(text)) }
                }
            }
        }
        return result
    }
}
