import ModuleGraph
import ToolSupport

extension LintContext {
    /// The names under which code may import a target: that of its module, and those that a module map of its own gives.
    func importNames(of target: Target) -> Set<String> {
        if let known = mappedNames[target.id] { return known }
        var names: Set<String> = [target.moduleName]
        if target.kind == .system || !target.hasSwift, let folder = target.folder {
            let places = ["", "include", target.declaration.publicHeadersPath ?? "include"]
            for place in Set(places) {
                guard let text = text(Paths.joined(Paths.joined(folder, place), "module.modulemap")) else { continue }
                names.formUnion(Self.modules(inMap: text))
            }
        }
        mappedNames[target.id] = names
        return names
    }

    /// The names after each `module` of a module map.
    private static func modules(inMap text: String) -> [String] {
        let words = text.split { $0.isWhitespace || $0 == "{" || $0 == "}" }
        return zip(words, words.dropFirst()).filter { $0.0 == "module" }.map { $0.1.filter { $0 != "\"" } }
    }
}
