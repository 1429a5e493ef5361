package import ModuleGraph
package import ToolSupport

/// The packages of the operating system that some packages' system libraries come from.
package struct SystemPackages: Equatable, Sendable {
    /// Names for `apt`, sorted, with the tool that finds libraries where one is needed.
    package var apt: [String]
    /// Names for `brew`, sorted.
    package var brew: [String]
    /// System libraries, as `Package/Target`, whose manifests do not say where they come from.
    package var unknown: [String]

    /// Those of some packages' targets and of all that these depend on.
    package init(of packages: [Package], in workspace: Workspace) {
        let graph = workspace.targetGraph([.declared, .plugins])
        let targets = graph.reachable(from: packages.flatMap { $0.targets.map(\.id.index) }).map { workspace.targets[$0] }
        let system = targets.filter { $0.kind == .system }
        func names(_ provider: String) -> [String] {
            let prefix = "\(provider):"
            return Set(system.flatMap(\.declaration.providers).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
                .sorted()
        }
        let needsFinder = system.contains { $0.declaration.pkgConfig != nil }
        apt = (names("apt") + (needsFinder ? ["pkg-config"] : [])).sorted()
        brew = (names("brew") + (needsFinder ? ["pkg-config"] : [])).sorted()
        unknown = system.filter { $0.declaration.providers.isEmpty }.map { "\(workspace.package(of: $0.id).name)/\($0.name)" }.sorted()
    }

    /// Those of `apt` that are not installed.
    package func missing() throws(ToolError) -> [String] {
        guard !apt.isEmpty else { return [] }
        guard ChildProcess.find("dpkg-query") != nil else {
            throw ToolError(
                "This system has no dpkg, so that what is installed is not known.",
                remedy: "Install what brings these, whatever it is called here: \(apt.joined(separator: " ")).")
        }
        let result = try ChildProcess("dpkg-query", ["-W", "-f", "${Package} ${db:Status-Status}\n"] + apt).run()
        let installed = Set(
            result.outputText.split(whereSeparator: \.isNewline).compactMap { line -> String? in
                let words = line.split(separator: " ")
                return words.count == 2 && words[1] == "installed" ? String(words[0]) : nil
            })
        return apt.filter { !installed.contains($0) }
    }

    /// The commands that install packages, run as root.
    package static func installation(of names: [String]) -> [[String]] {
        [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "--no-install-recommends"] + names]
    }
}
