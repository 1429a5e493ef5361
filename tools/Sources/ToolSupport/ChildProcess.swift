import Foundation

/// A program to run with a fixed environment. Its output is captured; it and what it starts end with it when time is up or the tool is
/// interrupted.
package struct ChildProcess: Sendable {
    /// The program: a path, or a name that is looked up in this process's `PATH`.
    package var program: String
    /// Its arguments without the program's name.
    package var arguments: [String]
    /// Its whole environment.
    package var environment: [String: String]
    /// The folder that it starts in; nil for this process's own.
    package var folder: String?
    /// What it reads from standard input.
    package var input: [UInt8]
    /// Whether its standard input stays open until it ends, so that it notices when this process is gone.
    package var keepsInputOpen: Bool
    /// How long it may take; nil for as long as it likes.
    package var timeout: Duration?
    /// The greatest number of bytes of output that are kept; a program that writes more is ended.
    package var outputLimit: Int

    /// A program to run.
    package init(
        _ program: String,
        _ arguments: [String] = [],
        environment: [String: String] = ChildProcess.minimalEnvironment(),
        folder: String? = nil,
        input: [UInt8] = [],
        keepsInputOpen: Bool = false,
        timeout: Duration? = nil,
        outputLimit: Int = 256 << 20
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
        self.input = input
        self.keepsInputOpen = keepsInputOpen
        self.timeout = timeout
        self.outputLimit = outputLimit
    }

    /// An environment that holds nothing but what programs need to run: `PATH`, `HOME`, `TMPDIR`, and a locale that makes output the same
    /// everywhere.
    package static func minimalEnvironment(adding extra: [String: String] = [:]) -> [String: String] {
        let own = ProcessInfo.processInfo.environment
        var result = ["LC_ALL": "C.UTF-8"]
        for name in ["PATH", "HOME", "TMPDIR"] { result[name] = own[name] }
        return result.merging(extra) { $1 }
    }

    /// How long one call of the toolchain or of git may take that answers a question: `$MONOREPO_TIMEOUT` seconds, 120 unless set.
    package static func answerTimeout(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Duration {
        let seconds = environment["MONOREPO_TIMEOUT"].flatMap { Int($0) } ?? 0
        return .seconds(1...86_400 ~= seconds ? seconds : 120)
    }

    /// The path of a program that is in this process's `PATH`, or the path itself; nil where there is none that can be run.
    package static func find(_ program: String) -> String? {
        if program.contains("/") {
            return access(program, X_OK) == 0 ? Paths.joined(FileManager.default.currentDirectoryPath, program) : nil
        }
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let path = "\(folder)/\(program)"
            if access(path, X_OK) == 0, FileStatus(path)?.kind == .file { return path }
        }
        return nil
    }

    /// Runs it to its end, or to the end of its time. `onStart` gets its number; `onOutput` sees what it writes while it runs, on the calling
    /// thread. Throws where it cannot be started.
    package func run(
        onOutput: ((ProcessResult.Stream, ArraySlice<UInt8>) -> Void)? = nil, onStart: ((Int32) -> Void)? = nil
    ) throws(ToolError) -> ProcessResult {
        guard let path = Self.find(program) else {
            throw ToolError("The program \(program) was not found.", remedy: "Install it, or add its folder to PATH.")
        }
        var run = try ChildProcessRun(self, path: path)
        onStart?(run.process)
        return run.finish(onOutput)
    }
}
