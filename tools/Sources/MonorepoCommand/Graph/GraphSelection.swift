import ModuleGraph
import ToolSupport

/// The nodes of a graph that are shown.
struct GraphSelection {
    let graph: NodeGraph
    /// By node.
    private(set) var isShown: [Bool]

    init(graph: NodeGraph, skipsTests: Bool) {
        self.graph = graph
        let targets = graph.workspace.targets
        isShown = (0..<graph.graph.nodeCount).map { !skipsTests || $0 >= targets.count || !targets[$0].isTest }
    }

    /// Keeps what fits every filter that is given.
    mutating func narrow(focus: [String], reaches: [String], depth: Int?) throws(ToolError) {
        let limit = depth ?? .max
        if !focus.isEmpty {
            var nodes: [Int] = []
            for name in focus { nodes += try graph.nodes(named: name) }
            keep(graph.graph.reachable(from: nodes, limit: limit) + graph.graph.reversed.reachable(from: nodes, limit: limit))
        }
        if !reaches.isEmpty {
            var nodes: [Int] = []
            for name in reaches { nodes += try graph.nodes(named: name) }
            keep(graph.graph.reversed.reachable(from: nodes, limit: limit))
        }
    }

    private mutating func keep(_ nodes: [Int]) {
        let kept = Set(nodes)
        for node in isShown.indices where !kept.contains(node) { isShown[node] = false }
    }
}
