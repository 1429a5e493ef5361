import Foundation
package import ModuleGraph
package import ToolSupport

/// `rename`: a package with its modules, the types that carry its name, and everything that uses them.
package struct Renaming: Sendable {
    /// The name, identity or folder of the package.
    package var name: String
    /// The name that it gets.
    package var newName: ScaffoldName

    /// A renaming.
    package init(name: String, to newName: ScaffoldName) {
        self.name = name
        self.newName = newName
    }

    /// What is to be changed. Throws where no package or several are meant, or the new name is taken.
    package func plan(_ workspace: Workspace) throws(ToolError) -> ScaffoldPlan {
        let package = try Removal.package(named: name, in: workspace)
        let old = package.name
        guard Paths.name(package.folder).lowercased() == old.lowercased() else {
            throw ToolError(
                "The package \(old) lies in the folder \(package.folder), which has another name.",
                remedy: "Give both one name by hand first.")
        }
        guard old.lowercased() != newName.text.lowercased() else {
            throw ToolError("\(old) and \(newName.text) are the same but for capital letters.", remedy: "Choose another name.")
        }
        let wiring = try? AppWiring(workspace)
        let aside = wiring.map { [$0.wiringFile(old), $0.integrationFolder(old)].compactMap(\.self) } ?? []
        let places = [package.folder] + aside.filter { FileStatus(Paths.joined(workspace.root, $0), followingLinks: false) != nil }
        let ownFiles = try files(in: places, workspace.root)
        let map = try map(of: package, ownFiles, workspace)
        try check(package, map, workspace)
        let rewriter = RenameRewriter(bareName: old, map: map)
        var steps: [ScaffoldStep] = []
        for path in affected(package, ownFiles, wiring, workspace) {
            guard let text = try text(of: path, workspace.root) else { continue }
            let new = rewriter.rewrite(text, path: path)
            if new != text { steps.append(.edit(path: path, old: text, new: new)) }
        }
        steps += moves(places, ownFiles, package, map)
        return ScaffoldPlan(
            steps: steps,
            notes: [
                "Keys of texts, links and what people see keep their old words; build and test before you commit.",
                "Run `monorepo owners` and `make lint` afterwards.",
            ])
    }

    /// Old words with their new ones: modules, products, and types that carry the name.
    private func map(of package: Package, _ files: [String], _ workspace: Workspace) throws(ToolError) -> [String: String] {
        var words = Set(package.targets.map(\.name) + package.products.map(\.name) + [package.name])
        words.formUnion(["\(package.name)Wiring", "\(package.name)IntegrationTests"])
        for path in files where Paths.fileExtension(path) == "swift" && Paths.name(path) != "Package.swift" {
            guard let text = try text(of: path, workspace.root) else { continue }
            for match in text.matches(of: /\b(?:struct|class|enum|protocol|actor|typealias|macro) +([A-Za-z_]\w*)/) {
                words.insert(String(match.output.1))
            }
        }
        var map: [String: String] = [:]
        for word in words { map[word] = Self.renamed(word, package.name, newName.text) }
        return map
    }

    /// A word with the old name in it, as a whole word of its own, gets the new one; nil for any other.
    static func renamed(_ word: String, _ old: String, _ new: String) -> String? {
        guard let range = word.range(of: old) else { return nil }
        let before = range.lowerBound == word.startIndex || word[word.index(before: range.lowerBound)].isLowercase
        let after = range.upperBound == word.endIndex || !word[range.upperBound].isLowercase
        return before && after ? word.replacingCharacters(in: range, with: new) : nil
    }

    private func check(_ package: Package, _ map: [String: String], _ workspace: Workspace) throws(ToolError) {
        let taken = TakenNames(workspace)
        try taken.checkPackage(newName, except: package)
        try taken.checkModules(package.targets.compactMap { map[$0.name] }.sorted(), except: package)
        let parent = Paths.folder(package.folder)
        _ = try Destination.folder(of: newName, in: "", under: parent, workspace)
        for target in workspace.targets where target.kind != .system {
            let isDependent = workspace.edges(from: target.id).contains { workspace[$0.to].packageID == package.id }
            guard target.packageID == package.id || isDependent else { continue }
            let values = Set(map.values)
            for source in target.sources {
                guard let text = try text(of: source.path, workspace.root) else { continue }
                guard let word = Words.all(in: text[...]).first(where: { values.contains(String($0)) && $0 != newName.text }) else {
                    continue
                }
                throw ToolError("\(word) is used already, in \(source.path).", remedy: "Choose another name.")
            }
        }
    }

    /// The files whose text may name the package: its own, those of packages that depend on it, and what lists packages.
    private func affected(_ package: Package, _ own: [String], _ wiring: AppWiring?, _ workspace: Workspace) -> [String] {
        var paths = Set(own)
        for other in workspace.packages where other.dependencies.contains(where: { $0.packageID == package.id }) {
            paths.insert(other.manifest.path)
            for target in other.targets { paths.formUnion(target.sources.map(\.path)) }
        }
        if let integration = wiring?.integration { paths.insert(Paths.joined(integration, "Package.swift")) }
        paths.formUnion([".monorepo.json", ".github/CODEOWNERS", "README.md"])
        return paths.filter { RenameRewriter.isText($0) }.sorted()
    }

    /// Files and folders get their new names from the inside out, so that each path is still right when its turn comes.
    private func moves(_ places: [String], _ files: [String], _ package: Package, _ map: [String: String]) -> [ScaffoldStep] {
        var paths = Set(files.filter { file in places.contains { file != $0 && Paths.isInside(file, $0) } })
        for file in paths {
            var folder = Paths.folder(file)
            while let place = places.first(where: { folder != $0 && Paths.isInside(folder, $0) }) {
                paths.insert(folder)
                folder = Paths.folder(folder)
                if folder == place { break }
            }
        }
        let depth = { (path: String) in path.utf8.count { $0 == UInt8(ascii: "/") } }
        let ordered = paths.sorted { (-depth($0), $0) < (-depth($1), $1) } + places.reversed()
        return ordered.compactMap { path in
            let name = Paths.name(path)
            let new = Words.replacing(in: name) { word, _ in map[String(word)] }
            return new == name ? nil : .move(from: path, to: Paths.joined(Paths.folder(path), new))
        }
    }

    private func files(in places: [String], _ root: String) throws(ToolError) -> [String] {
        var result: [String] = []
        for place in places {
            do {
                result += try FileTree.files(in: place, root: root)
            } catch {
                throw ToolError("\(error)", remedy: "Make it readable and try again.")
            }
        }
        return result
    }

    private func text(of path: String, _ root: String) throws(ToolError) -> String? {
        let file = Paths.joined(root, path)
        guard FileStatus(file, followingLinks: false)?.kind == .file else { return nil }
        do {
            return String(validating: try FileSystem.read(file), as: UTF8.self)
        } catch {
            throw ToolError("\(error)", remedy: "Make \(path) readable and try again.")
        }
    }
}
