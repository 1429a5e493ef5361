import ModuleGraph
import SourceFacts
import ToolSupport

/// The tables of localized texts of one target: for each name the file of each language.
struct StringTables {
    /// One table in one language.
    struct Table {
        let language: String
        let path: String
        let file: StringsFile
        /// The first entry of each key.
        let entries: [String: StringsFile.Entry]
        /// Keys of plurals, without the suffixes of their forms: there is the form `other`, or two at least.
        let plurals: Set<String>

        /// The key of an entry as code names it: without the suffix of a plural form.
        func base(_ entry: StringsFile.Entry) -> String {
            entry.stem.flatMap { plurals.contains($0) ? $0 : nil } ?? entry.key
        }

        /// Whether an entry is a form of a plural.
        func isPlural(_ entry: StringsFile.Entry) -> Bool { base(entry) != entry.key }
        /// The keys as code names them.
        var bases: Set<String> { Set(file.entries.map { base($0) }) }
    }

    /// Tables by name, each by language.
    let byName: [String: [Table]]

    init(_ target: Target, _ context: LintContext) {
        var found: [String: [Table]] = [:]
        for path in target.otherFiles where path.hasSuffix(".strings") {
            let folder = Paths.name(Paths.folder(path))
            guard folder.hasSuffix(".lproj"), let text = context.text(path) else { continue }
            let file = StringsFile(text)
            found[Paths.name(path), default: []].append(
                Table(
                    language: String(folder.dropLast(6)), path: path, file: file,
                    entries: Dictionary(file.entries.map { ($0.key, $0) }) { first, _ in first }, plurals: file.plurals))
        }
        byName = found.mapValues { $0.sorted { ($0.language, $0.path) < ($1.language, $1.path) } }
    }
}
