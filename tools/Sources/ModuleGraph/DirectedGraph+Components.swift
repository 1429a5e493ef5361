extension DirectedGraph {
    /// The strongly connected components, each ascending; a component comes after those that it leads to. One of a single node is a
    /// cycle only where the node has an edge to itself.
    package func stronglyConnectedComponents() -> [[Int]] {
        var search = ComponentSearch(graph: self)
        return search.run()
    }

    /// The components that hold a cycle, by their least node.
    package func cyclicComponents() -> [[Int]] {
        stronglyConnectedComponents().filter { $0.count > 1 || hasEdge(from: $0[0], to: $0[0]) }.sorted { $0[0] < $1[0] }
    }

    /// A shortest cycle through a component's least node, as its nodes in order, the first one not repeated.
    package func cycle(in component: [Int]) -> [Int] {
        guard let start = component.first else { return [] }
        let members = Set(component)
        return keeping(members.contains).shortestPaths(from: start, to: start)?.paths(limit: 1).first.map { Array($0.dropLast()) } ?? []
    }

    /// For each node the greatest number of edges to a node without successors; the nodes of a cycle share one layer.
    package func layers() -> [Int] {
        var result = [Int](repeating: 0, count: nodeCount)
        for component in stronglyConnectedComponents() {
            let members = Set(component)
            var layer = 0
            for node in component {
                for head in successors(of: node) where !members.contains(head) { layer = max(layer, result[head] + 1) }
            }
            for node in component { result[node] = layer }
        }
        return result
    }

    /// Every node after all that it leads to; nodes of a cycle stand together.
    package func dependenciesFirst() -> [Int] {
        stronglyConnectedComponents().flatMap { $0 }
    }
}

/// Tarjan's search with a stack of its own, so that a deep graph cannot overflow the thread's.
private struct ComponentSearch {
    let graph: DirectedGraph
    private var order: [Int]
    private var low: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var clock = 0
    private var result: [[Int]] = []

    init(graph: DirectedGraph) {
        self.graph = graph
        order = Array(repeating: -1, count: graph.nodeCount)
        low = order
        isOpen = Array(repeating: false, count: graph.nodeCount)
    }

    mutating func run() -> [[Int]] {
        for root in 0..<graph.nodeCount where order[root] < 0 { visit(root) }
        return result
    }

    private mutating func visit(_ root: Int) {
        var frames: [(node: Int, next: Int)] = []
        enter(root)
        frames.append((root, 0))
        while let frame = frames.last {
            let heads = graph.successors(of: frame.node)
            if frame.next < heads.count {
                frames[frames.count - 1].next += 1
                let head = heads[heads.startIndex + frame.next]
                if order[head] < 0 {
                    enter(head)
                    frames.append((head, 0))
                } else if isOpen[head] {
                    low[frame.node] = min(low[frame.node], order[head])
                }
                continue
            }
            frames.removeLast()
            if let parent = frames.last { low[parent.node] = min(low[parent.node], low[frame.node]) }
            if low[frame.node] == order[frame.node] { close(frame.node) }
        }
    }

    private mutating func enter(_ node: Int) {
        order[node] = clock
        low[node] = clock
        clock += 1
        isOpen[node] = true
        open.append(node)
    }

    private mutating func close(_ node: Int) {
        var component: [Int] = []
        while let last = open.popLast() {
            isOpen[last] = false
            component.append(last)
            if last == node { break }
        }
        result.append(component.sorted())
    }
}
