package import ToolSupport

/// The lines that a change added or altered, by file.
package struct ChangedLines: Equatable, Sendable {
    /// The files that there are, with their lines from 1; all lines of a new file.
    package var files: [String: Set<Int>]
    /// The files that are gone.
    package var deleted: Set<String>

    /// Lines by file.
    package init(files: [String: Set<Int>] = [:], deleted: Set<String> = []) {
        self.files = files
        self.deleted = deleted
    }

    /// What the working tree has changed since it parted from a commit, files included that git does not know yet. Paths are relative to a
    /// folder of the working tree. Throws where git cannot tell.
    package init(since base: String, in folder: String) throws(ToolError) {
        self.init()
        let git = try GitRepository(containing: folder)
        let start = try git.mergeBase(try git.commit(base), "HEAD")
        let scope = ["--no-renames", "--no-ext-diff", "--no-textconv", "--no-color", "--relative", "-z"]
        for entry in try Self.pairs(Self.output(git, folder, ["diff", "--name-status"] + scope + [start, "--", "."])) {
            if entry.status == "D" { deleted.insert(entry.path) } else { files[entry.path] = [] }
        }
        let options = ["-U0", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color", "--src-prefix=a/", "--dst-prefix=b/"]
        for path in files.keys.sorted() {
            let text = String(decoding: try Self.output(git, folder, ["diff"] + options + [start, "--", path]), as: UTF8.self)
            files[path] = Self.added(in: text)
        }
        let others = try Self.output(git, folder, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."])
        for name in others.split(separator: 0) {
            let path = String(decoding: name, as: UTF8.self)
            let text = (try? FileSystem.read(Paths.joined(folder, path))) ?? []
            files[path] = Set(1..<(text.count { $0 == UInt8(ascii: "\n") } + 2))
        }
    }

    /// The new lines that a diff without context names in its hunks: `@@ -a,b +c,d @@`.
    static func added(in diff: String) -> Set<Int> {
        var result: Set<Int> = []
        var isHeader = true
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false) where line.hasPrefix("@@ ") {
            isHeader = false
            guard let plus = line.split(separator: " ").first(where: { $0.hasPrefix("+") }) else { continue }
            let numbers = plus.dropFirst().split(separator: ",").compactMap { Int($0) }
            guard let first = numbers.first else { continue }
            let count = numbers.count > 1 ? numbers[1] : 1
            if count > 0, first > 0 { result.formUnion(first..<(first + count)) }
        }
        return isHeader ? [] : result
    }

    private static func pairs(_ output: [UInt8]) throws(ToolError) -> [(status: String, path: String)] {
        let parts = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
    }

    private static func output(_ git: GitRepository, _ folder: String, _ arguments: [String]) throws(ToolError) -> [UInt8] {
        try git.workingTreeOutput(["-C", folder] + arguments)
    }
}

extension CoverageReport {
    /// Adds the Swift files that a change touched.
    package mutating func add(_ changes: ChangedLines, isTest: (String) -> Bool) {
        var result: [TouchedFile] = []
        for (path, lines) in changes.files where path.hasSuffix(".swift") {
            guard let (module, file) = file(path) else {
                result.append(TouchedFile(path: path, state: .notMeasured(isTest(path) ? "a test" : "a file of no module")))
                continue
            }
            let code = file.lines.counts.filter { lines.contains($0.key) }
            let share = CoverageShare(covered: code.values.count { $0 > 0 }, lines: code.count)
            result.append(TouchedFile(path: path, state: .covered(module: module.name, file), changed: share))
        }
        result += changes.deleted.filter { $0.hasSuffix(".swift") }.map { TouchedFile(path: $0, state: .deleted) }
        touched = result.sorted { $0.path < $1.path }
    }
}
