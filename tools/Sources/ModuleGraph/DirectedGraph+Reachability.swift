extension DirectedGraph {
    /// The least number of edges from any of the sources to each node: 0 for a source, nil where there is no way. With a limit, nodes
    /// further away count as not reached.
    package func distances(from sources: some Sequence<Int>, limit: Int = .max) -> [Int?] {
        var result = [Int?](repeating: nil, count: nodeCount)
        var queue: [Int] = []
        for source in sources where result.indices.contains(source) && result[source] == nil {
            result[source] = 0
            queue.append(source)
        }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            guard let distance = result[node], distance < limit else { continue }
            for head in successors(of: node) where result[head] == nil {
                result[head] = distance + 1
                queue.append(head)
            }
        }
        return result
    }

    /// The nodes that can be reached from any of the sources, these included, ascending.
    package func reachable(from sources: some Sequence<Int>, limit: Int = .max) -> [Int] {
        let distances = distances(from: sources, limit: limit)
        return (0..<nodeCount).filter { distances[$0] != nil }
    }

    /// Every shortest way from one node to another; nil where there is none. From a node to itself, the shortest cycles through it.
    package func shortestPaths(from: Int, to: Int) -> ShortestPaths? {
        shortestPaths(from: [from], to: [to])
    }

    /// Every shortest way, of at least one edge, from any of some nodes to any of others; nil where there is none.
    package func shortestPaths(from sources: [Int], to destinations: [Int]) -> ShortestPaths? {
        let ends = Set(destinations)
        let backward = reversed.distances(from: ends.sorted())
        /// The least number of edges, at least one, to a destination.
        func distance(_ node: Int) -> Int? {
            ends.contains(node) ? successors(of: node).compactMap { backward[$0] }.min().map { $0 + 1 } : backward[node]
        }
        let starts = Set(sources).filter((0..<nodeCount).contains).compactMap { node in distance(node).map { (node: node, length: $0) } }
        guard let length = starts.map(\.length).min() else { return nil }
        var levels = [starts.filter { $0.length == length }.map(\.node).sorted()]
        var steps: [[(from: Int, to: Int)]] = []
        for level in 0..<length {
            var next = Set<Int>()
            var step: [(from: Int, to: Int)] = []
            for node in levels[level] {
                for head in successors(of: node) where backward[head] == length - level - 1 {
                    step.append((node, head))
                    next.insert(head)
                }
            }
            levels.append(next.sorted())
            steps.append(step)
        }
        return ShortestPaths(levels: levels, steps: steps)
    }
}
