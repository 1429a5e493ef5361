package import ToolSupport

/// Two states of a folder of a repository, and what differs between them.
package struct Comparison: Sendable {
    /// The commit, or empty tree, of the older state.
    package let base: String
    /// The commit of the newer state; nil for the working tree.
    package let head: String?
    /// The paths that differ, relative to the folder.
    package let paths: [String]
    /// What a person should know of the choice, as sentences.
    package let notes: [String]
    /// The repository.
    package let repository: GitRepository
    /// The folder, relative to the repository's top.
    package let folder: String

    /// Resolves a request in the repository that holds a folder (absolute, links resolved). Throws where a commit is missing, with what to
    /// fetch.
    package init(_ request: ChangeRequest, in folder: String) throws(ToolError) {
        let repository = try GitRepository(containing: folder)
        let top = FileSystem.realPath(repository.root) ?? repository.root
        let inside = Paths.relative(folder, to: top)
        self.repository = repository
        self.folder = inside
        if request.isUncommitted {
            head = nil
            base = try Self.baseOfWorkingTree(request, repository)
            paths = try repository.uncommittedPaths(since: base, in: inside)
            notes = []
            return
        }
        let head = try repository.commit(request.head ?? "HEAD")
        let base = try Self.base(request, head, repository)
        self.head = head
        self.base = base
        paths = try repository.changedPaths(from: base, to: head, in: inside)
        notes = try Self.notes(request, base: base, head: head, repository, inside)
    }

    private static func baseOfWorkingTree(_ request: ChangeRequest, _ repository: GitRepository) throws(ToolError) -> String {
        guard let base = request.base else {
            guard try repository.hasCommits() else { return try repository.emptyTree() }
            let head = try repository.commit("HEAD")
            return request.sinceFork ? try Self.base(request, head, repository) : head
        }
        let commit = try repository.commit(base)
        return request.sinceFork ? try repository.mergeBase(commit, repository.commit("HEAD")) : commit
    }

    private static func base(_ request: ChangeRequest, _ head: String, _ repository: GitRepository) throws(ToolError) -> String {
        if let base = request.base {
            let commit = try repository.commit(base)
            return request.sinceFork ? try repository.mergeBase(commit, head) : commit
        }
        var branch = request.fallbackBase
        if branch == nil { branch = try repository.defaultRemoteBranch() }
        guard let branch else {
            throw ToolError(
                "There is nothing to compare with: no remote's default branch is known here.",
                remedy:
                    "Name a commit, `--base HEAD~1`, or ask for what is not committed, `--uncommitted`. `git remote set-head origin --auto` "
                    + "makes a remote's default branch known.")
        }
        return try repository.mergeBase(repository.commit(branch), head)
    }

    private static func notes(
        _ request: ChangeRequest, base: String, head: String, _ repository: GitRepository, _ folder: String
    ) throws(ToolError) -> [String] {
        var result: [String] = []
        if base == head {
            result.append(
                "The state of interest is the one it is compared with, \(head.prefix(12)): nothing can differ. "
                    + "`--base HEAD~1` compares with the commit before.")
        }
        if request.head == nil {
            let count = try repository.uncommittedPaths(since: head, in: folder).count
            if count > 0 { result.append("\(count) files that are not committed are left out; `--uncommitted` counts them.") }
        }
        return result
    }
}
