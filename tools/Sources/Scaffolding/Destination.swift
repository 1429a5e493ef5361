import ModuleGraph
import ToolSupport

/// The folder that a new package gets.
enum Destination {
    /// The folder of a package in a group, relative to the root. Throws for a group that leaves the repository, lies within a package
    /// or behind a link, and for a place where something is already.
    static func folder(of name: ScaffoldName, in group: String, under base: String, _ workspace: Workspace) throws(ToolError) -> String {
        let parts = group.split(separator: "/", omittingEmptySubsequences: true)
        guard !group.hasPrefix("/"), !group.contains("\\"), parts.allSatisfy(isPlain) else {
            throw ToolError(
                "\"\(group)\" is no group: it must be a folder below \(base.isEmpty ? "the root" : base), written with /.",
                remedy: "Write words of letters, digits and dashes, such as Supplies or Health/Charts.")
        }
        let parent = Paths.joined(base, parts.joined(separator: "/"))
        let folder = Paths.joined(parent, name.text)
        if let package = workspace.packages.first(where: { !$0.folder.isEmpty && Paths.isInside(folder, $0.folder) }) {
            throw ToolError("\(folder) lies within the package \(package.folder).", remedy: "Choose another group with --in.")
        }
        try checkAncestors(of: folder, root: workspace.root)
        let siblings = (try? FileSystem.list(Paths.joined(workspace.root, parent))) ?? []
        if let taken = siblings.first(where: { $0.name.lowercased() == name.text.lowercased() }) {
            throw ToolError(
                "There is \(Paths.joined(parent, taken.name)) already.", remedy: "Move it away, or choose another name or group.")
        }
        try checkIgnored(folder, root: workspace.root)
        return folder
    }

    /// Throws where git would leave the package out, so that neither a commit nor this tool would ever see it.
    private static func checkIgnored(_ folder: String, root: String) throws(ToolError) {
        let manifest = "\(folder)/Package.swift"
        guard try GitRepository.ignored([manifest], in: root).contains(manifest) else { return }
        throw ToolError(
            "\(folder) is ignored by git, so a package in it would never be committed.",
            remedy: "Choose another group with --in, or mend .gitignore (`git check-ignore -v \(manifest)` names the line).")
    }

    private static func isPlain(_ part: Substring) -> Bool {
        !part.hasPrefix(".")
            && part.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
                default: false
                }
            }
    }

    private static func checkAncestors(of folder: String, root: String) throws(ToolError) {
        var path = Paths.folder(folder)
        while !path.isEmpty {
            switch FileStatus(Paths.joined(root, path), followingLinks: false)?.kind {
            case nil, .folder: break
            case .link: throw ToolError("\(path) is a link and may lead elsewhere.", remedy: "Choose another group with --in.")
            default: throw ToolError("\(path) is no folder.", remedy: "Choose another group with --in.")
            }
            path = Paths.folder(path)
        }
    }
}
