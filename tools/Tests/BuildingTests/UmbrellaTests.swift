import ModuleGraph
import Testing
import ToolSupport

@testable import Building

/// What a generated package says of the targets of many.
struct UmbrellaTests {
    @Test func everyTargetKeepsItsFolderDependenciesAndPackageName() throws {
        let umbrella = try Umbrella(of: Self.shop.packages, in: Self.shop)
        #expect(umbrella.manifest.hasPrefix("// swift-tools-version: 6.2\n"))
        #expect(umbrella.links == ["Apps", "Packages"])
        #expect(umbrella.testTargets == ["CoreTests"])
        #expect(umbrella.separate.isEmpty)
        let lines = umbrella.manifest.split(separator: "\n").map(String.init)
        let core = try #require(lines.first { $0.contains(".target(name: \"Core\", dep") })
        #expect(core.contains("path: \"Packages/Core/Sources/Core\""))
        #expect(core.contains("resources: [.copy(\"Files\"), .process(\"Texts\", localization: .base)]"))
        #expect(core.contains("packageAccess: false"))
        #expect(
            core.contains(
                "swiftSettings: [.enableUpcomingFeature(\"ExistentialAny\"), .define(\"LINUX\", .when(platforms: [.linux], "
                    + "configuration: .debug)), .swiftLanguageMode(.v6), .unsafeFlags([\"-package-name\", \"core\"])]"))
        #expect(core.contains("linkerSettings: [.unsafeFlags([\"-L/opt/\\\"x\\\"\"]), .linkedLibrary(\"m\")]"))
        #expect(core.contains("dependencies: [.target(name: \"CLib\"), .target(name: \"CSys\")]"))
        let tool = try #require(lines.first { $0.contains("path: \"Apps/Tool/Sources/Tool\"") })
        #expect(
            tool.contains(
                ".executableTarget(name: \"Tool\", dependencies: [.target(name: \"Core\", condition: .when(platforms: [.macOS]))]"))
        #expect(tool.contains(".swiftLanguageMode(.v5), .unsafeFlags([\"-package-name\", \"tool\"])"))
        #expect(lines.contains { $0.contains(".systemLibrary(name: \"CSys\", path: \"Packages/Core/Sources/CSys\", pkgConfig: \"sys\")") })
        let c = try #require(lines.first { $0.contains("name: \"CLib\"") })
        #expect(c.contains("publicHeadersPath: \"include\""))
        #expect(c.contains("cSettings: [.define(\"A\", to: \"1\"), .headerSearchPath(\"in\")"))
        #expect(lines.contains("        .executable(name: \"tool\", targets: [\"Tool\"]),"))
    }

    @Test func onePackageBringsWhatItDependsOnButNotThatsTests() throws {
        let umbrella = try Umbrella(of: Self.shop.packages(matching: "Tool"), in: Self.shop)
        #expect(umbrella.testTargets.isEmpty)
        #expect(umbrella.manifest.contains("name: \"Core\""))
        #expect(!umbrella.manifest.contains("CoreTests"))
        #expect(umbrella.folders == ["Apps/Tool"])
    }

    @Test func whatOnePackageCannotHoldIsBuiltByItselfWithItsDependents() throws {
        let twin = part("Twin", [Target(name: "Core", folder: "Packages/Twin/Sources/Core", location: Location(path: ""))])
        let traits = part(
            "Traits", [Target(name: "Traits", folder: "Packages/Traits/Sources/Traits", location: Location(path: ""))], traits: true)
        let user = part(
            "User",
            [
                Target(
                    name: "User", folder: "Packages/User/Sources/User",
                    dependencies: [TargetDependency(form: .product, name: "Traits", package: "traits", location: Location(path: ""))],
                    location: Location(path: ""))
            ], on: ["Traits"])
        let workspace = Workspace(root: "/r", packages: Self.shop.packages + [twin, traits, user])
        let umbrella = try Umbrella(of: workspace.packages, in: workspace)
        #expect(
            umbrella.separate == [
                UmbrellaRefusal(folder: "Packages/Traits", reason: "It has traits."),
                UmbrellaRefusal(folder: "Packages/Twin", reason: "It has a target Core, and so does Packages/Core."),
                UmbrellaRefusal(folder: "Packages/User", reason: "It depends on a package that has to be built by itself."),
            ])
        #expect(umbrella.folders == ["Apps/Tool", "Packages/Core"])
        #expect(!umbrella.manifest.contains("Traits"))
    }

    @Test func aDependencyThatIsNotThereIsAnErrorWithItsPlace() throws {
        let broken = part(
            "Broken",
            [
                Target(
                    name: "Broken", folder: "Packages/Broken/Sources/Broken",
                    dependencies: [
                        TargetDependency(form: .target, name: "Gone", location: Location(path: "Packages/Broken/Package.swift", line: 9))
                    ], location: Location(path: ""))
            ])
        let workspace = Workspace(root: "/r", packages: [broken])
        let error = #expect(throws: ToolError.self) { try Umbrella(of: workspace.packages, in: workspace) }
        #expect(
            error?.what.hasPrefix("Packages/Broken/Package.swift:9: Broken depends on .target(name: \"Gone\"), which is not there.") == true
        )
    }

    @Test func settingsThatCannotBeWrittenMakeThePackageSeparate() {
        #expect(ManifestText.setting(BuildSetting(tool: "swift", kind: "somethingNew", values: ["x"])) == nil)
        let traited = BuildSetting(tool: "swift", kind: "define", values: ["X"], condition: BuildCondition(traits: ["T"]))
        #expect(ManifestText.setting(traited) == nil)
    }

    @Test(arguments: [
        (BuildSetting(tool: "swift", kind: "defaultIsolation", values: ["MainActor"]), ".defaultIsolation(MainActor.self)"),
        (BuildSetting(tool: "swift", kind: "treatAllWarnings", values: ["error"]), ".treatAllWarnings(as: .error)"),
        (
            BuildSetting(tool: "swift", kind: "treatWarning", values: ["DeprecatedDeclaration", "warning"]),
            ".treatWarning(\"DeprecatedDeclaration\", as: .warning)"
        ),
        (BuildSetting(tool: "swift", kind: "interoperabilityMode", values: ["Cxx"]), ".interoperabilityMode(.Cxx)"),
        (BuildSetting(tool: "swift", kind: "strictMemorySafety"), ".strictMemorySafety()"),
        (BuildSetting(tool: "swift", kind: "swiftLanguageMode", values: ["4.2"]), ".swiftLanguageMode(.v4_2)"),
        (BuildSetting(tool: "linker", kind: "linkedLibrary", values: ["curl"]), ".linkedLibrary(\"curl\")"),
    ])
    func settingsAreWrittenAsTheManifestHasThem(setting: BuildSetting, text: String) {
        #expect(ManifestText.setting(setting) == text)
    }

    @Test func literalsMeanTheirText() {
        #expect(ManifestText.literal("a\"\\\n\u{1}\\(b)é") == "\"a\\\"\\\\\\n\\u{1}\\\\(b)é\"")
    }

    private static let shop: Workspace = {
        let nowhere = Location(path: "")
        var core = Target(
            name: "Core", folder: "Packages/Core/Sources/Core",
            dependencies: [
                TargetDependency(form: .byName, name: "CLib", location: nowhere),
                TargetDependency(form: .byName, name: "CSys", location: nowhere),
            ], location: nowhere)
        core.declaration.resources = [
            Resource(rule: "copy", path: "Files"), Resource(rule: "process", path: "Texts", localization: "base"),
        ]
        core.declaration.settings = [
            BuildSetting(tool: "swift", kind: "enableUpcomingFeature", values: ["ExistentialAny"]),
            BuildSetting(tool: "linker", kind: "unsafeFlags", values: ["-L/opt/\"x\""]),
            BuildSetting(tool: "linker", kind: "linkedLibrary", values: ["m"]),
            BuildSetting(
                tool: "swift", kind: "define", values: ["LINUX"], condition: BuildCondition(platforms: ["linux"], configuration: "debug")),
        ]
        var c = Target(name: "CLib", folder: "Packages/Core/Sources/CLib", location: nowhere)
        c.declaration.publicHeadersPath = "include"
        c.declaration.settings = [
            BuildSetting(tool: "c", kind: "define", values: ["A=1"]), BuildSetting(tool: "c", kind: "headerSearchPath", values: ["in"]),
        ]
        var system = Target(name: "CSys", kind: .system, folder: "Packages/Core/Sources/CSys", location: nowhere)
        system.declaration.pkgConfig = "sys"
        let tests = Target(
            name: "CoreTests", kind: .test, folder: "Packages/Core/Tests/CoreTests",
            dependencies: [TargetDependency(form: .byName, name: "Core", location: nowhere)], location: nowhere)
        let tool = Target(
            name: "Tool", kind: .executable, folder: "Apps/Tool/Sources/Tool",
            dependencies: [
                TargetDependency(
                    form: .product, name: "Core", package: "core", condition: BuildCondition(platforms: ["macos"]), location: nowhere)
            ], location: nowhere)
        var app = part("Tool", [tool], on: ["Core"], toolsVersion: "5.9.0", group: "Apps")
        app.products = [Product(name: "tool", kind: .executable, targets: ["Tool"], location: nowhere)]
        return Workspace(root: "/r", packages: [part("Core", [core, c, system, tests], toolsVersion: "6.2.0"), app])
    }()
}

private func part(
    _ name: String, _ targets: [Target], on others: [String] = [], toolsVersion: String = "6.0.0", traits: Bool = false,
    group: String = "Packages"
) -> Package {
    let folder = "\(group)/\(name)"
    return Package(
        name: name, folder: folder,
        products: targets.filter { !$0.isTest }.map { Product(name: $0.name, targets: [$0.name], location: Location(path: "")) },
        dependencies: others.map { other in
            PackageDependency(identity: other.lowercased(), source: .folder("Packages/\(other)"), location: Location(path: ""))
        },
        targets: targets,
        manifest: ManifestFacts(path: "\(folder)/Package.swift", toolsVersion: toolsVersion, traits: traits ? ["Extra": []] : [:]))
}
