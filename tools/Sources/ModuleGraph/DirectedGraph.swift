/// A graph of numbered nodes. Every algorithm is iterative and linear in nodes and edges unless it says otherwise, and its answer
/// does not depend on the order in which edges were given.
package struct DirectedGraph: Sendable, Equatable {
    /// Nodes are 0 ..< nodeCount.
    package let nodeCount: Int
    private let starts: [Int]
    private let heads: [Int]

    /// A graph of edges as pairs of nodes; doubled ones count once. Edges to a node outside of the range are left out.
    package init(nodeCount: Int, edges: some Sequence<(from: Int, to: Int)>) {
        var lists = [[Int]](repeating: [], count: nodeCount)
        for edge in edges where lists.indices.contains(edge.from) && lists.indices.contains(edge.to) {
            lists[edge.from].append(edge.to)
        }
        self.init(successors: lists)
    }

    /// A graph of each node's successors, all of which are within the range.
    private init(successors: [[Int]]) {
        nodeCount = successors.count
        var starts = [0]
        var heads: [Int] = []
        for list in successors {
            var last = -1
            for head in list.sorted() where head != last {
                heads.append(head)
                last = head
            }
            starts.append(heads.count)
        }
        self.starts = starts
        self.heads = heads
    }

    /// Number of edges.
    package var edgeCount: Int { heads.count }

    /// The nodes that a node has an edge to, ascending.
    package func successors(of node: Int) -> ArraySlice<Int> {
        heads[starts[node]..<starts[node + 1]]
    }

    /// Whether there is an edge.
    package func hasEdge(from: Int, to: Int) -> Bool {
        var range = starts[from]..<starts[from + 1]
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if heads[middle] == to { return true }
            range = heads[middle] < to ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }

    /// Every edge, by node and successor.
    package var edges: [(from: Int, to: Int)] {
        (0..<nodeCount).flatMap { node in successors(of: node).map { (node, $0) } }
    }

    /// The graph with each edge turned round.
    package var reversed: DirectedGraph {
        var lists = [[Int]](repeating: [], count: nodeCount)
        for node in 0..<nodeCount {
            for head in successors(of: node) { lists[head].append(node) }
        }
        return DirectedGraph(successors: lists)
    }

    /// The graph without the nodes that do not fit, under the same numbers.
    package func keeping(_ fits: (Int) -> Bool) -> DirectedGraph {
        let kept = (0..<nodeCount).map(fits)
        return DirectedGraph(
            successors: (0..<nodeCount).map { node in kept[node] ? successors(of: node).filter { kept[$0] } : [] })
    }
}
