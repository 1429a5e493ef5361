/// Writes a manifest in the shape that every package of a repository has.
struct ManifestText {
    struct Product {
        var name: String
        var isDynamic = false
        var isExecutable = false
        var targets: [String]
    }

    struct Target {
        var name: String
        var kind = "target"
        var siblings: [String] = []
        var products: [(name: String, package: String)] = []
        var isMainActor = false
    }

    var name: String
    var products: [Product] = []
    var dependencies: [String] = []
    var targets: [Target] = []
    var hasStrictSettings = true

    var text: String {
        var lines = [
            "// swift-tools-version: 6.2",
            "import PackageDescription",
            "",
            "let package = Package(",
            "    name: \"\(name)\",",
            "    defaultLocalization: \"en\",",
            "    products: [",
        ]
        lines += products.map { product in
            let type = product.isDynamic ? ", type: .dynamic" : ""
            let targets = product.targets.map { "\"\($0)\"" }.joined(separator: ", ")
            return "        .\(product.isExecutable ? "executable" : "library")(name: \"\(product.name)\"\(type), targets: [\(targets)]),"
        }
        lines += ["    ],", "    dependencies: ["]
        lines += dependencies.map { "        .package(path: \"\($0)\")," }
        lines += ["    ],", "    targets: ["]
        for target in targets { lines += Self.lines(of: target) }
        lines += ["    ],", "    swiftLanguageModes: [.v6]", ")", ""]
        if hasStrictSettings { lines += Self.settings }
        return lines.joined(separator: "\n")
    }

    private static func lines(of target: Target) -> [String] {
        var lines = ["        .\(target.kind)(", "            name: \"\(target.name)\",", "            dependencies: ["]
        lines += target.siblings.map { "                \"\($0)\"," }
        lines += target.products.map { "                .product(name: \"\($0.name)\", package: \"\($0.package)\")," }
        lines.append("            ]\(target.isMainActor ? "," : "")")
        if target.isMainActor { lines.append("            swiftSettings: [.defaultIsolation(MainActor.self)]") }
        lines.append("        ),")
        return lines
    }

    private static let settings = [
        "for target in package.targets {",
        "    target.swiftSettings =",
        "        (target.swiftSettings ?? []) + [",
        "            .enableUpcomingFeature(\"ExistentialAny\"),",
        "            .enableUpcomingFeature(\"InferIsolatedConformances\"),",
        "            .enableUpcomingFeature(\"InternalImportsByDefault\"),",
        "            .enableUpcomingFeature(\"MemberImportVisibility\"),",
        "            .enableUpcomingFeature(\"NonisolatedNonsendingByDefault\"),",
        "        ]",
        "}",
        "",
    ]
}
