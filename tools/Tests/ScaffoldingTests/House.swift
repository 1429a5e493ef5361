import Foundation
import ModuleGraph
import SourceFacts
import ToolSupport
import ToolTestSupport

/// A copy of what a feature is wired into, with the manifests of all packages as this repository has them, and the workspace of it.
struct House {
    let tree: SourceTree

    /// The copy, with further files.
    init(_ files: [String: String] = [:]) throws {
        tree = try makeTree()
        for path in try Self.manifests() + Self.lists { try tree.write(try Self.text(path), to: path) }
        try tree.write("package protocol View {}\npublic struct ProgressView {}\n", to: "Packages/UI/ViewCore/Sources/ViewCore/View.swift")
        for (path, text) in files { try tree.write(text, to: path) }
    }

    /// The workspace as the tree is now.
    func workspace() throws -> Workspace {
        let folders = try Self.walk(tree.path).filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }.map { Paths.folder($0) }
        return Workspace(root: tree.path, packages: try folders.map { try package($0) })
    }

    /// Every file with its content, to compare states of the tree.
    func snapshot() throws -> [String: [UInt8]] {
        Dictionary(
            try Self.walk(tree.path).map { ($0, try FileSystem.read(tree.path($0))) }, uniquingKeysWith: { first, _ in first })
    }

    private func package(_ folder: String) throws -> ModuleGraph.Package {
        let path = Paths.joined(folder, "Package.swift")
        let text = try tree.text(path)
        let name = text.firstMatch(of: /name: "([^"]+)"/).map { String($0.output.1) } ?? Paths.name(folder)
        let app = text.contains(".executableTarget(")
        let names = text.matches(of: /(?:target|Target)\(\s*name: "([^"]+)"/).map { String($0.output.1) }
        let targets = try names.map { target in
            let isTest = target.hasSuffix("Tests")
            let place = Paths.joined(folder, (isTest ? "Tests/" : "Sources/") + target)
            let sources = FileStatus(tree.path(place)) == nil ? [] : try Self.walk(tree.path(place)).map { Paths.joined(place, $0) }
            return Target(
                name: target, kind: isTest ? .test : app && target == "Meterbook" ? .executable : .library, folder: place,
                sources: sources.filter { $0.hasSuffix(".swift") }.map { SourceFile(path: $0, facts: facts($0)) },
                location: Location(path: path, line: 1))
        }
        let dependencies = text.matches(of: /\.package\(path: "([^"]+)"\)/).map { match in
            let target = Paths.joined(folder, String(match.output.1))
            return PackageDependency(
                identity: Paths.name(target).lowercased(), source: .folder(target),
                location: Location(path: path, line: text[..<match.range.lowerBound].count { $0 == "\n" } + 1))
        }
        return Package(
            name: name, folder: folder, dependencies: dependencies, targets: targets,
            manifest: ManifestFacts(path: path, toolsVersion: "6.3.0", defaultLocalization: "en"))
    }

    private func facts(_ path: String) -> FileFacts? {
        (try? FileSystem.read(tree.path(path))).map { FileFacts(swift: $0) }
    }

    /// The repository that this test belongs to.
    static let repository = SurroundingRepository.root

    static func text(_ path: String) throws -> String { try FileSystem.readText(Paths.joined(repository, path)) }

    private static let lists = [
        ".gitattributes", "App/Sources/Meterbook/Features/AppFeatures.swift", "App/Sources/Meterbook/Features/DeviceSyncWiring.swift",
        "App/Sources/Meterbook/Features/LogbookWiring.swift", "Packages/Features/Logbook/Sources/Logbook/LogbookRoute.swift",
        "Packages/Features/Logbook/Sources/LogbookViews/Exported.swift",
    ]

    private static func manifests() throws -> [String] {
        var result = ["App/Package.swift", "Tests-Integration/Package.swift"]
        var pending = ["Packages"]
        while let folder = pending.popLast() {
            let manifest = Paths.joined(folder, "Package.swift")
            if FileStatus(Paths.joined(repository, manifest)) != nil {
                result.append(manifest)
            } else {
                pending += try FileSystem.list(Paths.joined(repository, folder)).filter { $0.kind == .folder }
                    .map { Paths.joined(folder, $0.name) }
            }
        }
        return result.sorted()
    }

    private static func walk(_ folder: String) throws -> [String] {
        var result: [String] = []
        var pending = [""]
        while let next = pending.popLast() {
            for entry in try FileSystem.list(Paths.joined(folder, next)) where entry.name != ".git" {
                let path = Paths.joined(next, entry.name)
                if entry.kind == .folder { pending.append(path) } else { result.append(path) }
            }
        }
        return result.sorted()
    }
}
