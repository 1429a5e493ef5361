import ToolSupport

/// What is known of a public repository by reading it, and so must be found.
struct KnownTruth: Sendable {
    /// The name of the repository's folder.
    var repository: String
    /// In words.
    var what: String
    /// The rule that finds it.
    var rule: String
    /// The module in which.
    var from: String?
    /// The modules that are meant; nil for any.
    var to: Set<String>?
    /// How many findings there must be at least; of different `from` where that is nil, otherwise of different `to`.
    var atLeast: Int

    /// Those of the repositories that the tool was made against.
    static let all = [
        KnownTruth(
            repository: "NetNewsWire", what: "Account and five more import RSDatabaseObjC undeclared", rule: "undeclared-import", from: nil,
            to: ["RSDatabaseObjC"], atLeast: 6),
        KnownTruth(
            repository: "NetNewsWire", what: "Account imports RSDatabaseObjC undeclared", rule: "undeclared-import", from: "Account",
            to: ["RSDatabaseObjC"], atLeast: 1),
        KnownTruth(
            repository: "IceCubesApp", what: "Account imports AppAccount and MediaUI undeclared", rule: "undeclared-import",
            from: "Account",
            to: ["AppAccount", "MediaUI"], atLeast: 2),
        KnownTruth(
            repository: "isowords", what: "AppFeature declares 20 modules that it never imports", rule: "unused-dependency",
            from: "AppFeature", to: nil, atLeast: 20),
    ]

    /// Whether the findings of `lint --format json` show it.
    func holds(in findings: [JSONValue]) -> Bool { found(in: findings) >= atLeast }

    /// How many different modules the findings show it for.
    func found(in findings: [JSONValue]) -> Int {
        let fitting = findings.filter { finding in
            guard finding["rule"]?.string == rule, let own = finding["from"]?.string, let other = finding["to"]?.string else {
                return false
            }
            return (from.map { Self.name(own) == $0 } ?? true) && (to.map { $0.contains(Self.name(other)) } ?? true)
        }
        return Set(fitting.compactMap { $0[from == nil ? "from" : "to"]?.string }).count
    }

    /// The module's name, without its package.
    private static func name(_ module: String) -> String { Paths.name(module) }
}
