import ArgumentParsing
import BuildLoopBenchmark
import ToolSupport

/// `monorepo bench`
enum BenchCommand: ToolCommand {
    static let command = Command(
        "bench",
        abstract: "Measures the build loop and the tool itself on generated repositories.",
        discussion: """
            Generates a repository of features, each a package with interface, views, implementation, mocks and tests, and the same code as one module. \
            Measures how long a one-line change takes to build in a package alone, in the whole app, and in the one module; the first build and a change \
            in Domain and in App too. Medians of interleaved rounds, by the clock and by processor time, each with the machine's load.

            Writes build-loop.json and build-loop.svg to .build/bench and prints a table. A folder given with --work keeps what was built, so that \
            sizes can be run one by one with --add.

              monorepo bench --features 10 --features 50
              monorepo bench --features 100 --subject app --change view --add --work /tmp/bench
              monorepo bench --features 50 --variant plain --variant lld --variant plan --change view
              monorepo bench --only scale --packages 50 --packages 500
              monorepo bench --generate /tmp/repository --features 20
              monorepo bench --generate /tmp/graphs --only scale --packages 50

            Variants: \(BuildVariant.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")).
            """,
        options: [
            Option(
                "features", valueName: "N", kind: .integer(1...1000), help: "Number of features; 10 unless given.", isRepeatable: true),
            Option("variant", valueName: "V", kind: .choice(BuildVariant.all.map(\.name)), help: "How to build.", isRepeatable: true),
            Option("subject", kind: .choice(LoopBenchmark.Subject.allCases.map(\.rawValue)), help: "What to build.", isRepeatable: true),
            Option("change", kind: .choice(SourceEdit.allCases.map(\.rawValue)), help: "What to change.", isRepeatable: true),
            Option("runs", valueName: "N", kind: .integer(1...1000), help: "Rounds.", defaultValue: "5"),
            Option("seed", valueName: "N", kind: .integer(0...1_000_000), help: "What the views are drawn from.", defaultValue: "1"),
            Option("only", kind: .choice(["loop", "scale"]), help: "Measure only the build loop, or only the tool's commands."),
            Option(
                "packages", valueName: "N", kind: .integer(2...5000),
                help: "Number of packages of a graph; 28, 50 and 500 unless given.", isRepeatable: true),
            Option(
                "layers", valueName: "N", kind: .integer(0...1000), help: "Layers of a graph of a hundred targets each; 0 for none.",
                defaultValue: "100"),
            Option("tool", valueName: "FILE", kind: .file, help: "The tool whose commands are measured; this one unless given."),
            Option("work", valueName: "DIR", kind: .directory, help: "Where to generate and build; removed afterwards unless given."),
            Option("output", valueName: "DIR", kind: .directory, help: "Where reports go; .build/bench of the repository unless given."),
            Option("compare", valueName: "F", kind: .file, help: "A report of an earlier run to set the figures against."),
            Option("format", kind: .choice(["table", "json"]), help: "How to print.", defaultValue: "table"),
            Option(
                "generate", valueName: "DIR", kind: .directory,
                help: "Only write a repository of --features to DIR; with --only scale, those of --packages and --layers."),
            Option(
                "layout", kind: .choice(KiwiShape.Layout.allCases.map(\.rawValue)), help: "With --generate, how features are cut.",
                defaultValue: KiwiShape.Layout.kiwi.rawValue),
        ],
        flags: [
            Flag("add", help: "Keep the rows of the earlier report that are not measured again.")
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let features = line.texts("features").compactMap { Int($0) }
        let sizes = features.isEmpty ? [10] : features
        let seed = UInt64(line.integer("seed") ?? 1)
        if let folder = line.text("generate").map({ Paths.joined(context.currentFolder, $0) }) {
            guard line.text("only") != "scale" else {
                for graph in graphs(line, seed) { context.terminal.note(try graph.writeRepository(in: folder).root) }
                return .clean
            }
            let shape = KiwiShape(features: sizes[0], layout: line.choice("layout") ?? .kiwi, seed: seed)
            try generate(shape, to: folder, context)
            return .clean
        }
        let output = Paths.joined(context.currentFolder, try line.text("output") ?? "\(context.root(line))/.build/bench")
        // Read first: hours of measuring must not end with a file that is not there.
        let then = try line.text("compare").map { try BenchReport(parsing: FileSystem.readText(Paths.joined(context.currentFolder, $0))) }
        let reportPath = "\(output)/build-loop.json"
        let earlier = try line.flag("add") && FileStatus(reportPath) != nil ? BenchReport(parsing: FileSystem.readText(reportPath)) : nil
        let work = try workFolder(line, context)
        defer { if line.text("work") == nil { try? FileSystem.remove(work) } }
        var report = BenchReport(toolchain: try toolchain())
        if line.text("only") != "scale" {
            try measureLoop(line, sizes, seed, work, &report, context)
        }
        if line.text("only") != "loop" {
            try measureScale(line, seed, work, &report, context)
        }
        if let earlier { report = report.adding(to: earlier) }
        try FileSystem.makeFolder(output)
        try FileSystem.write(report.json.text, to: reportPath)
        try FileSystem.write(BenchChart(report).svg, to: "\(output)/build-loop.svg")
        context.terminal.print(line.text("format") == "json" ? report.json.text : BenchTable(report, comparedWith: then).text)
        return .clean
    }

    private static func measureLoop(
        _ line: ParsedCommand, _ sizes: [Int], _ seed: UInt64, _ work: String, _ report: inout BenchReport, _ context: CommandContext
    ) throws {
        let variants = line.texts("variant").compactMap(BuildVariant.named)
        let subjects = line.texts("subject").compactMap(LoopBenchmark.Subject.init)
        let edits = line.texts("change").compactMap(SourceEdit.init)
        for size in sizes {
            let benchmark = LoopBenchmark(
                features: size, variants: variants.isEmpty ? [BuildVariant.all[0]] : variants,
                subjects: subjects.isEmpty ? LoopBenchmark.Subject.allCases : subjects,
                edits: edits.isEmpty ? SourceEdit.allCases : edits, rounds: line.integer("runs") ?? 5, seed: seed)
            let result = try benchmark.run(in: work) { context.terminal.note($0) }
            report.rows += result.rows
            report.skipped += result.skipped
        }
    }

    private static func measureScale(
        _ line: ParsedCommand, _ seed: UInt64, _ work: String, _ report: inout BenchReport, _ context: CommandContext
    ) throws {
        guard let tool = line.text("tool").map({ Paths.joined(context.currentFolder, $0) }) ?? FileSystem.realPath("/proc/self/exe") else {
            throw ToolError("The path of this tool is not known.", remedy: "Give it with --tool.")
        }
        for graph in graphs(line, seed) {
            // Reading 500 manifests one by one takes the package manager minutes, and says no more than 50 do.
            let benchmark = ScaleBenchmark(
                graph, tool: tool, rounds: line.integer("runs") ?? 5, hasPeer: graph.packageCount <= 50)
            let result = try benchmark.run(in: work) { context.terminal.note($0) }
            report.rows += result.rows
            report.skipped += result.skipped
        }
    }

    /// The repositories whose reading is measured.
    private static func graphs(_ line: ParsedCommand, _ seed: UInt64) -> [PlainGraph] {
        let counts = line.texts("packages").compactMap { Int($0) }
        var graphs = (counts.isEmpty ? [28, 50, 500] : counts).map { count in
            // Twenty files a package, but the size of the repository that the goals name.
            PlainGraph(.packages(count, files: count == 28 ? 4000 : count * 20), seed: seed)
        }
        if let layers = line.integer("layers"), layers > 0 { graphs.append(PlainGraph(.layers(layers, width: 100), seed: seed)) }
        return graphs
    }

    private static func generate(_ shape: KiwiShape, to folder: String, _ context: CommandContext) throws {
        if let there = try? FileSystem.list(folder), !there.isEmpty {
            throw ToolError("\(folder) is not empty.", remedy: "Give a folder that is empty or does not exist.")
        }
        let tree = KiwiGenerator(shape).tree()
        try tree.write(to: folder)
        context.terminal.note("\(tree.paths.count) files, \(tree.lineCount()) lines of Swift.")
    }

    /// The folder to work in: the given one, else a new one among the temporary files.
    private static func workFolder(_ line: ParsedCommand, _ context: CommandContext) throws -> String {
        let parent = context.value("TMPDIR") ?? "/tmp"
        let folder =
            line.text("work").map { Paths.joined(context.currentFolder, $0) } ?? "\(parent)/monorepo-bench-\(UInt32.random(in: 0 ... .max))"
        try FileSystem.makeFolder(folder)
        // Build plans hold paths without links.
        return FileSystem.realPath(folder) ?? folder
    }

    private static func toolchain() throws -> String {
        let result = try ChildProcess("swift", ["--version"]).run()
        return result.outputText.split(separator: "\n").first.map(String.init) ?? ""
    }
}
