extension GitRepository {
    /// Every file, link and submodule of a commit below a folder (relative to the top, empty for all), by path relative to the folder.
    /// Nothing where the commit does not have the folder.
    package func tree(of commit: String, in folder: String = "") throws(ToolError) -> [GitTreeEntry] {
        let name = folder.isEmpty ? commit : "\(commit):\(folder)"
        if !folder.isEmpty, try !result(["cat-file", "-t", name]).outputText.hasPrefix("tree") { return [] }
        let records = try output(["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", name]).split(separator: 0)
        return records.compactMap { record in
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let words = record[..<tab].split(separator: UInt8(ascii: " "))
            guard words.count == 3 else { return nil }
            let isSubmodule = words[1].elementsEqual("commit".utf8)
            let kind: GitTreeEntry.Kind = words[0].elementsEqual("120000".utf8) ? .link : isSubmodule ? .submodule : .file
            return GitTreeEntry(
                path: String(decoding: record[(tab + 1)...], as: UTF8.self), kind: kind, object: String(decoding: words[2], as: UTF8.self))
        }
    }

    /// The contents of objects, by their names. Throws where one is missing, as in a clone that left contents out.
    package func contents(of objects: [String]) throws(ToolError) -> [String: [UInt8]] {
        let wanted = Array(Set(objects)).sorted()
        guard !wanted.isEmpty else { return [:] }
        let answer = try output(["cat-file", "--batch"], input: Array((wanted.joined(separator: "\n") + "\n").utf8))
        var result: [String: [UInt8]] = [:]
        var rest = answer[...]
        for name in wanted {
            let header = rest.prefix { $0 != UInt8(ascii: "\n") }
            let words = header.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 3, let size = Int(words[2]), size >= 0, size < rest.count - header.count else {
                throw ToolError(
                    "The content \(name) is not in this clone.",
                    remedy: "Fetch it: `git fetch --refetch` in a clone that left contents out.")
            }
            let start = header.endIndex + 1
            result[name] = Array(rest[start..<start + size])
            rest = rest[(start + size)...].dropFirst()
        }
        return result
    }

    /// The paths that differ between two commits below a folder, relative to it; a renamed file is two paths.
    package func changedPaths(from base: String, to head: String, in folder: String = "") throws(ToolError) -> [String] {
        Self.paths(
            try output([
                "diff-tree", "-r", "-z", "--no-renames", "--name-only", "--ignore-submodules=none", Self.relative(folder),
                "--end-of-options", base, head,
            ]))
    }

    /// The paths that differ between a commit and the working tree below a folder, relative to it: tracked files, staged or not, and
    /// files that are neither tracked nor ignored. A folder that is a repository of its own ends with a slash.
    package func uncommittedPaths(since base: String, in folder: String = "") throws(ToolError) -> [String] {
        let tracked = Self.paths(
            try workingTreeOutput(
                [
                    "diff", "-z", "--no-renames", "--name-only", "--no-ext-diff", "--no-color", "--ignore-submodules=none",
                    Self.relative(folder), base, "--",
                ]))
        let scope = folder.isEmpty ? [] : [":(top,literal)\(folder)"]
        let others = Self.paths(try output(["ls-files", "--others", "--exclude-standard", "-z", "--full-name", "--"] + scope))
        let skipped = folder.isEmpty ? 0 : folder.utf8.count + 1
        return Array(Set(tracked + others.map { String($0.dropFirst(skipped)) })).sorted()
    }

    /// The files of the working tree below a folder, relative to it: tracked ones that are there, and those that are neither tracked nor
    /// ignored, by path.
    package func currentPaths(in folder: String = "") throws(ToolError) -> [String] {
        let scope = folder.isEmpty ? [] : [":(top,literal)\(folder)"]
        let listed = Self.paths(
            try output(["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--full-name", "--"] + scope))
        let skipped = folder.isEmpty ? 0 : folder.utf8.count + 1
        let top = Paths.joined(root, folder)
        return Set(listed.map { String($0.dropFirst(skipped)) }).filter { path in
            let kind = FileStatus("\(top)/\(path)", followingLinks: false)?.kind
            return kind == .file || kind == .link
        }.sorted()
    }

    /// The name of the tree that holds nothing, to compare with where there is no commit.
    package func emptyTree() throws(ToolError) -> String {
        String(decoding: try output(["hash-object", "-t", "tree", "--stdin"]).filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// What git prints for arguments with which it looks at the content of the working tree.
    package func workingTreeOutput(_ arguments: [String]) throws(ToolError) -> [UInt8] {
        try output(ownFiltersOff() + arguments)
    }

    /// Options that switch off the filters which the repository's own configuration names, and not the user's: git would run them to
    /// compare the working tree.
    private func ownFiltersOff() throws(ToolError) -> [String] {
        let result = try result(["config", "-z", "--show-scope", "--name-only", "--get-regexp", #"^filter\."#])
        let words = Self.paths(result.output)
        var options: [String] = []
        for (scope, key) in zip(words, words.dropFirst()) where ["local", "worktree"].contains(scope) && key.hasPrefix("filter.") {
            options += ["-c", key.hasSuffix(".required") ? "\(key)=false" : "\(key)="]
        }
        return options
    }

    private static func relative(_ folder: String) -> String {
        folder.isEmpty ? "--no-relative" : "--relative=\(folder)/"
    }

    private static func paths(_ output: [UInt8]) -> [String] {
        output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
