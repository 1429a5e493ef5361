import Foundation
import ToolSupport

/// Who owns a package, in a file of its own beside the manifest, so that teams never edit the same file.
enum Owner {
    /// Throws for what is no owner: `@name`, `@organisation/team` or an address.
    static func check(_ owners: [String]) throws(ToolError) {
        for owner in owners where owner.wholeMatch(of: /@[A-Za-z0-9][A-Za-z0-9._\/-]*|[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+/) == nil {
            throw ToolError("\"\(owner)\" is no owner.", remedy: "Write @name, @organisation/team or an address.")
        }
    }

    /// The file that says it.
    static func file(_ owners: [String], in folder: String) -> RenderedFile {
        let value = owners.count == 1 ? "\"\(owners[0])\"" : "[" + owners.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        return RenderedFile(path: "\(folder)/.monorepo.json", text: "{\n  \"schema\": 1,\n  \"owner\": \(value)\n}\n")
    }
}

/// The line of a package in the file that tells the code host who owns what.
enum CodeOwners {
    private static let path = ".github/CODEOWNERS"

    /// The edit that adds a package; none where nobody owns it or there is no such file.
    static func adding(_ folder: String, owners: [String], root: String) throws(ToolError) -> [ScaffoldStep] {
        guard !owners.isEmpty, let text = try text(root) else { return [] }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let line = "/\(folder)/ \(owners.joined(separator: " "))"
        guard !lines.contains(where: { $0.hasPrefix("/\(folder)/ ") }) else { return [] }
        // By folder, and behind every rule that is about more than one package.
        let packages = lines.indices.filter { lines[$0].hasPrefix("/") && lines[$0].contains("/ ") }
        let next = packages.first { lines[$0].prefix { $0 != " " } > "/\(folder)/" }
        let end = lines.last == "" ? lines.count - 1 : lines.count
        lines.insert(line, at: next ?? packages.last.map { $0 + 1 } ?? end)
        return [.edit(path: path, old: text, new: lines.joined(separator: "\n"))]
    }

    /// The edit that takes a package out; none where it has no line.
    static func removing(_ folder: String, root: String) throws(ToolError) -> [ScaffoldStep] {
        guard let text = try text(root) else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let kept = lines.filter { !$0.hasPrefix("/\(folder)/ ") }
        return kept.count == lines.count ? [] : [.edit(path: path, old: text, new: kept.joined(separator: "\n"))]
    }

    private static func text(_ root: String) throws(ToolError) -> String? {
        let file = Paths.joined(root, path)
        guard FileStatus(file) != nil else { return nil }
        do {
            return try FileSystem.readText(file)
        } catch {
            throw ToolError("\(error)", remedy: "Make \(path) readable and try again.")
        }
    }
}
