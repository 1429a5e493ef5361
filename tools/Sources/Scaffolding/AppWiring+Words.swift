import ModuleGraph
import ToolSupport

extension AppWiring {
    /// The edits that take out of the app's texts, in every language, what only the wiring of a feature says.
    func removingWords(of name: String, _ workspace: Workspace) throws(ToolError) -> [ScaffoldStep] {
        let own = wiringFile(name)
        guard let wiring = try? FileSystem.readText(Paths.joined(root, own)) else { return [] }
        let others = workspace.targets.filter { $0.name == target }.flatMap(\.sources).map(\.path).filter { $0 != own }
            .compactMap { try? FileSystem.readText(Paths.joined(root, $0)) }
        let keys = wiring.matches(of: /TextKey\("([^"]+)"\)/).map { "\"\($0.output.1)\"" }
            .filter { key in !others.contains { $0.contains(key) } }
        guard !keys.isEmpty else { return [] }
        return try stringsFiles().map { file throws(ToolError) in
            try edit(file) { text in
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                return lines.filter { line in !keys.contains { line.hasPrefix("\($0) = ") } }.joined(separator: "\n")
            }
        }
    }

    /// The app's own texts, a file for each language.
    private func stringsFiles() throws(ToolError) -> [String] {
        do {
            return try FileTree.files(in: Paths.folder(folder), root: root).filter { $0.hasSuffix(".lproj/Localizable.strings") }
        } catch {
            throw ToolError("\(error)", remedy: "Make it readable and try again.")
        }
    }
}
