import ModuleGraph
import SourceFacts
import ToolSupport

/// Writes the manifest of a description and notes the line of everything in it.
struct ManifestWriter {
    private(set) var text = ""
    private var line = 0
    private let shape: LintTree.PackageShape
    private let all: [LintTree.PackageShape]

    init(_ shape: LintTree.PackageShape, all: [LintTree.PackageShape]) {
        self.shape = shape
        self.all = all
    }

    private var name: String { Paths.name(shape.folder) }
    private var path: String { "\(shape.folder)/Package.swift" }

    static func folder(of target: LintTree.TargetShape, in shape: LintTree.PackageShape) -> String {
        "\(shape.folder)/\(target.kind == .test ? "Tests" : "Sources")/\(target.name)"
    }

    mutating func package() -> Package {
        write("// swift-tools-version: 6.3")
        write("import PackageDescription")
        write("let package = Package(")
        write("    name: \"\(name)\",")
        write("    products: [")
        let products = shape.targets.filter { $0.kind == .library || $0.kind == .executable }.map { target in
            let isLibrary = target.kind == .library
            return Product(
                name: target.name, kind: isLibrary ? .library : .executable, targets: [target.name],
                location: write(
                    "        .\(isLibrary ? "library" : "executable")(name: \"\(target.name)\", targets: [\"\(target.name)\"]),"))
        }
        write("    ],")
        write("    dependencies: [")
        let dependencies = packageDependencies()
        write("    ],")
        write("    targets: [")
        let targets = shape.targets.map { target($0) }
        write("    ]")
        write(")")
        var facts = ManifestFacts(path: path, toolsVersion: "6.3.0")
        shape.manifest(&facts)
        return Package(
            name: name, folder: shape.folder, products: products, dependencies: dependencies, targets: targets, manifest: facts,
            topLevelFiles: (["Package.swift"] + shape.files.keys.filter { !$0.contains("/") }).sorted())
    }

    @discardableResult
    private mutating func write(_ line: String) -> Location {
        text += line + "\n"
        self.line += 1
        return Location(path: path, line: self.line)
    }

    private mutating func packageDependencies() -> [PackageDependency] {
        let used = Set(shape.targets.flatMap(\.uses).compactMap { owner(of: $0)?.folder }).subtracting([shape.folder])
        var result = used.union(shape.also).sorted().map { folder in
            let way = Paths.relative("/" + folder, to: "/" + shape.folder)
            return PackageDependency(
                identity: Paths.name(folder).lowercased(), source: .folder(folder), location: write("        .package(path: \"\(way)\"),"))
        }
        for identity in shape.external {
            let url = "https://example.org/\(identity)"
            result.append(
                PackageDependency(
                    identity: identity.lowercased(), source: .repository(url: url, requirement: "1.0.0..<2.0.0"),
                    location: write("        .package(url: \"\(url)\", from: \"1.0.0\"),")))
        }
        return result
    }

    private func owner(of target: String) -> LintTree.PackageShape? {
        if shape.targets.contains(where: { $0.name == target }) { return shape }
        return all.first { $0.targets.contains { $0.name == target } }
    }

    private mutating func target(_ target: LintTree.TargetShape) -> Target {
        let word = [.test: "testTarget", .executable: "executableTarget"][target.kind] ?? "target"
        let place = write("        .\(word)(")
        write("            name: \"\(target.name)\",")
        write("            dependencies: [")
        let dependencies = target.uses.map { name in
            let owner = owner(of: name)
            let isOwn = owner?.folder == shape.folder
            var dependency = TargetDependency(
                form: isOwn ? .byName : .product, name: name, package: isOwn ? nil : owner.map { Paths.name($0.folder) } ?? name,
                condition: target.conditions[name], location: place)
            dependency.location = write("                \(dependency.spelling),")
            return dependency
        }
        write("            ]")
        write("        ),")
        let folder = Self.folder(of: target, in: shape)
        let isSource: (String) -> Bool = { ["swift", "c"].contains(Paths.fileExtension($0)) }
        let sources = target.files.filter { isSource($0.key) }.sorted { $0.key < $1.key }.map { name, text in
            let isSwift = Paths.fileExtension(name) == "swift"
            return SourceFile(
                path: "\(folder)/\(name)", language: isSwift ? .swift : .c, size: text.utf8.count,
                facts: isSwift ? FileFacts(swift: Array(text.utf8)) : nil)
        }
        return Target(
            name: target.name, kind: target.kind, folder: folder, dependencies: dependencies, sources: sources,
            otherFiles: target.files.keys.filter { !isSource($0) }.sorted().map { "\(folder)/\($0)" },
            declaration: TargetDeclaration(settings: target.settings), location: place)
    }
}
