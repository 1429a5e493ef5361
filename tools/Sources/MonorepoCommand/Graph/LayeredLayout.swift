import ModuleGraph

/// Places nodes in columns: what depends on nothing in the last one, and every other node left of what it depends on. Within a column
/// nodes stand near those that they are connected to.
struct LayeredLayout {
    /// The columns from left to right, the nodes of each from top to bottom.
    private(set) var columns: [[Int]]

    init(_ graph: DirectedGraph) {
        let layers = graph.layers()
        let last = layers.max() ?? 0
        var columns = [[Int]](repeating: [], count: graph.nodeCount == 0 ? 0 : last + 1)
        for node in 0..<graph.nodeCount { columns[last - layers[node]].append(node) }
        self.columns = columns
        let reversed = graph.reversed
        var place = [Double](repeating: 0, count: graph.nodeCount)
        for column in columns { Self.number(column, &place) }
        // Each sweep orders a column by the mean place of its neighbours; a few are enough, more change little.
        for sweep in 0..<4 {
            let isForward = sweep % 2 == 0
            for index in isForward ? Array(columns.indices) : columns.indices.reversed() {
                let neighbours = isForward ? reversed : graph
                let means = columns[index].map { node in
                    (node: node, mean: Self.mean(neighbours.successors(of: node), place) ?? place[node])
                }
                self.columns[index] = means.sorted { ($0.mean, $0.node) < ($1.mean, $1.node) }.map(\.node)
                Self.number(self.columns[index], &place)
            }
            columns = self.columns
        }
    }

    /// Places from 0 to 1 from top to bottom.
    private static func number(_ column: [Int], _ place: inout [Double]) {
        for (index, node) in column.enumerated() { place[node] = (Double(index) + 0.5) / Double(column.count) }
    }

    private static func mean(_ nodes: ArraySlice<Int>, _ place: [Double]) -> Double? {
        nodes.isEmpty ? nil : nodes.reduce(0) { $0 + place[$1] } / Double(nodes.count)
    }
}
