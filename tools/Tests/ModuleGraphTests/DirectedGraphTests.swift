import ModuleGraph
import Testing

@Suite struct DirectedGraphTests {
    private func makeSubject(_ count: Int, _ edges: [(Int, Int)]) -> DirectedGraph {
        DirectedGraph(nodeCount: count, edges: edges.map { (from: $0.0, to: $0.1) })
    }

    @Test func doubledEdgesAndUnknownNodesAreLeftOut() {
        let graph = makeSubject(3, [(0, 1), (0, 1), (0, 7), (-1, 2), (2, 2)])
        #expect(graph.edges.map { [$0.from, $0.to] } == [[0, 1], [2, 2]])
        #expect(graph.hasEdge(from: 0, to: 1) && !graph.hasEdge(from: 1, to: 0))
    }

    @Test func componentsComeAfterWhatTheyLeadTo() {
        let graph = makeSubject(6, [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (5, 5)])
        #expect(graph.stronglyConnectedComponents() == [[4], [3], [0, 1, 2], [5]])
        #expect(graph.cyclicComponents() == [[0, 1, 2], [5]])
        #expect(graph.cycle(in: [0, 1, 2]) == [0, 1, 2])
        #expect(graph.cycle(in: [5]) == [5])
        #expect(graph.layers() == [2, 2, 2, 1, 0, 0])
    }

    @Test func everyShortestPathIsFoundAndNoLongerOne() throws {
        let graph = makeSubject(6, [(0, 1), (0, 2), (1, 3), (2, 3), (0, 4), (4, 5), (5, 3)])
        let paths = try #require(graph.shortestPaths(from: 0, to: 3))
        #expect(paths.count == 2)
        #expect(paths.paths(limit: 9) == [[0, 1, 3], [0, 2, 3]])
        #expect(paths.paths(limit: 1) == [[0, 1, 3]])
        #expect(graph.shortestPaths(from: 3, to: 0) == nil)
        #expect(graph.shortestPaths(from: 0, to: 99) == nil)
    }

    /// SwiftPM#8102, #5580: the walk over a layered graph took exponential time. There are 20 to the power of 98 paths: whoever walks them
    /// does not come to an end.
    @Test func fullLayersAreNotWalkedPathByPath() throws {
        let edges = (0..<99).flatMap { layer in
            (0..<20).flatMap { from in (0..<20).map { (from: layer * 20 + from, to: (layer + 1) * 20 + $0) } }
        }
        let graph = DirectedGraph(nodeCount: 2_000, edges: edges)
        let paths = try #require(graph.shortestPaths(from: 0, to: 1_999))
        #expect(paths.length == 99)
        #expect(paths.count == .max)
        #expect(paths.paths(limit: 3).count == 3)
        #expect(graph.layers()[0] == 99)
        #expect(graph.cyclicComponents().isEmpty)
    }

    @Test func aChainOfAHundredThousandDoesNotOverflowTheStack() {
        let graph = DirectedGraph(nodeCount: 100_000, edges: (0..<99_999).map { (from: $0, to: $0 + 1) })
        #expect(graph.stronglyConnectedComponents().count == 100_000)
        #expect(graph.layers()[0] == 99_999)
        #expect(graph.reachable(from: [99_990]).count == 10)
        #expect(graph.reachable(from: [0], limit: 5).count == 6)
    }
}
