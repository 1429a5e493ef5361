import ModuleGraph
import SourceSyntax

/// Which protocols types conform to, and what these ask for, over the whole workspace and by simple names.
struct ProtocolIndex {
    private var conformances: [String: Set<String>] = [:]
    private var requirements: [String: Set<String>] = [:]

    /// What protocols of the standard library and Foundation ask for.
    private static let known: [String: Set<String>] = [
        "Sendable": [], "Error": [], "Equatable": [], "AnyObject": [], "Copyable": [], "BitwiseCopyable": [], "String": [], "Int": [],
        "UInt8": [],
        "UInt16": [], "UInt32": [], "Int32": [], "Int64": [], "Character": [],
        "Hashable": ["hash", "hashValue"], "Comparable": [], "CaseIterable": ["allCases"], "Identifiable": ["id"],
        "Codable": ["encode"], "Encodable": ["encode"], "Decodable": [], "CodingKey": ["stringValue", "intValue"],
        "CustomStringConvertible": ["description"], "CustomDebugStringConvertible": ["debugDescription"],
        "LosslessStringConvertible": ["description"], "RawRepresentable": ["rawValue"],
        "LocalizedError": ["errorDescription", "failureReason", "helpAnchor", "recoverySuggestion"],
        "OptionSet": ["rawValue"], "ExpressibleByStringLiteral": [], "ExpressibleByArrayLiteral": [], "ExpressibleByIntegerLiteral": [],
        "ExpressibleByDictionaryLiteral": [], "ExpressibleByNilLiteral": [],
    ]

    /// An index that knows nothing.
    init() {}

    init(_ context: LintContext) {
        for target in context.workspace.targets {
            for source in target.sources where source.language == .swift {
                guard let outline = context.outline(source.path) else { continue }
                for declaration in outline.declarations {
                    if declaration.hasMembers { conformances[declaration.name, default: []].formUnion(declaration.inherited) }
                    if declaration.keyword == "protocol" { _ = requirements[declaration.name, default: []] }
                    if let owner = outline.owner(of: declaration), owner.keyword == "protocol" {
                        requirements[owner.name, default: []].insert(declaration.name)
                    }
                }
            }
        }
    }

    /// Whether a name is that of a protocol of the workspace.
    func isProtocol(_ name: String) -> Bool { requirements[name] != nil }

    /// Whether a protocol that a type conforms to asks for a member of this name, or may do so because it is not known.
    func mayAsk(for member: String, of type: String) -> Bool {
        var visited: Set<String> = [type]
        var queue = Array(conformances[type] ?? [])
        while let name = queue.popLast() {
            guard visited.insert(name).inserted else { continue }
            if let asked = requirements[name] {
                if asked.contains(member) { return true }
                queue += conformances[name] ?? []
            } else if let asked = Self.known[name] {
                if asked.contains(member) { return true }
            } else if let inherited = conformances[name] {
                queue += inherited
            } else {
                return true
            }
        }
        return false
    }
}
