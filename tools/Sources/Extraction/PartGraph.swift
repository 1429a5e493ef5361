import ModuleGraph
import SourceFacts
import SourceSyntax

/// Which parts of a target need which others, by the names of the types that they declare.
///
/// A word of a file that is the name of just one type of the target at its top level is taken to mean that type.
struct PartGraph {
    /// That a file names a type of another part.
    struct Use {
        let file: String
        let type: String
    }

    /// A type, or what extends it, with its lines.
    struct TypeSize {
        var part: Int
        var location: Location
        var lines: Int
    }

    let parts: [TargetPart]
    let graph: DirectedGraph
    /// The uses between two parts, by part and part.
    private(set) var uses: [Int: [Int: [Use]]] = [:]
    /// The types of each part by name, those whose names are not clear left out.
    private(set) var types: [String: TypeSize] = [:]
    /// Types with a `static let shared`.
    private(set) var singletons: Set<String> = []

    init(_ parts: [TargetPart], outline: (String) -> Outline?) {
        self.parts = parts
        var doubled: Set<String> = []
        var extended: [String: Int] = [:]
        for (index, part) in parts.enumerated() {
            for file in part.files {
                guard let found = outline(file.path) else { continue }
                for declaration in found.declarations {
                    let lines = declaration.endLine - declaration.line + 1
                    if declaration.parent == nil, declaration.isType {
                        let place = Location(path: file.path, line: declaration.line, column: declaration.column)
                        let isOpen = !["private", "fileprivate"].contains(declaration.access ?? "")
                        if isOpen, types.updateValue(TypeSize(part: index, location: place, lines: lines), forKey: declaration.name) != nil
                        {
                            doubled.insert(declaration.name)
                        }
                    } else if declaration.keyword == "extension" {
                        extended[declaration.name, default: 0] += lines
                    } else if declaration.name == "shared", declaration.modifiers.contains("static"),
                        let owner = found.owner(of: declaration)
                    {
                        singletons.insert(owner.name)
                    }
                }
            }
        }
        for name in doubled { types[name] = nil }
        for (name, lines) in extended { types[name]?.lines += lines }
        for (index, part) in parts.enumerated() {
            for file in part.files {
                guard let words = file.facts?.words else { continue }
                for (name, type) in types where type.part != index && words.contains(name) {
                    uses[index, default: [:]][type.part, default: []].append(Use(file: file.path, type: name))
                }
            }
        }
        for (index, others) in uses {
            for (other, found) in others { uses[index]?[other] = found.sorted { ($0.file, $0.type) < ($1.file, $1.type) } }
        }
        graph = DirectedGraph(nodeCount: parts.count, edges: uses.flatMap { from, others in others.keys.map { (from: from, to: $0) } })
    }
}
