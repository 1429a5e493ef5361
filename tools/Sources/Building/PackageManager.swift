import Foundation
import Synchronization
package import ToolSupport

/// Runs SwiftPM on one package with a scratch folder.
package struct PackageManager: Sendable {
    /// What SwiftPM wrote and how it ended.
    package typealias Listener = @Sendable (ProcessResult.Stream, ArraySlice<UInt8>) -> Void

    /// The absolute path of the package, links resolved.
    package let package: String
    /// The absolute path of the scratch folder, links resolved: two names of one folder make two sets of the same products.
    package let scratch: String
    /// `debug` or `release`.
    package let configuration: String
    /// Further arguments of every build.
    package let flags: [String]
    /// The whole environment.
    package let environment: [String: String]
    /// How long SwiftPM may wait for another one that uses the scratch folder.
    package let patience: Duration

    /// SwiftPM on a package. Throws where the scratch folder is the one that this program was itself built in.
    package init(
        package: String,
        scratch: String,
        configuration: String = "debug",
        flags: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        patience: Duration = .seconds(900)
    ) throws(ToolError) {
        self.package = RunningTool.canonical(package)
        self.scratch = RunningTool.canonical(scratch)
        self.configuration = configuration
        self.flags = flags
        self.environment = environment
        self.patience = patience
        try RunningTool.checkMayUse(scratch: self.scratch)
    }

    /// Where programs and libraries lie once they are built.
    package var products: String { "\(scratch)/\(configuration)" }

    /// Builds; with tests, everything that running them needs; of one product, what that needs.
    package func build(withTests: Bool, product: String? = nil, _ listener: Listener? = nil) throws(ToolError) -> ProcessResult {
        try run(["build"] + (withTests ? ["--build-tests"] : []) + (product.map { ["--product", $0] } ?? []), listener)
    }

    /// Runs the tests that are built, writing results beside `results` (`x.xml` and `x-swift-testing.xml`). `wrapper` is a program with
    /// arguments that runs the command which follows them. Two runs at once must ignore SwiftPM's lock of the scratch folder.
    package func test(
        filter: String? = nil, skip: String? = nil, results: String, wrapper: [String], ignoringLock: Bool = false,
        _ listener: Listener? = nil
    ) throws(ToolError) -> ProcessResult {
        let chosen =
            (filter.map { ["--filter", $0] } ?? []) + (skip.map { ["--skip", $0] } ?? []) + (ignoringLock ? ["--ignore-lock"] : [])
        return try run(["test", "--skip-build", "--xunit-output", results] + chosen, wrapper: wrapper, listener)
    }

    /// The names of the tests that are built, as `Module.Type/function()`.
    package func listTests() throws(ToolError) -> [String] {
        let result = try run(["test", "list", "--skip-build"], nil)
        guard result.isSuccess else {
            throw ToolError(
                "The tests could not be listed (\(result.endingText)): \(result.errorText.suffix(500))",
                remedy: "Run `swift test list` there.")
        }
        // Only whole lines of the shape are names: SwiftPM writes its own remarks between them.
        return result.outputText.split(whereSeparator: \.isNewline).map(String.init).filter { line in
            guard let dot = line.firstIndex(of: ".") else { return false }
            return dot != line.startIndex && line[..<dot].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    private func run(_ command: [String], wrapper: [String] = [], _ listener: Listener?) throws(ToolError) -> ProcessResult {
        let words =
            wrapper + ["swift"] + command + ["--build-system", "native", "--package-path", package, "--scratch-path", scratch]
            + ["-c", configuration] + flags
        let watch = LockWatch(patience: patience)
        let process = ChildProcess(words[0], Array(words.dropFirst()), environment: environment, folder: package)
        let result = try process.run { stream, bytes in
            watch.see(bytes)
            listener?(stream, bytes)
        }
        guard !watch.isOver else {
            throw ToolError(
                "Another SwiftPM has used \(scratch) for more than \(patience.components.seconds) s.",
                remedy: "Wait for it, or end it, and try again.")
        }
        return result
    }
}
