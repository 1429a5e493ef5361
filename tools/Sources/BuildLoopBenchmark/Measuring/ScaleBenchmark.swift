package import ToolSupport

/// Measures the tool's commands on repositories of many packages: with nothing in the cache, with everything in it, and against the package
/// manager's own reading of the same manifests.
package struct ScaleBenchmark: Sendable {
    /// The repository.
    package var graph: PlainGraph
    /// The path of the tool.
    package var tool: String
    /// Number of samples with a warm cache.
    package var rounds: Int
    /// Whether the package manager reads every manifest too, which takes a second for each.
    package var hasPeer: Bool

    /// A benchmark.
    package init(_ graph: PlainGraph, tool: String, rounds: Int = 5, hasPeer: Bool = true) {
        self.graph = graph
        self.tool = tool
        self.rounds = rounds
        self.hasPeer = hasPeer
    }

    /// Generates the repository below a folder and measures.
    package func run(in folder: String, note: (String) -> Void) throws(ToolError) -> (rows: [BenchRow], skipped: [String]) {
        let name = graph.name
        let (tree, root) = try graph.writeRepository(in: folder)
        note("\(name): \(tree.paths.count) files")
        var rows = BenchRows()
        var skipped: [String] = []
        if hasPeer { try measurePeer(tree, root, cache: "\(folder)/cache-\(name)-peer", &rows, note) }
        for (command, arguments) in commands {
            let cache = "\(folder)/cache-\(name)-\(command)"
            try? FileSystem.remove(cache)
            for round in 0...max(1, rounds) {
                note("\(name): \(command), \(round == 0 ? "cold" : "warm, round \(round) of \(rounds)")")
                if command == "affected", round > 0 {
                    let path = Paths.joined(root, graph.changedPath)
                    do { try FileSystem.write("\(tree.files[graph.changedPath] ?? "")// \(round)\n", to: path) } catch {
                        throw ToolError("\(error)", remedy: "Give the benchmark a folder that it may write to.")
                    }
                }
                var failure: String?
                let sample = try Sample.of { () throws(ToolError) in
                    let result = try ChildProcess(tool, [command, "--root", root, "--cache", cache] + arguments, timeout: .seconds(1800))
                        .run()
                    // Findings are an answer too.
                    if result.ending != .exit(0), result.ending != .exit(1) {
                        failure = "\(name), \(command): \(result.endingText). \(result.errorText.split(separator: "\n").first ?? "")"
                    }
                }
                if let failure {
                    skipped.append(failure)
                    break
                }
                rows.add(sample, key(command, "tool", round == 0 ? "cold" : "warm"))
            }
        }
        return (rows.rows, skipped)
    }

    private var commands: [(name: String, arguments: [String])] {
        let ends: [String] =
            switch graph.shape {
            case .packages(let count, _): ["Module\(count - 1)", "Module0"]
            case .layers(let count, _): ["Layer\(count - 1)Node0", "Layer0Node0"]
            }
        return [
            ("graph", ["--format", "json"]), ("lint", ["--format", "json"]), ("why", ends),
            ("affected", ["--uncommitted", "--format", "json"]),
        ]
    }

    private func key(_ subject: String, _ variant: String, _ work: String) -> BenchRow.Key {
        let isLayered = if case .layers = graph.shape { true } else { false }
        return BenchRow.Key(
            features: graph.packageCount, subject: isLayered ? "\(subject), layered" : subject, variant: variant, work: work)
    }

    /// Reads every manifest by the package manager, as many at once as there are processors.
    private func measurePeer(
        _ tree: GeneratedTree, _ root: String, cache: String, _ rows: inout BenchRows, _ note: (String) -> Void
    ) throws(ToolError) {
        try? FileSystem.remove(cache)
        let manifests = tree.paths.filter { $0.hasSuffix("/Package.swift") }
        for work in ["cold", "warm"] {
            note("\(graph.name): dump-package of \(manifests.count) manifests, \(work)")
            var failures: [String] = []
            let sample = Sample.of {
                let results = Parallel.map(count: manifests.count) { index in
                    // A cache of its own, so that other runs have not filled it.
                    let arguments = [
                        "package", "--package-path", Paths.joined(root, Paths.folder(manifests[index])), "--cache-path", cache,
                        "dump-package",
                    ]
                    return (try? ChildProcess("swift", arguments, timeout: .seconds(300)).run())?.isSuccess == true
                }
                failures = zip(manifests, results).filter { !$0.1 }.map(\.0)
            }
            if let first = failures.first {
                throw ToolError(
                    "dump-package failed for \(failures.count) generated manifests, \(first) first.",
                    remedy: "Run `swift package dump-package` there to see why.")
            }
            rows.add(sample, key("dump-package", "peer", work))
        }
    }
}
