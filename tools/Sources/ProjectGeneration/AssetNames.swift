import Configuration
import SourceFacts
import ToolSupport

/// Writes the names of a catalogue's sets, or of the typefaces of a folder.
struct AssetNames {
    private let settings: AssetNameSettings

    init(_ settings: AssetNameSettings) {
        self.settings = settings
    }

    func add(to plan: inout GenerationPlan) {
        guard FileStatus("\(plan.root)/\(settings.from)")?.kind == .folder else {
            return plan.fail(settings.from, "There is no such folder.", "Correct \"from\" in \"projgen\".")
        }
        let names = settings.kind == .font ? fonts(plan.root) : sets(&plan)
        // Typefaces are not committed: where they are not installed there is nothing to compare with.
        if settings.kind == .font, names.isEmpty { return }
        var taken: [String: String] = [:]
        var members: [String] = []
        for name in names {
            let stem = settings.kind == .font ? String(name.prefix(while: { $0 != "." })) : name
            guard let member = SwiftName.member(stem) else { continue }
            if let other = taken.updateValue(name, forKey: member) {
                plan.fail(settings.from, "The assets \"\(other)\" and \"\(name)\" are both \(member) in Swift.", "Rename one of them.")
            }
            let line = settings.member.replacing("{name}", with: member).replacing("{key}", with: SwiftName.literal(name))
            members.append("    /// `\(PlainText.line(name))`\n    \(line)\n")
        }
        let what = settings.kind == .font ? "typefaces" : settings.kind == .imageset ? "images" : "colours"
        plan.add(
            "\(ProjectGeneration.header(from: settings.from))\n/// The names of the app's \(what).\n\(settings.container) {\n"
                + members.joined(separator: "\n") + "}\n", at: settings.file)
    }

    private func fonts(_ root: String) -> [String] {
        FileTreeWalk.files(in: "\(root)/\(settings.from)").filter {
            ["otf", "ttf", "woff", "woff2"].contains($0.split(separator: ".").last)
        }
    }

    /// The names of the sets, with the folders that provide a namespace.
    private func sets(_ plan: inout GenerationPlan) -> [String] {
        let root = "\(plan.root)/\(settings.from)"
        let ending = "." + settings.kind.rawValue
        var names: Set<String> = []
        for path in FileTreeWalk.files(in: root) where Paths.name(path) == "Contents.json" && Paths.folder(path).hasSuffix(ending) {
            let set = Paths.folder(path)
            var name = String(Paths.name(set).dropLast(ending.count))
            var folder = Paths.folder(set)
            // A folder with an ending is a set of another kind, and what lies in it is a part of that.
            if folder.contains(".") { continue }
            while !folder.isEmpty {
                if providesNamespace("\(root)/\(folder)/Contents.json") { name = Paths.name(folder) + "/" + name }
                folder = Paths.folder(folder)
            }
            if !names.insert(name).inserted {
                plan.fail(
                    "\(settings.from)/\(path)", "There are two assets \"\(name)\".", "Rename one, or let its folder provide a namespace.")
            }
        }
        return names.sorted()
    }

    private func providesNamespace(_ path: String) -> Bool {
        guard let text = try? FileSystem.readText(path), let contents = try? JSONValue(parsing: text) else { return false }
        return contents["properties"]?["provides-namespace"]?.bool == true
    }
}
