package import ModuleGraph
import ToolSupport

/// A configuration to start from: roles that the names of the targets suggest, every rule with its reason, and what else can be said.
package struct StartingConfiguration {
    private let workspace: Workspace

    /// The configuration for a repository that has none.
    package init(_ workspace: Workspace) {
        self.workspace = workspace
    }

    /// The file's text.
    package var text: String {
        JSONValue.object([
            comment("What this repository promises, checked by `monorepo lint`. Names that begin with // are comments."),
            JSONValue.Member("schema", .integer(1)),
            comment("Which targets have which role, the first that fits: by patterns of target names, package folders and kinds.", "roles"),
            JSONValue.Member("roles", .array(roles)),
            comment(
                "Who may depend on whom. Give each role a row once the roles are right: \"views\": [\"interface\", \"own:*\"]. Entries are roles, "
                    + "targets, patterns; own:X means X of the same package, as:X what X may.", "dependencies"),
            comment(
                "Promises about the graph: { \"name\": …, \"type\": layers|forbidden|protected|independence|acyclic, … }.", "contracts"),
            JSONValue.Member("contracts", .array([])),
            comment(
                "Who owns what; the last that fits decides. A .monorepo.json beside a manifest may name the package's owner too.", "owners"),
            JSONValue.Member("owners", .object([JSONValue.Member]())),
            comment(
                "Names in code (\"apis\") and modules (\"imports\") that must not be used: { \"apis\": [\"Bundle.module\"], \"in\": [roles], "
                    + "\"instead\": …, \"why\": … }.", "bans"),
            JSONValue.Member("bans", .array([])),
            comment("Findings that are accepted: { \"rule\": …, \"from\": …, \"to\": …, \"path\": …, \"why\": … }.", "exceptions"),
            JSONValue.Member("exceptions", .array([])),
            comment("Which rules are checked; `monorepo lint --list` tells what each one is for.", "rules"),
            JSONValue.Member("rules", .object(rules)),
        ]).text
    }

    private func comment(_ text: String, _ about: String? = nil) -> JSONValue.Member {
        JSONValue.Member(about.map { "// \($0)" } ?? "//", .string(text))
    }

    private var roles: [JSONValue] {
        var result: [JSONValue] = []
        func add(_ role: String, _ key: String, _ pattern: String) {
            result.append(.object([JSONValue.Member("role", .string(role)), JSONValue.Member(key, .strings([pattern]))]))
        }
        if workspace.targets.contains(where: \.isTest) { add("tests", "kinds", "test") }
        let suffixes = ["Mocks", "Previews", "Views", "UI", "Implementation", "Live", "Client", "Models"]
        for suffix in suffixes where workspace.targets.contains(where: { !$0.isTest && $0.name.hasSuffix(suffix) }) {
            add(suffix.lowercased(), "targets", "*\(suffix)")
        }
        if workspace.targets.contains(where: { $0.kind == .executable }) { add("program", "kinds", "executable") }
        add("library", "targets", "*")
        return result
    }

    /// Rules that hold for every repository, and those that its names make sense of, are on; the others are there to be switched on.
    private var rules: [JSONValue.Member] {
        let hasImplementations = workspace.targets.contains { $0.name.hasSuffix("Implementation") }
        let hasMocks = workspace.targets.contains { $0.name.hasSuffix("Mocks") }
        return RuleCatalog.all.map { rule in
            var isOn = rule.isUniversal || ["localization", "missing-tests", "hidden-edge", "singleton"].contains(rule.id)
            if ["implementation-leak", "dead-implementation"].contains(rule.id) { isOn = hasImplementations }
            if rule.id == "mock-in-release" { isOn = hasMocks }
            return JSONValue.Member(rule.id, .bool(isOn))
        }
    }
}
