import ModuleGraph
package import ToolSupport

/// What a repository's `.monorepo.json` says.
package struct RepositoryConfiguration: Equatable, Sendable {
    /// The name of the file, at the root of the repository and, for a package's owner, beside its manifest.
    package static let fileName = ".monorepo.json"

    /// Whether there is such a file; without one only what holds for every repository is checked.
    package var exists = false
    /// Which targets have which role, the first that fits.
    package var roles: [RoleRule] = []
    /// Who may depend on whom; nil means that nothing is said.
    package var dependencies: DependencyTable?
    /// Promises about the graph.
    package var contracts: [Contract] = []
    /// Who owns what, the last that fits.
    package var owners: [OwnerRule] = []
    /// Names and modules that must not be used.
    package var bans: [Ban] = []
    /// Findings that are accepted.
    package var exceptions: [RuleException] = []
    /// The least coverage, the last that fits.
    package var floors: [CoverageFloor] = []
    /// Rules that are switched on or off, with their settings.
    package var rules: [RuleSetting] = []
    /// Patterns of folders that are not looked at.
    package var ignored: [String] = []
    /// Folders of packages whose tests run in a process of their own, since they would hold up those of others.
    package var testedAlone: [LocatedText] = []
    /// What changes affect.
    package var affected = AffectedSettings()
    /// What files are made of others; nil where none are.
    package var projectGeneration: ProjectGenerationSettings?

    /// A configuration that says nothing.
    package init() {}

    /// A configuration that says nothing, and no problems with it.
    package static var none: (configuration: RepositoryConfiguration, problems: ConfigurationProblems) {
        (RepositoryConfiguration(), ConfigurationProblems(path: fileName, text: ""))
    }

    /// Reads the configuration of a repository; one that says nothing where there is none. Throws where the file cannot be read.
    package static func load(root: String) throws(ToolError) -> (configuration: RepositoryConfiguration, problems: ConfigurationProblems) {
        guard let text = try readText(fileName, root: root) else { return none }
        return parse(text)
    }

    /// The text of a configuration file; nil where there is none. A link that leads nowhere is one that cannot be read.
    static func readText(_ name: String, root: String) throws(ToolError) -> String? {
        let path = Paths.joined(root, name)
        guard FileStatus(path, followingLinks: false) != nil else { return nil }
        guard (FileStatus(path)?.size ?? 0) <= sizeLimit else {
            throw ToolError(
                "\(name) is larger than \(sizeLimit >> 20) MB, as no configuration is.", remedy: "Take out what does not belong there.")
        }
        do {
            return try FileSystem.readText(path)
        } catch {
            throw ToolError("\(error)", remedy: "Make \(name) readable, or remove it.")
        }
    }

    /// The greatest size of a configuration file that is read, in bytes.
    private static let sizeLimit = 4 << 20

    /// Reads the text of a configuration.
    package static func parse(_ text: String, path: String = fileName) -> (
        configuration: RepositoryConfiguration, problems: ConfigurationProblems
    ) {
        let problems = ConfigurationProblems(path: path, text: text)
        var result = RepositoryConfiguration()
        result.exists = true
        do {
            result.read(ObjectReader(try JSONValue(parsing: text), name: "the configuration", line: 1, problems: problems))
        } catch {
            problems.add("This is no JSON: \(error.what)", remedy: "Correct it.", line: error.line)
        }
        return (result, problems)
    }

    private mutating func read(_ reader: ObjectReader) {
        if let schema = reader.integer("schema"), schema != 1 {
            reader.problems.add(
                "The schema \(schema) is not known.", remedy: "This tool reads schema 1.", line: reader.member("schema")?.line ?? 1)
        }
        if reader.member("schema") == nil {
            reader.problems.add("The configuration has no \"schema\".", remedy: "Write \"schema\": 1.", line: 1)
        }
        roles = reader.objects("roles", name: "a role").map { RoleRule($0) }
        if let member = reader.member("dependencies") {
            dependencies = DependencyTable(
                ObjectReader(member.value, name: "\"dependencies\"", line: member.line, problems: reader.problems))
        }
        contracts = reader.objects("contracts", name: "a contract").compactMap { Contract($0) }
        bans = reader.objects("bans", name: "a ban").map { Ban($0) }
        exceptions = reader.objects("exceptions", name: "an exception").map { RuleException($0) }
        readOwners(reader)
        readFloors(reader)
        if let member = reader.member("rules") {
            let settings = ObjectReader(member.value, name: "\"rules\"", line: member.line, problems: reader.problems)
            rules = settings.allMembers().map { RuleSetting(rule: $0.key, value: $0.value, line: $0.line) }
        }
        if let member = reader.member("tests") {
            let tests = ObjectReader(member.value, name: "\"tests\"", line: member.line, problems: reader.problems)
            testedAlone = tests.texts("alone") ?? []
            tests.finish()
        }
        ignored = reader.texts("ignore")?.map(\.text) ?? []
        if let member = reader.member("affected") {
            affected = AffectedSettings(
                ObjectReader(member.value, name: "\"affected\"", line: member.line, problems: reader.problems))
        }
        if let member = reader.member("projgen") {
            projectGeneration = ProjectGenerationSettings(
                ObjectReader(member.value, name: "\"projgen\"", line: member.line, problems: reader.problems))
        }
        reader.finish()
    }

    private mutating func readOwners(_ reader: ObjectReader) {
        guard let member = reader.member("owners") else { return }
        let list = ObjectReader(member.value, name: "\"owners\"", line: member.line, problems: reader.problems)
        owners = list.allMembers().map { entry in
            let names = list.texts(of: entry)
            PackageConfiguration.check(names, list.problems)
            return OwnerRule(
                pattern: LocatedText(text: entry.key, location: Location(path: reader.problems.path, line: entry.line)),
                owners: names.map(\.text))
        }
    }

    private mutating func readFloors(_ reader: ObjectReader) {
        guard let member = reader.member("floors") else { return }
        let list = ObjectReader(member.value, name: "\"floors\"", line: member.line, problems: reader.problems)
        floors = list.allMembers().compactMap { entry in
            guard let percent = list.integer(entry.key), 0...100 ~= percent else {
                reader.problems.add(
                    "The floor of \"\(entry.key)\" must be 0 to 100.", remedy: "Write per cent as a whole number.", line: entry.line)
                return nil
            }
            let text = LocatedText(text: entry.key, location: Location(path: reader.problems.path, line: entry.line))
            return CoverageFloor(selector: TargetSelector(text), percent: percent)
        }
    }
}
