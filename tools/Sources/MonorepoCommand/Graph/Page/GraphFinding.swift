import Linting
import ModuleGraph

/// Something that breaks a rule, with the nodes that it is about.
struct GraphFinding {
    let rule: String
    let message: String
    let mend: String
    /// The place as text, `path:line:column`.
    let place: String
    /// The node that it was found in, and the one that it leads to, where these are shown.
    let from: Int?
    let to: Int?

    /// Findings on the nodes of a document, and those that are about no package; what is about others is left out.
    static func of(_ findings: [Finding], in document: GraphDocument, _ workspace: Workspace) -> [GraphFinding] {
        let places = Dictionary(document.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let shownPackages = Set(document.nodes.map(\.place))
        func node(_ target: Target) -> Int? {
            let package = workspace.package(of: target.id).place
            return places["\(package):\(target.name)"] ?? places[package]
        }
        return findings.compactMap { finding in
            let owner = workspace.package(owning: finding.location.path)
            let named = workspace.targets.filter { $0.name == finding.from }
            let target =
                named.first { $0.packageID == owner?.id } ?? named.first ?? workspace.target(owning: finding.location.path)
            let from = target.flatMap(node) ?? owner.flatMap { places[$0.place] }
            if target != nil, from == nil { return nil }
            if let owner, !shownPackages.contains(owner.place) { return nil }
            let other = workspace.targets.first { $0.name == finding.to && $0.id != target?.id }
            return GraphFinding(
                rule: finding.rule, message: finding.message, mend: finding.mend, place: finding.location.description,
                from: from, to: other.flatMap(node))
        }
    }
}
