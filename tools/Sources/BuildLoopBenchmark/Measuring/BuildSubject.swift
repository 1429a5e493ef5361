import Building
import ToolSupport

/// One thing that is built again and again: a package of a generated repository in a build folder of its own.
struct BuildSubject {
    /// The folder of the package.
    let package: String
    /// The build folder.
    let scratch: String
    let variant: BuildVariant
    /// A product to build; nil for everything but tests.
    let product: String?

    private var planPath: String { "\(scratch)/\(variant.name).llbuild" }

    /// Builds with the package manager, and makes the plan ready where the variant wants one.
    func prepare() throws(ToolError) -> Sample {
        let sample = try Sample.of { () throws(ToolError) in try runPackageManager() }
        guard variant.runner == .plan else { return sample }
        do {
            try FileSystem.write(
                EnginePlan.adapted(FileSystem.readText("\(scratch)/debug.yaml"), linkArguments: variant.linkArguments), to: planPath)
        } catch {
            throw ToolError(
                "The build plan in \(scratch) cannot be used. \(error)", remedy: "Leave out the variants `plan`, `plan-lld` and `fast`.")
        }
        // The engine's first run looks at everything once to fill its database.
        try runEngine()
        return sample
    }

    /// Builds as the variant says.
    func build() throws(ToolError) -> Sample {
        try Sample.of { () throws(ToolError) in
            switch variant.runner {
            case .packageManager: try runPackageManager()
            case .plan: try runEngine()
            }
        }
    }

    private func runPackageManager() throws(ToolError) {
        var arguments = ["build", "--build-system", "native", "--package-path", package, "--scratch-path", scratch]
        arguments += product.map { ["--product", $0] } ?? []
        try run("swift", arguments + variant.arguments)
    }

    private func runEngine() throws(ToolError) {
        let target = product.map { EnginePlan.target(ofProduct: $0) } ?? "main"
        try run("swift-build-tool", ["-f", planPath, "--db", "\(scratch)/engine.db", target])
    }

    private func run(_ program: String, _ arguments: [String]) throws(ToolError) {
        let result = try ChildProcess(program, arguments, timeout: .seconds(3600)).run()
        guard result.isSuccess else {
            let lines = (result.outputText + result.errorText).split(separator: "\n").filter { $0.contains("error") }.prefix(5)
            throw ToolError(
                "The benchmark's build of \(package) (\(variant.name)) ended with \(result.endingText). \(lines.joined(separator: " "))",
                remedy: "Run \(program) \(arguments.joined(separator: " ")) to see why.")
        }
    }
}
