import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import WorkspaceLoading

/// What is kept of packages between runs is what the toolchain's answer says, for the place where the manifest lies now.
struct KeptPackageTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "P", defaultLocalization: "en", platforms: [.macOS(.v14)],
            products: [.library(name: "P", type: .static, targets: ["P"]), .executable(name: "run", targets: ["run"])],
            traits: [.default(enabledTraits: ["A"]), "A"],
            dependencies: [
                .package(path: "../Q"), .package(url: "https://example.org/r.git", from: "1.2.3"), .package(id: "a.b", exact: "2.0.0"),
            ],
            targets: [
                .target(
                    name: "P",
                    dependencies: [
                        .product(name: "Q", package: "Q", moduleAliases: ["Q": "QQ"], condition: .when(platforms: [.linux], traits: ["A"])),
                        .product(name: "R", package: "r"),
                    ],
                    path: "Own", exclude: ["no"], sources: ["in"], resources: [.process("res", localization: .base), .copy("c")],
                    packageAccess: false,
                    swiftSettings: [.define("X", .when(configuration: .debug)), .enableUpcomingFeature("ExistentialAny")]),
                .executableTarget(name: "run", dependencies: ["P"]),
                .systemLibrary(name: "CSys", pkgConfig: "sys", providers: [.apt(["libsys-dev"])]),
            ],
            swiftLanguageModes: [.v6], cLanguageStandard: .c11, cxxLanguageStandard: .cxx17)
        """
    private static let files = [
        "P/Package.swift": manifest, "P/Own/in/P.swift": "", "P/Sources/run/main.swift": "", "P/Sources/CSys/module.modulemap": "",
        "Q/Package.swift": LoadedTree.manifest(
            "Q", targets: ".target(name: \"Q\")", "products: [.library(name: \"Q\", targets: [\"Q\"])]"),
        "Q/Sources/Q/Q.swift": "",
    ]

    @Test func everythingOfAPackageComesBack() throws {
        let packages = try LoadedTree(Self.files).load().packages
        #expect(packages.map(\.name) == ["P", "Q"] && packages[0].targets.count == 3 && packages[0].dependencies.count == 3)
        var writer = PackageWriter()
        for package in packages { writer.write(package) }
        let bytes = writer.bytes.bytes
        var reader = PackageReader(ByteReader(bytes[...]), table: writer.table.texts)
        let read = [try reader.package(), try reader.package()]
        #expect(reader.bytes.isAtEnd)
        // Identifiers and what dependencies lead to are given by the workspace.
        #expect(Workspace(root: "/", packages: read).packages == Workspace(root: "/", packages: packages.map(Self.withoutFacts)).packages)
        for count in 0..<bytes.count {
            var cut = PackageReader(ByteReader(bytes[..<count]), table: writer.table.texts)
            #expect(throws: ByteReader.Corrupt.self) { _ = (try cut.package(), try cut.package()) }
        }
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0xFF
            var reader = PackageReader(ByteReader(damaged[...]), table: writer.table.texts)
            _ = try? reader.package()
        }
    }

    @Test func aManifestThatMovesTellsItsNewPlace() throws {
        let subject = try LoadedTree(Self.files)
        let first = try subject.load()
        try subject.tree.run("mkdir", "Deep")
        try subject.tree.run("mv", "P", "Q", "Deep")
        let moved = try subject.load()
        #expect(moved.packages.map(\.folder) == ["Deep/P", "Deep/Q"])
        #expect(moved.packages[0].targets.map(\.location.path) == first.packages[0].targets.map { "Deep/\($0.location.path)" })
        #expect(moved.packages[0].dependencies[0].source == .folder("Deep/Q"))
        // Another manifest in the place of one that is known.
        try subject.tree.run("rm", "-r", "Deep/P")
        try subject.tree.run("mv", "Deep/Q", "Deep/P")
        #expect(try subject.load().packages.map(\.name) == ["Q"])
    }

    @Test func whatLiesBesideAManifestIsSeenThoughItSaysTheSame() throws {
        let subject = try LoadedTree(Self.files)
        #expect(try subject.load().packages[0].topLevelFiles == ["Package.swift"])
        try subject.tree.write("", to: "P/README.md")
        try subject.tree.write("", to: "P/Own/in/More.swift")
        let package = try subject.load().packages[0]
        #expect(package.topLevelFiles == ["Package.swift", "README.md"])
        #expect(package.target(named: "P")?.sources.count == 2)
    }

    private static func withoutFacts(_ package: Package) -> Package {
        var package = package
        package.targets = package.targets.map { target in
            var target = target
            target.sources = target.sources.map { SourceFile(path: $0.path, language: $0.language) }
            return target
        }
        return package
    }
}
