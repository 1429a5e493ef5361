import ModuleGraph
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
        /// Keys without the suffixes of plural forms.
        let bases: Set<String>
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
                    entries: Dictionary(file.entries.map { ($0.key, $0) }) { first, _ in first }, bases: Set(file.entries.map(\.base))))
        }
        byName = found.mapValues { $0.sorted { ($0.language, $0.path) < ($1.language, $1.path) } }
    }
}
