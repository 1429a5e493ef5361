extension GitRepository {
    /// The commit that a revision means. Throws, with what to fetch, where this clone does not have it.
    package func commit(_ revision: String) throws(ToolError) -> String {
        let result = try result(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
        if result.isSuccess, let name = result.outputText.split(whereSeparator: \.isNewline).first { return String(name) }
        guard try isShallow() else {
            throw ToolError(
                "\(revision) is no commit of this repository.",
                remedy: "Check its spelling, or fetch it: `git fetch origin \(Self.fetchable(revision))`.")
        }
        throw ToolError(
            "\(revision) is not in this clone, which is shallow: its history ends before it.",
            remedy: "Fetch the whole history with `git fetch --unshallow` (fetch-depth: 0 in a GitHub checkout), or that commit alone with "
                + "`git fetch --depth=1 origin \(Self.fetchable(revision))`.")
    }

    /// The commit where two histories part. Throws, with what to fetch, where this clone does not hold it.
    package func mergeBase(_ one: String, _ other: String) throws(ToolError) -> String {
        let result = try result(["merge-base", "--end-of-options", one, other])
        if result.isSuccess, let name = result.outputText.split(whereSeparator: \.isNewline).first { return String(name) }
        guard try isShallow() else {
            throw ToolError("\(one) and \(other) have no commit in common.", remedy: "Name the commit to compare with: `--base COMMIT`.")
        }
        throw ToolError(
            "The commit where \(one) and \(other) part is not in this clone, which is shallow.",
            remedy: "Fetch the whole history with `git fetch --unshallow` (fetch-depth: 0 in a GitHub checkout), or name a commit that is "
                + "there: `--base COMMIT`.")
    }

    /// Whether the history was cut off when the repository was cloned.
    package func isShallow() throws(ToolError) -> Bool {
        try result(["rev-parse", "--is-shallow-repository"]).outputText.hasPrefix("true")
    }

    /// Whether there is a commit at all. Throws where there should be one and its content is gone.
    package func hasCommits() throws(ToolError) -> Bool {
        if try result(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]).isSuccess { return true }
        guard try result(["rev-parse", "--verify", "--quiet", "HEAD"]).isSuccess else { return false }
        throw ToolError("The commit of HEAD is not in this clone.", remedy: "Run `git fsck` to see what is missing, or clone it anew.")
    }

    /// The default branch of a remote as this clone knows it, such as `origin/main`: what the remote says, else `main` or `master` where
    /// there is one. Nil where nothing tells. `origin` comes before other remotes.
    package func defaultRemoteBranch() throws(ToolError) -> String? {
        let remotes = String(decoding: try output(["remote"]), as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        for remote in remotes.sorted(by: { ($0 == "origin" ? 0 : 1, $0) < ($1 == "origin" ? 0 : 1, $1) }) {
            let pointer = try result(["symbolic-ref", "--quiet", "--short", "refs/remotes/\(remote)/HEAD"])
            if pointer.isSuccess, let name = pointer.outputText.split(whereSeparator: \.isNewline).first,
                try exists("refs/remotes/\(name)")
            {
                return String(name)
            }
            for branch in ["main", "master"] where try exists("refs/remotes/\(remote)/\(branch)") { return "\(remote)/\(branch)" }
        }
        return nil
    }

    private func exists(_ reference: String) throws(ToolError) -> Bool {
        try result(["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"]).isSuccess
    }

    /// What of a revision can be asked of a remote: `origin/main~2` needs `main`.
    private static func fetchable(_ revision: String) -> String {
        let name = revision.prefix { $0 != "~" && $0 != "^" && $0 != "@" && $0 != ":" }
        let branch = name.hasPrefix("origin/") ? name.dropFirst("origin/".utf8.count) : name
        return branch.isEmpty ? "HEAD" : String(branch)
    }
}
