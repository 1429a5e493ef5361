import Configuration
import ModuleGraph
import ProjectGeneration
import ToolTestSupport

/// A small repository: an app with a catalogue, and a feature with views and tests.
struct Shop {
    let tree: SourceTree

    init(_ files: [String: String] = [:]) throws {
        let usual = [
            "App/Assets.xcassets/cart.imageset/Contents.json": "{}", "App/Assets.xcassets/cart.imageset/cart.svg": "<svg/>",
            "Shop/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n",
            "Shop/Sources/ShopViews/en.lproj/Localizable.strings": "\"shop.title\" = \"Shop\";\n\"shop.by\" = \"By %@\";\n",
        ]
        tree = try makeTree(usual.merging(files) { $1 })
    }

    /// The plan that a configuration's `projgen` makes.
    func plan(_ projgen: String) throws -> GenerationPlan {
        ProjectGeneration.plan(try settings(projgen), in: workspace)
    }

    /// The copies that a feature in a folder would begin with.
    func copies(_ projgen: String, forTestsIn folder: String) throws -> [String] {
        let place = Location(path: "\(folder)/Package.swift", line: 1)
        let tests = Target(name: "NewTests", kind: .test, folder: "\(folder)/Tests/NewTests", location: place)
        let manifest = ManifestFacts(path: place.path, toolsVersion: "6.0.0")
        let new = Package(name: "New", folder: folder, targets: [tests], manifest: manifest)
        return try ProjectGeneration.copies(try settings(projgen), for: new, in: tree.path).map(\.path)
    }

    private func settings(_ projgen: String) throws -> ProjectGenerationSettings {
        let (configuration, problems) = RepositoryConfiguration.parse("{ \"schema\": 1, \"projgen\": \(projgen) }")
        guard let settings = configuration.projectGeneration, problems.all.isEmpty else {
            throw Unreadable(problems: problems.all)
        }
        return settings
    }

    struct Unreadable: Error {
        let problems: [Problem]
    }

    private var workspace: Workspace {
        let place = Location(path: "Shop/Package.swift", line: 1)
        let views = Target(
            name: "ShopViews", folder: "Shop/Sources/ShopViews", sources: [SourceFile(path: "Shop/Sources/ShopViews/Shop.swift")],
            otherFiles: ["Shop/Sources/ShopViews/de.lproj/Localizable.strings", "Shop/Sources/ShopViews/en.lproj/Localizable.strings"],
            location: place)
        let tests = Target(name: "ShopTests", kind: .test, folder: "Shop/Tests/ShopTests", location: place)
        let manifest = ManifestFacts(path: "Shop/Package.swift", toolsVersion: "6.0.0", defaultLocalization: "en")
        return Workspace(root: tree.path, packages: [Package(name: "Shop", folder: "Shop", targets: [views, tests], manifest: manifest)])
    }
}

extension GenerationPlan {
    /// The text that a file should have.
    func text(_ path: String) -> String? {
        outputs.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
