import Foundation
package import ToolSupport

/// Runs the tests of a package with counters and reads what they ran, by the toolchain's own `llvm-cov`: another one on PATH may refuse the
/// profile.
package struct CoverageRun: Sendable {
    /// The absolute path of the package.
    package let package: String
    /// The absolute path of the folder for what is built; one of its own, since counters change every object.
    package let scratch: String

    /// The name in the package's manifest, which that of the tests' binary begins with.
    package let name: String

    /// A run.
    package init(package: String, name: String, scratch: String) {
        self.package = package
        self.name = name
        self.scratch = scratch
    }

    /// Builds and runs the tests. Throws where a test failed or the run broke off: counts of such a run say nothing.
    package func run(onLine: @escaping (String) -> Void) throws(ToolError) -> CoverageExport {
        let codecov = "\(scratch)/debug/codecov"
        do {
            // Profiles of an earlier run would be counted again.
            if FileStatus(codecov) != nil { try FileManager.default.removeItem(atPath: codecov) }
        } catch {
            throw ToolError("\(codecov) could not be removed: \(error)", remedy: "Remove it and try again.")
        }
        var environment = ProcessInfo.processInfo.environment
        environment["LLVM_PROFILE_FILE"] = nil
        let arguments = [
            "test", "--build-system", "native", "--enable-code-coverage", "--package-path", package, "--scratch-path", scratch,
        ]
        var rest: [UInt8] = []
        let result = try ChildProcess("swift", arguments, environment: environment).run { _, bytes in
            rest += bytes
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                onLine(String(decoding: rest[..<end], as: UTF8.self))
                rest.removeSubrange(...end)
            }
        }
        guard result.isSuccess else {
            let lines = (result.outputText + result.errorText).split(whereSeparator: \.isNewline)
            let why = lines.filter { $0.contains(": error: ") || $0.hasPrefix("error: ") || $0.hasPrefix("✘") }.prefix(10).map {
                "\n  \($0)"
            }.joined()
            throw ToolError(
                "The tests did not pass (\(result.endingText)), so nothing can be said of coverage.\(why)",
                remedy: "Run `swift test` in \(package) and mend what fails.")
        }
        return try export()
    }

    /// Reads the profile of the last run.
    package func export() throws(ToolError) -> CoverageExport {
        let folder = "\(scratch)/debug"
        let profile = "\(folder)/codecov/default.profdata"
        let binary = "\(folder)/\(name)PackageTests.xctest"
        guard FileStatus(profile) != nil, FileStatus(binary) != nil else {
            throw ToolError(
                "The tests of \(package) left no profile in \(folder)/codecov.",
                remedy: "Check that the package has tests and that it is built with the toolchain's `swift test --enable-code-coverage`.")
        }
        let arguments = ["export", "-format=text", "-skip-functions", "-skip-expansions", "-instr-profile", profile, binary]
        let result = try ChildProcess(try Self.coverageTool(), arguments, outputLimit: 1 << 30).run()
        guard result.isSuccess else {
            throw ToolError(
                "llvm-cov could not read the profile (\(result.endingText)): \(result.errorText.prefix(500))",
                remedy: "Remove \(scratch) and try again.")
        }
        return try CoverageExport(json: result.output, name: "the profile of \(package)")
    }

    /// The `llvm-cov` beside the compiler.
    static func coverageTool() throws(ToolError) -> String {
        guard let compiler = ChildProcess.find("swiftc").flatMap(FileSystem.realPath) else {
            throw ToolError(
                "The Swift toolchain was not found.", remedy: "Install it from https://swift.org/install and add its folder to PATH.")
        }
        let tool = Paths.folder(compiler) + "/llvm-cov"
        guard ChildProcess.find(tool) != nil else {
            throw ToolError("The toolchain has no llvm-cov: \(tool).", remedy: "Install the whole toolchain.")
        }
        return tool
    }
}
