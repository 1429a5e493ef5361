import ModuleGraph
import ToolSupport

/// A repository of packages that is made up, and known both as files and as a workspace.
struct GeneratedRepository {
    struct Module {
        var name: String
        var isTest = false
        /// Modules of the same package.
        var siblings: [String] = []
        /// Products of other packages, by the package's folder.
        var products: [Link] = []

        struct Link: Hashable, Comparable {
            var folder: String
            var product: String
            static func < (left: Link, right: Link) -> Bool { (left.folder, left.product) < (right.folder, right.product) }
        }
    }

    struct Part {
        var folder: String
        var modules: [Module]
        /// Blank lines and comments of the manifest, which mean nothing.
        var remark = 0
        var localization = "en"
    }

    /// By folder.
    var parts: [String: Part] = [:]
    /// Everything but manifests: text by path.
    var files: [String: String] = [:]
    /// Numbers handed out for names and contents.
    var counter = 0

    /// Every file, manifests included.
    var allFiles: [String: String] {
        var result = files
        for part in parts.values { result["\(part.folder)/Package.swift"] = manifest(of: part) }
        return result
    }

    /// As the loader would read it.
    var workspace: Workspace {
        Workspace(root: "/generated", packages: parts.values.map(package))
    }

    static func folder(of module: Module, in part: Part) -> String {
        "\(part.folder)/\(module.isTest ? "Tests" : "Sources")/\(module.name)"
    }

    static func name(of folder: String) -> String { Paths.name(folder) }

    private func package(_ part: Part) -> Package {
        let place = Location(path: "\(part.folder)/Package.swift", line: 1 + part.remark)
        return Package(
            name: Self.name(of: part.folder), folder: part.folder,
            products: part.modules.filter { !$0.isTest }.map { Product(name: $0.name, targets: [$0.name], location: place) },
            dependencies: dependencies(of: part).map { folder in
                PackageDependency(identity: Self.name(of: folder).lowercased(), source: .folder(folder), location: place)
            },
            targets: part.modules.map { module in
                Target(
                    name: module.name, kind: module.isTest ? .test : .library, folder: Self.folder(of: module, in: part),
                    dependencies: module.siblings.map { TargetDependency(form: .byName, name: $0, location: place) }
                        + module.products.map { link in
                            TargetDependency(
                                form: .product, name: link.product, package: Self.name(of: link.folder).lowercased(), location: place)
                        }, location: place)
            },
            manifest: ManifestFacts(path: place.path, toolsVersion: "6.0.0", defaultLocalization: part.localization))
    }

    private func manifest(of part: Part) -> String {
        var lines = ["// swift-tools-version: 6.0"] + Array(repeating: "// A remark.", count: part.remark)
        lines += ["import PackageDescription", "", "let package = Package("]
        lines.append("    name: \"\(Self.name(of: part.folder))\", defaultLocalization: \"\(part.localization)\", products: [")
        lines += part.modules.filter { !$0.isTest }.map { "        .library(name: \"\($0.name)\", targets: [\"\($0.name)\"])," }
        lines.append("    ], dependencies: [")
        lines += dependencies(of: part).map { folder in
            "        .package(path: \"\(Paths.relative("/" + folder, to: "/" + part.folder))\"),"
        }
        lines.append("    ], targets: [")
        for module in part.modules {
            let words =
                module.siblings.map { "\"\($0)\"" }
                + module.products.map { ".product(name: \"\($0.product)\", package: \"\(Self.name(of: $0.folder).lowercased())\")" }
            let kind = module.isTest ? "testTarget" : "target"
            lines.append("        .\(kind)(name: \"\(module.name)\", dependencies: [\(words.joined(separator: ", "))]),")
        }
        return (lines + ["    ])", ""]).joined(separator: "\n")
    }

    private func dependencies(of part: Part) -> [String] {
        Set(part.modules.flatMap { $0.products.map(\.folder) }).sorted()
    }
}
