import ModuleGraph
import SourceFacts
import ToolSupport

/// Words about edges: where they come from, and the lines that add or remove them.
extension LintContext {
    /// Where an edge is made: the manifest's line, else the first import that a build may see.
    func place(_ edge: Edge) -> Location {
        edge.declarations.first?.location ?? edge.imports.first { !$0.declaration.isNeverActive }?.location
            ?? edge.imports.first?.location ?? workspace[edge.from].location
    }

    /// Everything that makes an edge: the manifest's line and the first import.
    func evidence(_ edge: Edge) -> [Finding.Note] {
        let names = "\(workspace[edge.from].name) → \(workspace[edge.to].name)"
        var notes = edge.declarations.prefix(1).map {
            Finding.Note($0.location, "\(names): declared as \($0.dependency.spelling)")
        }
        let active = edge.imports.filter { !$0.declaration.isNeverActive }
        if let first = active.first {
            let more = Set(active.map(\.path)).count - 1
            notes.append(Finding.Note(first.location, "\(names): imported here\(more > 0 ? " and in \(counted(more, "more file"))" : "")"))
        }
        return notes
    }

    /// The chain of targets on a way through the graph, with what makes each step.
    func evidence(alongPath path: [Int]) -> [Finding.Note] {
        zip(path, path.dropFirst()).flatMap { from, to in
            workspace.edge(from: TargetID(index: from), to: TargetID(index: to)).map { evidence($0) } ?? []
        }
    }

    /// A way through the graph in words: `A → B → C`.
    func words(forPath path: [Int]) -> String {
        path.map { workspace.targets[$0].name }.joined(separator: " → ")
    }

    /// How to take an edge away.
    func removal(_ edge: Edge) -> String {
        var parts = edge.declarations.map { "remove `\($0.dependency.spelling)` at \($0.location)" }
        let active = edge.imports.filter { !$0.declaration.isNeverActive }
        if let first = active.first {
            let files = Set(active.map(\.path)).count
            parts.append(
                "remove the import of \(workspace[edge.to].moduleName) at \(first.location)\(files > 1 ? " and in \(counted(files - 1, "more file"))" : "")"
            )
        }
        return sentence(parts.joined(separator: " and "))
    }

    /// The line that makes one target depend on another, and where it goes.
    func declaration(of to: TargetID, in from: TargetID) -> String {
        let target = workspace[from]
        let other = workspace[to]
        let package = workspace.package(of: from)
        if target.packageID == other.packageID {
            return "Add `\"\(other.name)\",` to the dependencies of \(target.name) at \(target.location)."
        }
        let owner = workspace.package(of: to)
        let products = owner.products.filter { $0.targets.contains(other.name) }
        let product = products.first { $0.name == other.name } ?? products.min { $0.targets.count < $1.targets.count }
        let identity = owner.folder.isEmpty ? owner.name : Paths.name(owner.folder)
        var text = "Add `.product(name: \"\(product?.name ?? other.name)\", package: \"\(identity)\"),` to the dependencies of "
        text += "\(target.name) at \(target.location)"
        if !package.dependencies.contains(where: { $0.packageID == owner.id }) {
            let path = Paths.relative("/" + owner.folder, to: "/" + package.folder)
            text += ", and `.package(path: \"\(path.isEmpty ? "." : path)\"),` to those of the package"
        }
        if product == nil {
            text += "; \(owner.name) has no product with it yet: add `.library(name: \"\(other.name)\", targets: [\"\(other.name)\"]),`"
            text += " in \(owner.manifest.path)"
        }
        return text + "."
    }
}

/// A number with a noun: `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// The text with a capital first and a full stop last.
func sentence(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
}
