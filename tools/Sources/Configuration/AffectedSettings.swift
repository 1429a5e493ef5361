import ToolSupport

/// What a configuration says of changes and of what they affect; nil where it says nothing.
package struct AffectedSettings: Equatable, Sendable {
    /// The revision that is compared with when none is named.
    package var base: String?
    /// Patterns of files on which everything depends.
    package var everything: [String]?
    /// Patterns of files of a package that no build reads.
    package var documents: [String]?
    /// Patterns of files that matter to nothing.
    package var ignored: [String]?
    /// Folders of packages that depend on others without a manifest saying so.
    package var implicit: [String: [String]]

    /// Nothing said.
    package init() { implicit = [:] }

    init(_ reader: ObjectReader) {
        base = reader.text("base")
        everything = reader.texts("everything")?.map(\.text)
        documents = reader.texts("documents")?.map(\.text)
        ignored = reader.texts("ignored")?.map(\.text)
        implicit = [:]
        if let member = reader.member("implicit") {
            let folders = ObjectReader(member.value, name: "\"implicit\"", line: member.line, problems: reader.problems)
            for folder in folders.allMembers() { implicit[folder.key] = folders.texts(of: folder).map(\.text) }
        }
        reader.finish()
    }
}
