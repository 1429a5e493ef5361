import ModuleGraph
import Testing
import ToolTestSupport

@testable import WorkspaceLoading

/// What declared dependencies and imports lead to, and the lines that say so.
@Suite struct ResolutionTests {
    /// mikeger/XcodeSelectiveTesting PR #87: `.target(name:)` was not seen.
    @Test func everyWayToWriteADependencyLeadsToItsTarget() throws {
        let subject = try LoadedTree([
            "App/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            extension Target.Dependency {
                static let core: Self = .product(name: "Core", package: "Core")
            }

            let package = Package(
                name: "App",
                products: [.executable(name: "app", targets: ["App"])],
                dependencies: [
                    .package(path: "../Core"),
                    .package(path: "../Folder"),
                    .package(url: "https://example.org/Far.git", from: "1.2.0"),
                ],
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: [
                            .target(name: "Help", condition: .when(platforms: [.linux])),
                            "Shared",
                            .core,
                            .product(name: "Both", package: "Folder"),
                            .product(name: "Far", package: "Far"),
                            "Nothing",
                        ]
                    ),
                    .target(name: "Help"),
                    .target(name: "Shared", dependencies: ["Help"]),
                ]
            )
            for target in package.targets where target.name == "Help" { target.dependencies.append("Core") }
            """,
            "App/Sources/App/main.swift":
                "import Help\nimport Core\nimport One; import Foundation\n#if os(Windows)\nimport Far\n#endif\nimport Other",
            "App/Sources/Help/H.swift": "",
            "App/Sources/Shared/S.swift": "import App",
            "Core/Package.swift": LoadedTree.manifest(
                "Core", targets: ".target(name: \"Core\")", "products: [.library(name: \"Core\", targets: [\"Core\"])]"),
            "Core/Sources/Core/C.swift": "",
            "Folder/Package.swift": LoadedTree.manifest(
                "Folder", targets: ".target(name: \"One\"), .target(name: \"Two\")",
                "products: [.library(name: \"Both\", targets: [\"One\", \"Two\"])]"),
            "Folder/Sources/One/O.swift": "", "Folder/Sources/Two/T.swift": "",
            "Other/Package.swift": LoadedTree.manifest("Other", targets: ".target(name: \"Other\")"),
            "Other/Sources/Other/O.swift": "",
        ])
        let workspace = try subject.load()
        #expect(workspace.problems == [])
        let app = try #require(workspace.targets(matching: "App").first)
        let described = workspace.edges(from: app.id).map { edge in
            let declared = edge.declarations.map { "\($0.location.line)\($0.condition.map { " " + $0.summary } ?? "")" }
            return "\(workspace[edge.to].name) \(declared) \(edge.imports.map(\.location.line))"
        }
        #expect(
            described == [
                #"Help ["20 on linux"] [1]"#, #"Shared ["21"] []"#, #"Core ["22"] [2]"#, #"One ["23"] [3]"#, #"Two ["23"] []"#,
                "Other [] [7]",
            ])
        #expect(
            workspace.externalEdges(from: app.id).map {
                "\($0.product) \($0.declarations.map(\.location.line)) \($0.imports.map(\.location.line))"
            } == ["far/Far [24] [5]"])
        #expect(app.dependencies.last?.resolution == .unresolved("No target and no product is named Nothing."))
        let help = try #require(workspace.targets(matching: "Help").first)
        let computed = try #require(workspace.edges(from: help.id).first?.declarations.first)
        #expect(computed.location.line == 28 && !computed.dependency.isLocationExact)
        let package = try #require(workspace.packages(matching: "App").first)
        #expect(package.dependencies.map(\.location.line) == [12, 13, 14])
        #expect(
            package.dependencies.map(\.packageID) == [
                workspace.packages(matching: "Core")[0].id, workspace.packages(matching: "Folder")[0].id, nil,
            ])
        #expect(package.dependencies[2].source == .repository(url: "https://example.org/Far.git", requirement: "1.2.0..<2.0.0"))
        #expect(
            package.products == [
                Product(
                    name: "app", kind: .executable, targets: ["App"], location: Location(path: "App/Package.swift", line: 10, column: 16))
            ])
    }

    @Test func whatAManifestSaysBeyondThatIsKept() throws {
        let subject = try LoadedTree([
            "Package.swift": """
            // swift-tools-version: 6.1
            import CompilerPluginSupport
            import PackageDescription

            let package = Package(
                name: "P", defaultLocalization: "de", platforms: [.macOS(.v14)],
                products: [.library(name: "Static", type: .static, targets: ["A"]), .plugin(name: "Plug", targets: ["Plug"])],
                traits: [.trait(name: "Sync"), .default(enabledTraits: ["Sync"])],
                targets: [
                    .target(
                        name: "A", path: "Elsewhere", exclude: ["x"], resources: [.process("R"), .copy("C")],
                        packageAccess: false,
                        cSettings: [.define("X", to: "1", .when(configuration: .debug))],
                        swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .unsafeFlags(["-a", "b"])],
                        linkerSettings: [.linkedLibrary("z")],
                        plugins: ["Plug"]),
                    .systemLibrary(name: "CZ", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
                    .plugin(name: "Plug", capability: .buildTool()),
                    .macro(name: "M"),
                    .binaryTarget(name: "B", path: "B.xcframework"),
                    .testTarget(name: "T"),
                ],
                swiftLanguageModes: [.v6]
            )
            """,
            "Elsewhere/a.swift": "", "Elsewhere/x/no.swift": "", "Elsewhere/R/res.txt": "", "Elsewhere/C/copied.swift": "",
            "Sources/CZ/module.modulemap": "", "Plugins/Plug/p.swift": "", "Sources/M/m.swift": "", "Tests/T/t.swift": "",
            "README.md": "",
        ])
        let workspace = try subject.load()
        #expect(workspace.problems == [])
        let package = try #require(workspace.packages.first)
        #expect(package.manifest.toolsVersion == "6.1.0" && package.manifest.defaultLocalization == "de")
        #expect(package.manifest.platforms == ["macos 14.0"] && package.manifest.swiftLanguageModes == ["6"])
        #expect(package.manifest.traits == ["Sync": [], "default": ["Sync"]])
        #expect(package.products.map(\.kind) == [.staticLibrary, .plugin])
        #expect(package.topLevelFiles == ["Package.swift", "README.md"])
        #expect(package.targets.map(\.kind) == [.library, .binary, .system, .macro, .plugin, .test])
        let target = try #require(package.target(named: "A"))
        #expect(target.sources.map(\.path) == ["Elsewhere/a.swift"])
        #expect(target.otherFiles == ["Elsewhere/C/copied.swift", "Elsewhere/R/res.txt"])
        #expect(!target.declaration.hasPackageAccess)
        #expect(target.declaration.resources == [Resource(rule: "process", path: "R"), Resource(rule: "copy", path: "C")])
        #expect(
            target.declaration.settings == [
                BuildSetting(tool: "c", kind: "define", values: ["X=1"], condition: BuildCondition(configuration: "debug")),
                BuildSetting(tool: "swift", kind: "enableUpcomingFeature", values: ["ExistentialAny"]),
                BuildSetting(tool: "swift", kind: "unsafeFlags", values: ["-a", "b"]),
                BuildSetting(tool: "linker", kind: "linkedLibrary", values: ["z"]),
            ])
        #expect(target.dependencies.map(\.spelling) == [".plugin(name: \"Plug\")"])
        #expect(workspace.targetGraph(.plugins).edgeCount == 1 && workspace.targetGraph(.declared).edgeCount == 0)
        let system = try #require(package.target(named: "CZ"))
        #expect(system.declaration.pkgConfig == "zlib" && system.declaration.providers == ["apt:zlib1g-dev"])
    }

    @Test func theOnlyTargetMayLieInTheFolderOfItsKind() throws {
        let single = LoadedTree.manifest("S", targets: ".target(name: \"S\"), .testTarget(name: \"STests\", dependencies: [\"S\"])")
        let subject = try LoadedTree([
            "New/Package.swift": single, "New/Sources/s.swift": "", "New/Tests/t.swift": "import S",
            "Old/Package.swift": single.replacing("6.0", with: "5.8"), "Old/Sources/s.swift": "", "Old/src/S/s.swift": "",
            "Declared/Package.swift": LoadedTree.manifest(
                "D", targets: ".target(name: \"D\", path: \"src\", sources: [\"one\", \"two.swift\"]), .target(name: \"E\", path: \"c\")"),
            "Declared/src/one/a.swift": "", "Declared/src/two.swift": "", "Declared/src/three.swift": "", "Declared/src/.hidden.swift": "",
            "Declared/c/a.c": "#include <D/x.h>", "Declared/c/include/a.h": "", "Declared/c/b.mm": "@import D;", "Declared/c/d.s": "",
        ])
        let workspace = try subject.load()
        #expect(
            workspace.targets.map { "\($0.name) \($0.folder ?? "none") \($0.sources.map(\.path))" } == [
                #"D Declared/src ["Declared/src/one/a.swift", "Declared/src/two.swift"]"#,
                #"E Declared/c ["Declared/c/a.c", "Declared/c/b.mm", "Declared/c/d.s", "Declared/c/include/a.h"]"#,
                #"S New/Sources ["New/Sources/s.swift"]"#, #"STests New/Tests ["New/Tests/t.swift"]"#,
                "S none []", "STests none []",
            ])
        #expect(workspace.problems.map(\.id) == ["target-folder-missing", "target-folder-missing"])
        let c = try #require(workspace.targets(matching: "E").first)
        #expect(workspace.edges(from: c.id).map { $0.imports.map(\.location.path) } == [["Declared/c/a.c", "Declared/c/b.mm"]])
        #expect(workspace.looseSources.map(\.path) == ["Old/Sources/s.swift", "Old/src/S/s.swift"])
    }
}
