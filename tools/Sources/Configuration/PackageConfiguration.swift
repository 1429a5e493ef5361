package import ModuleGraph
package import ToolSupport

/// What the `.monorepo.json` beside a package's manifest says: who owns the package. Teams that each own packages so never edit the same
/// file.
package struct PackageConfiguration: Equatable, Sendable {
    /// The owners, as the code host names them.
    package var owners: [String] = []

    /// Reads the file of a package; nil where it has none. Throws where the file cannot be read.
    package static func load(
        _ package: Package, root: String
    ) throws(ToolError) -> (configuration: PackageConfiguration, problems: ConfigurationProblems)? {
        let name = package.path(RepositoryConfiguration.fileName)
        guard !package.folder.isEmpty, let text = try RepositoryConfiguration.readText(name, root: root) else { return nil }
        return parse(text, path: name)
    }

    /// Reads the text of a package's configuration.
    package static func parse(_ text: String, path: String) -> (configuration: PackageConfiguration, problems: ConfigurationProblems) {
        let problems = ConfigurationProblems(path: path, text: text)
        var result = PackageConfiguration()
        do {
            let reader = ObjectReader(
                try JSONValue(parsing: text), name: "the package's configuration", line: 1, problems: problems)
            if reader.integer("schema") != 1 {
                problems.add("The schema is not known.", remedy: "Write \"schema\": 1.", line: reader.line)
            }
            let names = reader.texts("owner") ?? []
            check(names, problems)
            result.owners = names.map(\.text)
            reader.finish()
        } catch {
            problems.add("This is no JSON: \(error.what)", remedy: "Correct it.", line: error.line)
        }
        return (result, problems)
    }

    /// An owner is `@name`, `@organisation/team` or an address.
    static func check(_ owners: [LocatedText], _ problems: ConfigurationProblems) {
        for owner in owners {
            let text = owner.text
            let isShaped = text.hasPrefix("@") && text.count > 1 || text.contains("@") && !text.hasSuffix("@")
            if !isShaped || text.contains(where: \.isWhitespace) {
                problems.add(
                    "\"\(text)\" is no owner.", remedy: "Write @name, @organisation/team or an address.", line: owner.location.line)
            }
        }
    }
}
