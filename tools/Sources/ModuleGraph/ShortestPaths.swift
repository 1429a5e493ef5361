/// Every shortest way between two nodes, or between two groups of nodes, as the graph that they make together: there can be more of them than could be printed.
package struct ShortestPaths: Sendable {
    /// The nodes on some shortest way by their distance from where it begins, ascending within a level.
    package let levels: [[Int]]
    /// The edges on some shortest way by the distance of their first node, by node and successor within a level.
    package let steps: [[(from: Int, to: Int)]]

    /// Number of edges of each way.
    package var length: Int { steps.count }

    /// Number of ways; `Int.max` where there are more.
    package var count: Int {
        var counts = Dictionary(uniqueKeysWithValues: levels[0].map { ($0, 1) })
        for step in steps {
            var next: [Int: Int] = [:]
            for edge in step {
                let (sum, overflow) = next[edge.to, default: 0].addingReportingOverflow(counts[edge.from] ?? 0)
                next[edge.to] = overflow ? .max : sum
            }
            counts = next
        }
        return counts.values.reduce(0) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 }
    }

    /// The first ways in the order of their nodes, at most `limit`.
    package func paths(limit: Int) -> [[Int]] {
        let heads = steps.map { Dictionary(grouping: $0, by: \.from) }
        var result: [[Int]] = []
        var open = levels[0].reversed().map { [$0] }
        while result.count < limit, let path = open.popLast() {
            if path.count == levels.count {
                result.append(path)
            } else if let node = path.last {
                open += (heads[path.count - 1][node] ?? []).reversed().map { path + [$0.to] }
            }
        }
        return result
    }
}
