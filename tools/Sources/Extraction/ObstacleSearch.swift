import ModuleGraph
import SourceFacts

/// Looks for what holds parts of a target back.
struct ObstacleSearch {
    private let graph: PartGraph
    private static let keyCallees: Set<String> = ["AppStorage", "NSNotification.Name", "Notification.Name", "SceneStorage"]
    private static let keyLabels: Set<String> = ["forKey", "suiteName"]

    init(_ graph: PartGraph) {
        self.graph = graph
    }

    /// The obstacles of each part, sorted.
    func obstacles() -> [[Obstacle]] {
        var result = [Set<Obstacle>](repeating: [], count: graph.parts.count)
        func add(_ found: [(part: Int, obstacle: Obstacle)]) { for (part, obstacle) in found { result[part].insert(obstacle) } }
        add(cycles())
        add(types())
        add(sharedModels())
        add(keys())
        return result.map { $0.sorted() }
    }

    /// Each use that leads from a part to another one of its cycle.
    private func cycles() -> [(part: Int, obstacle: Obstacle)] {
        graph.graph.cyclicComponents().flatMap { members in
            members.flatMap { part in
                members.compactMap { other -> (part: Int, obstacle: Obstacle)? in
                    guard let use = graph.uses[part]?[other]?.first else { return nil }
                    let text = "It needs \(use.type) of \(name(other)), which needs it in turn."
                    return (part, Obstacle(kind: .cycle, text: text, location: Location(path: use.file)))
                }
            }
        }
    }

    /// Types that are too large, in the part itself and where it names them, and singletons of other parts.
    private func types() -> [(part: Int, obstacle: Obstacle)] {
        var result: [(part: Int, obstacle: Obstacle)] = []
        for (name, type) in graph.types where type.lines > ExtractionPlan.largestType {
            let text = "\(name) has \(type.lines) lines with its extensions, more than \(ExtractionPlan.largestType)."
            result.append((type.part, Obstacle(kind: .godObject, text: text, location: type.location)))
        }
        for (part, others) in graph.uses {
            for use in others.values.joined() where graph.singletons.contains(use.type) {
                guard let file = graph.parts[part].files.first(where: { $0.path == use.file }), file.facts?.words.contains("shared") == true
                else { continue }
                let text = "It reaches for \(use.type).shared."
                result.append((part, Obstacle(kind: .singleton, text: text, location: Location(path: use.file))))
            }
        }
        return result
    }

    private func sharedModels() -> [(part: Int, obstacle: Obstacle)] {
        graph.parts.indices.compactMap { part in
            let own = graph.types.count { $0.value.part == part }
            let shares = graph.uses.values.compactMap { $0[part] }.map { Set($0.map(\.type)).count * 100 / max(1, own) }
            guard own > 1, shares.count >= ExtractionPlan.shared.users, let most = shares.max(), most <= ExtractionPlan.shared.percent
            else {
                return nil
            }
            let text = "\(shares.count) parts need it, and none of them more than \(most) % of its \(own) types: split it by who uses what."
            return (part, Obstacle(kind: .sharedModel, text: text, location: Location(path: graph.parts[part].files[0].path)))
        }
    }

    private func keys() -> [(part: Int, obstacle: Obstacle)] {
        var uses: [String: [Int: Location]] = [:]
        for (part, content) in graph.parts.enumerated() {
            for file in content.files {
                for string in file.facts?.strings ?? [] where Self.isKey(string) && uses[string.value]?[part] == nil {
                    let place = Location(path: file.path, line: string.line, column: string.column)
                    uses[string.value, default: [:]][part] = place
                }
            }
        }
        return uses.filter { $0.value.count > 1 }.flatMap { key, places in
            places.map { part, place in
                let others = places.keys.filter { $0 != part }.map(name).sorted().joined(separator: ", ")
                return (part, Obstacle(kind: .key, text: "It shares the key \"\(key)\" with \(others).", location: place))
            }
        }
    }

    private static func isKey(_ string: StringLiteral) -> Bool {
        let callee = string.callee.hasSuffix(".init") ? String(string.callee.dropLast(5)) : string.callee
        return !string.value.isEmpty && (keyLabels.contains(string.label) || keyCallees.contains(callee))
    }

    private func name(_ part: Int) -> String { graph.parts[part].name }
}
