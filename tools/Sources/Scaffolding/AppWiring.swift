import Foundation
import ModuleGraph
import ToolSupport

/// The places of the app that name every feature: two lists of its manifest, the list of wirings, and the manifest of the black-box tests.
struct AppWiring {
    /// The app's manifest.
    let manifest: String
    /// The target that links features.
    let target: String
    /// The folder that holds a wiring file for each feature.
    let folder: String
    /// The file that lists them.
    let list: String
    /// The folder of the package of black-box tests; nil where there is none.
    let integration: String?
    /// The root of the repository.
    let root: String
    private let appFolder: String
    private let tests: [String]

    /// Looks for an executable with a file `Features/AppFeatures.swift`. Throws, with what to do instead, where there is none.
    init(_ workspace: Workspace) throws(ToolError) {
        let found = workspace.targets.lazy.filter { $0.kind == .executable }.compactMap { target in
            target.sources.first { $0.path.hasSuffix("/Features/AppFeatures.swift") }.map { (target, $0.path) }
        }.first
        guard let (target, list) = found else {
            throw ToolError(
                "This repository has no app that a feature could be wired into: no executable holds Features/AppFeatures.swift.",
                remedy: "Make a plain package with `monorepo new library NAME`.")
        }
        let package = workspace.package(of: target.id)
        root = workspace.root
        appFolder = package.folder
        tests = package.targets.filter { $0.kind == .test }.flatMap { $0.sources.map(\.path) }
        manifest = package.manifest.path
        self.target = target.name
        self.list = list
        folder = Paths.folder(list)
        integration = workspace.packages.first { $0.target(named: "IntegrationSupport") != nil }?.folder
    }

    /// The wiring file of a feature.
    func wiringFile(_ name: String) -> String { "\(folder)/\(name)Wiring.swift" }
    /// The app's own tests of that file.
    func wiringTests(_ name: String) -> [String] { tests.filter { $0.hasSuffix("/\(name)WiringTests.swift") } }
    /// The folder of a feature's black-box tests; nil where the repository has none.
    func integrationFolder(_ name: String) -> String? { integration.map { Paths.joined($0, "Tests/\(name)IntegrationTests") } }

    /// The recorded pictures of a package's previews.
    func pictures(of name: String) -> [String] {
        guard let folder = integration.map({ Paths.joined($0, "Tests/PreviewIntegrationTests/Pictures") }) else { return [] }
        let entries = (try? FileSystem.list(Paths.joined(root, folder))) ?? []
        return entries.map(\.name).filter { $0.hasPrefix("\(name)-") && $0.hasSuffix(".png") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The first components of links that features have already, and those that the server keeps for itself.
    func takenPrefixes() -> [String: String] {
        var result = ["assets": "the server's files", "live": "the server's event streams"]
        for entry in (try? FileSystem.list(Paths.joined(root, folder))) ?? [] where entry.name.hasSuffix("Wiring.swift") {
            let text = (try? FileSystem.readText(Paths.joined(root, "\(folder)/\(entry.name)"))) ?? ""
            if let match = text.firstMatch(of: /static let prefix = "([^"]*)"/) {
                result[String(match.output.1)] = "\(folder)/\(entry.name)"
            }
        }
        return result
    }

    /// The edits that add a feature to every list.
    func adding(_ name: String, packageFolder: String) throws(ToolError) -> [ScaffoldStep] {
        var steps = [
            try edit(manifest) { text throws(ToolError) in
                let path = Paths.relative("/" + packageFolder, to: "/" + appFolder)
                let product = ".product(name: \"\(name)Implementation\", package: \"\(name)\"),"
                let text = try insert(".package(path: \"\(path)\"),", into: text, of: manifest, after: "dependencies: [") {
                    $0.hasPrefix(".package(path:")
                }
                return try insert(product, into: text, of: manifest, after: "name: \"\(target)\",") { $0.hasPrefix(".product(name:") }
            },
            try edit(list) { text throws(ToolError) in
                try insert("\(name)Wiring.self,", into: text, of: list) { LineList.key(String($0)).hasSuffix("Wiring.self") }
            },
        ]
        if let integration {
            steps.append(try edit(Paths.joined(integration, "Package.swift")) { Self.addingTests("\(name)IntegrationTests", to: $0) })
        }
        return steps
    }

    /// The edits that take a feature out of every list.
    func removing(_ package: Package, from workspace: Workspace) throws(ToolError) -> [ScaffoldStep] {
        var steps = [
            try edit(manifest) { text in
                let path = Paths.relative("/" + package.folder, to: "/" + appFolder)
                let isOwn = { (entry: String) in
                    entry.hasPrefix(".package(path: \"\(path)\"")
                        || entry.hasPrefix(".product(") && entry.contains("package: \"\(Paths.name(package.folder))\"")
                }
                return LineList.removing(from: text, where: isOwn)
            },
            try edit(list) { text in LineList.removing(from: text) { $0 == "\(package.name)Wiring.self" } },
        ]
        steps += try removingWords(of: package.name, workspace)
        if let integration {
            steps.append(
                try edit(Paths.joined(integration, "Package.swift")) { Self.removingTests("\(package.name)IntegrationTests", from: $0) })
        }
        return steps.filter { if case .edit(_, let old, let new) = $0 { old != new } else { true } }
    }

    /// The edit of a file. Throws, with what to do, where it cannot be read.
    func edit(_ path: String, _ change: (String) throws(ToolError) -> String) throws(ToolError) -> ScaffoldStep {
        let text: String
        do {
            text = try FileSystem.readText(Paths.joined(root, path))
        } catch {
            throw ToolError("\(error)", remedy: "Make \(path) readable and try again.")
        }
        return .edit(path: path, old: text, new: try change(text))
    }

    private func insert(
        _ entry: String, into text: String, of path: String, after anchor: String? = nil, where fits: (Substring) -> Bool
    ) throws(ToolError) -> String {
        guard let list = LineList(text, after: anchor, entries: fits) else {
            throw ToolError(
                "\(path) has no list with one line for each entry into which `\(entry)` could go.",
                remedy: "Write the list with one entry to a line, as the other manifests have it.")
        }
        return list.inserting(entry)
    }
}

extension AppWiring {
    /// A manifest with a test target, under a MARK, in its place among the others.
    static func addingTests(_ name: String, to text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let marks = lines.indices.filter { lines[$0].contains("// MARK: - ") }
        guard !lines.contains(where: { $0.hasSuffix("// MARK: - \(name)") }) else { return text }
        let next = marks.first { (lines[$0].components(separatedBy: "// MARK: - ").last ?? "") > name }
        let end = marks.last.flatMap { last in lines[last...].firstIndex(of: "    ],") }
        guard let place = next ?? end else { return text }
        lines.insert(
            contentsOf: [
                "        // MARK: - \(name)",
                "        .testTarget(name: \"\(name)\", dependencies: [\"IntegrationSupport\"]),",
            ], at: place)
        return lines.joined(separator: "\n")
    }

    /// A manifest without the test target under a MARK.
    static func removingTests(_ name: String, from text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let start = lines.firstIndex(where: { $0.hasSuffix("// MARK: - \(name)") }) else { return text }
        let rest = lines[(start + 1)...]
        guard let end = rest.firstIndex(where: { $0.contains("// MARK: - ") || $0 == "    ]," }) else { return text }
        lines.removeSubrange(start..<end)
        return lines.joined(separator: "\n")
    }
}
