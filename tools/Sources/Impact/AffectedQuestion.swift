package import ModuleGraph
package import ToolSupport
package import WorkspaceLoading

/// Finds what differs between two states of a repository and what that affects.
package struct AffectedQuestion: Sendable {
    /// The absolute path of the repository's root, links resolved.
    package var root: String
    /// How its packages are read.
    package var options: LoadingOptions
    /// Which files matter to more or less than their package.
    package var rules: ImpactRules

    /// A question about a repository.
    package init(root: String, options: LoadingOptions, rules: ImpactRules = ImpactRules()) {
        self.root = root
        self.options = options
        self.rules = rules
    }

    /// What two states differ in affects. Throws where a state cannot be read whole: an answer would then leave packages out.
    package func answer(_ request: ChangeRequest) throws(ToolError) -> AffectedAnswer {
        let comparison = try Comparison(request, in: root)
        let base = try TreeSnapshot(commit: comparison.base, in: comparison.repository, folder: comparison.folder)
        let head =
            if let commit = comparison.head {
                try TreeSnapshot(commit: commit, in: comparison.repository, folder: comparison.folder)
            } else {
                base.workingTree(changed: comparison.paths, folder: comparison.folder)
            }
        let after = SnapshotWorkspace(head, root: root, options: options.forState("head", of: root))
        let before = SnapshotWorkspace(base, root: root, options: options.forState("base", of: root))
        let newer = try after.load()
        try Self.check(newer)
        let isSame = before.hasShape(of: after)
        let older = isSame && !newer.packages.contains(where: \.manifest.readsItsSurroundings) ? newer : try before.load()
        var notes = comparison.notes
        notes += older.problems.filter { $0.severity == .error && !isSame }.map { "In the older state, \($0)" }
        notes += head.missing.map { "The submodule \($0) is not checked out: packages in it are not seen." }
        let links = try links(of: base) + links(of: head)
        let analysis = ImpactAnalysis(base: older, head: newer, links: links, rules: rules)
        try check(rules, newer, older)
        return AffectedAnswer(
            base: comparison.base, head: comparison.head, changed: comparison.paths, impact: analysis.impact(of: comparison.paths),
            problems: newer.problems, notes: notes)
    }

    /// What a change of these paths, relative to the root, affects in the working tree; nothing is compared.
    package func answer(files: [String], in workspace: Workspace) throws(ToolError) -> AffectedAnswer {
        try Self.check(workspace)
        try check(rules, workspace, workspace)
        let links = FileTreeWalk.links(in: workspace.root).map { PathLink(path: $0.path, text: $0.text) }
        let analysis = ImpactAnalysis(base: nil, head: workspace, links: links, rules: rules)
        return AffectedAnswer(
            base: nil, head: nil, changed: files, impact: analysis.impact(of: files), problems: workspace.problems, notes: [])
    }

    private func links(of snapshot: TreeSnapshot) throws(ToolError) -> [PathLink] {
        try snapshot.contents(of: Array(snapshot.links.keys)).map { path, text in
            PathLink(path: path, text: String(decoding: text, as: UTF8.self))
        }
    }

    /// A package that could not be read might depend on anything: there is no answer then. One that depends on a package which is not
    /// there is known.
    private static func check(_ workspace: Workspace) throws(ToolError) {
        let fatal = workspace.problems.filter { $0.severity == .error && $0.id != "dependency-missing" }
        guard let first = fatal.first else { return }
        let others = fatal.count > 1 ? " There are \(fatal.count - 1) more such problems." : ""
        throw ToolError(
            "What is affected cannot be told, since packages could not be read. \(first)\(others)",
            remedy: "Mend this first; nothing may be taken to be unaffected.")
    }

    private func check(_ rules: ImpactRules, _ newer: Workspace, _ older: Workspace) throws(ToolError) {
        let folders = Set(newer.packages.map(\.folder) + older.packages.map(\.folder))
        for (folder, others) in rules.implicitDependencies.sorted(by: { $0.key < $1.key }) {
            if let unknown = ([folder] + others).first(where: { !folders.contains($0) }) {
                throw ToolError(
                    "The configuration says that \(folder) depends on \(others.joined(separator: ", ")), but there is no package \(unknown).",
                    remedy: "Correct \"implicit\" in .monorepo.json.")
            }
        }
    }
}
