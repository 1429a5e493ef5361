public import Common
public import Foundation
public import ViewCore

/// The texts of all modules in all their languages, read once at start.
///
/// A text that a language lacks is taken from its base language (`de` for `de-AT`), then from English, then the key itself stands for it.
nonisolated public struct StringCatalog: StringResolving {
    /// Texts by key, by language, by module.
    private typealias Tables = [String: [String: [String: String]]]

    private let tables: Tables

    /// The languages that every module has texts in, English first. Only these are offered, so that no page mixes languages.
    public let languages: [String]
    /// What is wrong with the files.
    public let findings: [StringCatalogFinding]

    /// Reads `xx.lproj/Localizable.strings` in each module's folder of resources.
    public init(folders: [String: URL]) {
        var tables: Tables = [:]
        var findings: [StringCatalogFinding] = []
        for (module, folder) in folders.sorted(by: { $0.key < $1.key }) {
            let table = Self.read(module: module, folder: folder, findings: &findings)
            findings += Self.gaps(in: table, module: module)
            tables[module] = table
        }
        self.tables = tables
        self.findings = findings
        languages = Self.commonLanguages(of: tables)
    }

    /// Reads the resources of modules beside the running binary. Throws `ResourceLocator.NotFound` for a module that has none.
    public init(modules: [String], locator: ResourceLocator) throws(ResourceLocator.NotFound) {
        var folders: [String: URL] = [:]
        for module in modules { folders[module] = try locator.folder(ofTarget: module) }
        self.init(folders: folders)
    }

    /// The language to use for a person who prefers languages in that order (BCP 47 tags); English where none fits.
    public func language(preferring preferred: [String]) -> String {
        for tag in preferred {
            if let language = languages.first(where: { $0.lowercased() == tag.lowercased() }) { return language }
            let base = tag.prefix { $0 != "-" }.lowercased()
            if let language = languages.first(where: { $0.lowercased() == base }) { return language }
        }
        return "en"
    }

    /// The text of a key with its arguments in place.
    public func resolve(key: String, module: String, arguments: [TextArgument], language: String) -> String {
        guard let text = text(key: key, module: module, arguments: arguments, language: language) else { return key }
        guard !arguments.isEmpty else { return text }
        let formats = Formats.of(language: language)
        return Placeholders.fill(text, with: arguments.map { value(of: $0, module: module, formats: formats) })
    }

    private func text(key: String, module: String, arguments: [TextArgument], language: String) -> String? {
        guard let module = tables[module] else { return nil }
        let base = language.firstIndex(of: "-").map { String(language[..<$0]) }
        for candidate in [language, base, "en"] {
            guard let candidate, let table = module[candidate] else { continue }
            for argument in arguments {
                guard case .count(let number) = argument else { continue }
                let category = PluralCategory(number, language: candidate)
                if let text = table[key + "." + category.rawValue] ?? table[key + ".other"] { return text }
            }
            if let text = table[key] { return text }
        }
        return nil
    }

    private func value(of argument: TextArgument, module: String, formats: Formats) -> String {
        switch argument {
        case .string(let text): BidiControls.removed(from: text)
        case .int(let number), .count(let number): formats.number(number)
        case .number(let number, let digits): formats.number(number, fractionDigits: digits)
        case .text(let key):
            resolve(
                key: key.key,
                module: key.module.isEmpty ? module : key.module,
                arguments: key.arguments,
                language: formats.language
            )
        }
    }
}

nonisolated extension StringCatalog {
    private static func read(module: String, folder: URL, findings: inout [StringCatalogFinding]) -> [String: [String: String]] {
        var table: [String: [String: String]] = [:]
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries.sorted() where entry.hasSuffix(".lproj") {
            let language = String(entry.dropLast(6))
            let file = folder.appendingPathComponent(entry).appendingPathComponent("Localizable.strings")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            do {
                let strings = try StringsFile(data: Data(contentsOf: file))
                table[language] = strings.texts
                findings += strings.duplicateKeys.map { .duplicateKey($0, module: module, language: language) }
            } catch {
                findings.append(.unreadable(file: "\(module)/\(entry)/Localizable.strings", reason: error.localizedDescription))
            }
        }
        return table
    }

    /// Every key must be in every language of its module.
    private static func gaps(in table: [String: [String: String]], module: String) -> [StringCatalogFinding] {
        guard table["en"] != nil else { return [.noEnglish(module: module)] }
        let all = table.values.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        return table.keys.sorted().flatMap { language in
            all.filter { table[language]?[$0] == nil }.sorted().map { .missingKey($0, module: module, language: language) }
        }
    }

    private static func commonLanguages(of tables: Tables) -> [String] {
        let sets = tables.values.map { Set($0.keys) }
        let common = sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
        return ["en"] + common.subtracting(["en"]).sorted()
    }
}
