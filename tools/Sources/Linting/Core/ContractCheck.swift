import Configuration
import ModuleGraph

/// What in the graph breaks one contract.
struct ContractCheck {
    let contract: Contract
    let context: LintContext

    private var workspace: Workspace { context.workspace }

    func findings() -> [Finding] {
        switch contract.kind {
        case .layers(let layers): layerFindings(layers)
        case .forbidden(let from, let to):
            findings(from: ids(from), to: ids(to)) { "\($0) must not depend on \($1)" }
        case .independence(let modules):
            findings(from: ids(modules), to: ids(modules)) { "\($0) and \($1) must not depend on one another" }
        case .protected(let modules, let allowed): protectedFindings(modules, allowed)
        case .acyclic(let modules): cycleFindings(modules)
        }
    }

    private func ids(_ selectors: [TargetSelector]) -> [Int] {
        workspace.targets(matching: selectors).map(\.id.index)
    }

    /// Each way from one of the first to one of the second that goes over none of them in between.
    private func findings(from sources: [Int], to goals: [Int], _ words: (String, String) -> String) -> [Finding] {
        let isGoal = Set(goals)
        let isMember = Set(sources).union(isGoal)
        return sources.flatMap { source in
            ways(from: source, stoppingAt: isMember).filter { isGoal.contains($0.end) && $0.end != source }
                .map { finding($0.path, words(context.name(TargetID(index: source)), context.name(TargetID(index: $0.end)))) }
        }
    }

    private func layerFindings(_ layers: [[TargetSelector]]) -> [Finding] {
        var level: [Int: Int] = [:]
        for (index, layer) in layers.enumerated() {
            for id in ids(layer) where level[id] == nil { level[id] = index }
        }
        let members = Set(level.keys)
        return members.sorted().flatMap { source -> [Finding] in
            guard let own = level[source] else { return [] }
            return ways(from: source, stoppingAt: members).compactMap { way in
                guard let other = level[way.end], other < own else { return nil }
                return finding(
                    way.path,
                    "\(context.name(TargetID(index: source))) is in a layer below \(context.name(TargetID(index: way.end))) and must not depend on it"
                )
            }
        }
    }

    private func protectedFindings(_ modules: [TargetSelector], _ allowed: [TargetSelector]) -> [Finding] {
        let members = Set(ids(modules))
        return members.sorted().flatMap { member in
            workspace.edges(to: TargetID(index: member)).compactMap { edge in
                guard !members.contains(edge.from.index), !workspace.matches(allowed, edge.from), edge.counts(as: [.declared, .imported])
                else { return nil }
                let who = allowed.isEmpty ? "nobody may" : "only \(allowed.map(\.text).joined(separator: ", ")) may"
                return finding(
                    [edge.from.index, member], "\(context.name(edge.from)) must not depend on \(context.name(edge.to)): \(who)")
            }
        }
    }

    private func cycleFindings(_ modules: [TargetSelector]) -> [Finding] {
        let members = Set(ids(modules))
        let graph = self.graph.keeping { members.contains($0) }
        return graph.cyclicComponents().map { component in
            let cycle = graph.cycle(in: component)
            return finding(cycle + [cycle[0]], "These must not depend on one another in a circle")
        }
    }

    private var graph: DirectedGraph { workspace.targetGraph([.declared, .imported]) }

    /// The shortest way from a target to each member that can be reached over none of the others; direct ones alone where the contract
    /// says so.
    private func ways(from source: Int, stoppingAt members: Set<Int>) -> [(end: Int, path: [Int])] {
        var parents: [Int: Int] = [source: source]
        var queue = [source]
        var ends: [Int] = []
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for edge in workspace.edges(from: TargetID(index: node)) where edge.counts(as: [.declared, .imported]) {
                let head = edge.to.index
                guard parents[head] == nil else { continue }
                parents[head] = node
                if members.contains(head) {
                    ends.append(head)
                } else if contract.isTransitive {
                    queue.append(head)
                }
            }
        }
        return ends.sorted().map { end in
            var path = [end]
            while let last = path.last, last != source, let parent = parents[last] { path.append(parent) }
            return (end, path.reversed())
        }
    }

    private func finding(_ path: [Int], _ words: String) -> Finding {
        let notes = context.evidence(alongPath: path)
        let way = path.count > 2 ? ": \(context.words(forPath: path))" : ""
        let why = contract.why.isEmpty ? "" : " \(sentence(contract.why))"
        let first = workspace.edge(from: TargetID(index: path[0]), to: TargetID(index: path[1]))
        return Finding(
            rule: Layer.id, location: first.map { context.place($0) } ?? workspace.targets[path[0]].location,
            message: "\(words)\(way) (contract \"\(contract.name)\").\(why)",
            mend: path.count > 2 ? "Cut one of these edges." : first.map { context.removal($0) } ?? "",
            from: workspace.targets[path[0]].name, to: workspace.targets[path[path.count - 1]].name, notes: notes)
    }
}
