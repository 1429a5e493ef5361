/// A git working tree, read through the `git` program.
///
/// Nothing that the repository's own configuration names is run, and nothing is written, not even a refreshed index.
package struct GitRepository: Sendable {
    /// The absolute path of the working tree's top folder.
    package let root: String

    /// The working tree that holds a folder. Throws where there is none or git is not installed.
    package init(containing folder: String) throws(ToolError) {
        let result = try Self.run(["rev-parse", "--show-toplevel"], in: folder, input: [])
        guard result.isSuccess, let top = result.outputText.split(whereSeparator: \.isNewline).first else {
            throw ToolError(
                "\(folder) is not in a git working tree: \(Self.reason(result))",
                remedy: "Run the command in a clone of the repository, or run `git init` there.")
        }
        root = String(top)
    }

    /// What git prints for some arguments. Throws where it fails.
    package func output(_ arguments: [String], input: [UInt8] = []) throws(ToolError) -> [UInt8] {
        let result = try Self.run(arguments, in: root, input: input)
        guard result.isSuccess else {
            throw ToolError(
                "`git \(arguments.joined(separator: " "))` failed: \(Self.reason(result))",
                remedy: "Run it in \(root) to see why.")
        }
        return result.output
    }

    /// How git ends for some arguments, also where that is a failure.
    package func result(_ arguments: [String], input: [UInt8] = []) throws(ToolError) -> ProcessResult {
        try Self.run(arguments, in: root, input: input)
    }

    /// Which of these paths, absolute or relative to `folder`, git ignores: not tracked, and matched by an ignore file. A folder in which
    /// git finds no working tree ignores nothing. Throws where git cannot answer.
    package static func ignored(_ paths: [String], in folder: String) throws(ToolError) -> Set<String> {
        guard !paths.isEmpty else { return [] }
        // Git compares every path with every tracked one, to leave out what is tracked: only those that an ignore file matches are asked for so.
        let matched = try checkIgnore(paths, in: folder, ["--no-index"])
        return try matched.isEmpty ? [] : Set(checkIgnore(matched, in: folder, []))
    }

    private static func checkIgnore(_ paths: [String], in folder: String, _ options: [String]) throws(ToolError) -> [String] {
        let input = Array(paths.joined(separator: "\0").utf8) + [0]
        let result = try run(["check-ignore", "--stdin", "-z"] + options, in: folder, input: input)
        switch result.ending {
        case .exit(0), .exit(1):
            return result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        default:
            let place = try run(["rev-parse", "--is-inside-work-tree"], in: folder, input: [])
            // The words for there being no `.git` at all, here or further up; one that is damaged is told in others.
            if !place.isSuccess, place.errorText.contains("not a git repository (or any") { return [] }
            // A repository without a working tree ignores nothing either.
            if place.isSuccess, place.outputText.hasPrefix("false") { return [] }
            throw ToolError(
                "git could not tell which paths in \(folder) are ignored: \(reason(result))",
                remedy: "Run `git check-ignore` there to see why.")
        }
    }

    private static func run(_ arguments: [String], in folder: String, input: [UInt8]) throws(ToolError) -> ProcessResult {
        let fixed = [
            "-C", folder, "-c", "safe.directory=*", "-c", "core.quotePath=false", "-c", "core.fsmonitor=false",
            "-c", "core.hooksPath=/dev/null",
        ]
        // Nothing is fetched: a clone that left contents out would run what its configuration names to get them.
        let environment = ChildProcess.minimalEnvironment(adding: [
            "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1",
        ])
        let result = try ChildProcess(
            "git", fixed + arguments, environment: environment, input: input, timeout: ChildProcess.answerTimeout()
        ).run()
        guard result.ending != .timeout else {
            throw ToolError(
                "git did not end within \(ChildProcess.answerTimeout().components.seconds) s in \(folder).",
                remedy: "Run `git \(arguments.joined(separator: " "))` there to see why, or give it more time with MONOREPO_TIMEOUT.")
        }
        return result
    }

    private static func reason(_ result: ProcessResult) -> String {
        let line = result.errorText.split(whereSeparator: \.isNewline).first.map(String.init) ?? result.endingText
        return line.hasSuffix(".") ? line : line + "."
    }
}
