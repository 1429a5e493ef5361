import ToolSupport

/// One subject of a loop benchmark in one variant, with its repository.
struct LoopCandidate {
    let subject: BuildSubject
    let title: String
    private let kind: LoopBenchmark.Subject
    private let variant: BuildVariant
    private let features: Int
    /// The repository's folder, which variants that compile alike share.
    let root: String
    private let tree: GeneratedTree
    private let generator: KiwiGenerator
    private let feature: String

    init(_ benchmark: LoopBenchmark, subject kind: LoopBenchmark.Subject, variant: BuildVariant, folder: String) {
        let shape = KiwiShape(features: benchmark.features, layout: variant.layout, seed: benchmark.seed)
        let names = shape.featureNames
        generator = KiwiGenerator(shape)
        tree = generator.tree()
        feature = names[min(1, names.count - 1)]
        features = benchmark.features
        root = "\(folder)/\(benchmark.features)-\(benchmark.seed)-\(kind.rawValue)-\(variant.folderName)"
        self.kind = kind
        self.variant = variant
        title = kind == .module ? "one module" : "\(kind.rawValue), \(variant.name)"
        let package = kind == .package ? generator.packageFolder(of: feature) : "App"
        subject = BuildSubject(
            package: "\(root)/\(package)", scratch: "\(root)/build", variant: variant,
            product: kind == .package ? nil : "App")
    }

    /// Writes the repository and builds it; tells whether nothing of an earlier build was there.
    func prepare() throws(ToolError) -> (sample: Sample, isCold: Bool) {
        let isCold = FileStatus("\(subject.scratch)/debug.yaml") == nil
        do { try tree.write(to: root) } catch { throw failure(error) }
        return (try subject.prepare(), isCold)
    }

    func takes(_ edit: SourceEdit) -> Bool {
        kind != .package || edit != .app
    }

    /// Writes the file of a change as it is after each change was made so many times.
    func write(_ edit: SourceEdit, _ rounds: [SourceEdit: Int]) throws(ToolError) {
        let path = path(of: edit)
        var text = tree.files[path] ?? ""
        for other in SourceEdit.allCases where self.path(of: other) == path { text = other.text(of: text, round: rounds[other] ?? 0) }
        do { try FileSystem.write(text, to: Paths.joined(root, path)) } catch { throw failure(error) }
    }

    func key(work: String) -> BenchRow.Key {
        BenchRow.Key(features: features, subject: kind.rawValue, variant: variant.name, work: work)
    }

    private func path(of edit: SourceEdit) -> String {
        switch edit {
        case .view, .viewLine: generator.viewPath(of: feature)
        case .domain, .domainBody: generator.domainPath
        case .app: generator.appPath
        }
    }

    private func failure(_ error: FileError) -> ToolError {
        ToolError(error.description, remedy: "Give the benchmark a folder that it may write to.")
    }
}
