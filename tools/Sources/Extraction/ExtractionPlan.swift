package import ModuleGraph
package import SourceSyntax

/// Which parts of a target can become modules of their own now, in which order, and what holds the others back.
package struct ExtractionPlan: Sendable {
    /// A part with what is known of it.
    package struct Step: Equatable, Sendable {
        /// The part.
        package var part: TargetPart
        /// Names of the parts that it needs, sorted.
        package var needs: [String]
        /// Names of the parts that need it, sorted.
        package var neededBy: [String]
        /// What holds it back; empty where it can leave, or could, but for parts that it needs.
        package var obstacles: [Obstacle]
    }

    /// The parts that can leave, each after those that it needs.
    package let ready: [Step]
    /// The parts that cannot, by name: they have obstacles, or need a part that has.
    package let held: [Step]

    /// A type of more lines than this holds its part, and those that need it, back.
    static let largestType = 500
    /// A part is shared by this many others at least, each of which uses at most this share of its types, in per cent.
    static let shared = (users: 5, percent: 20)

    /// The plan for a target of a workspace. `outline` gives the declarations of a file by its path.
    package init(of target: Target, outline: (String) -> Outline?) {
        let graph = PartGraph(TargetPart.parts(of: target), outline: outline)
        let obstacles = ObstacleSearch(graph).obstacles()
        let reversed = graph.graph.reversed
        var isReady = [Bool](repeating: false, count: graph.parts.count)
        var ready: [Step] = []
        var held: [Step] = []
        for index in graph.graph.dependenciesFirst() {
            let needs = graph.graph.successors(of: index)
            let step = Step(
                part: graph.parts[index], needs: needs.map { graph.parts[$0].name },
                neededBy: reversed.successors(of: index).map { graph.parts[$0].name }, obstacles: obstacles[index])
            isReady[index] = obstacles[index].isEmpty && needs.allSatisfy { isReady[$0] }
            if isReady[index] { ready.append(step) } else { held.append(step) }
        }
        self.ready = ready
        self.held = held.sorted { $0.part.name < $1.part.name }
    }
}
