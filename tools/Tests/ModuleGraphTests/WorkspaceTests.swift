import ModuleGraph
import SourceFacts
import Testing

@Suite struct WorkspaceTests {
    private static let place = Location(path: "Package.swift", line: 1)

    private func manifest(_ folder: String, tools: String = "6.3.0") -> ManifestFacts {
        ManifestFacts(path: folder.isEmpty ? "Package.swift" : "\(folder)/Package.swift", toolsVersion: tools)
    }

    private func target(_ name: String, on dependencies: [TargetDependency] = [], imports: [String] = [], kind: Target.Kind = .library)
        -> Target
    {
        let facts = FileFacts(imports: imports.enumerated().map { Import(module: $1, line: $0 + 1) })
        return Target(
            name: name, kind: kind, folder: "F/\(name)", dependencies: dependencies,
            sources: [SourceFile(path: "F/\(name)/a.swift", facts: facts)],
            location: Self.place)
    }

    private func dependency(_ form: TargetDependency.Form, _ name: String, _ package: String? = nil) -> TargetDependency {
        TargetDependency(form: form, name: name, package: package, location: Self.place)
    }

    private func far(_ identity: String, name: String? = nil) -> PackageDependency {
        PackageDependency(
            identity: identity, explicitName: name, source: .repository(url: "https://x/\(identity)", requirement: ""), location: Self.place
        )
    }

    @Test func orderDoesNotDependOnTheOrderGiven() {
        let packages = ["b", "a", "c/d", "c"].map { folder in
            Package(
                name: folder.uppercased(), folder: folder, targets: [target("\(folder)2"), target("\(folder)1")], manifest: manifest(folder)
            )
        }
        let one = Workspace(root: "/r", packages: packages)
        let other = Workspace(root: "/r", packages: packages.reversed())
        #expect(one.packages == other.packages && one.packages.map(\.folder) == ["a", "b", "c", "c/d"])
        #expect(one.targets.map(\.name) == ["a1", "a2", "b1", "b2", "c1", "c2", "c/d1", "c/d2"])
        #expect(one.targets.enumerated().allSatisfy { $1.id.index == $0 && one[$1.id].name == $1.name })
    }

    @Test func externalProductsAreFoundByTheRulesOfTheToolsVersion() {
        func resolution(_ dependency: TargetDependency, tools: String) -> TargetDependency.Resolution {
            let package = Package(
                name: "P", folder: "", dependencies: [far("swift-argument-parser"), far("other", name: "Named")],
                targets: [target("T", on: [dependency])], manifest: manifest("", tools: tools))
            return Workspace(root: "/r", packages: [package]).targets[0].dependencies[0].resolution
        }
        let product = ExternalProduct(package: "swift-argument-parser", name: "ArgumentParser")
        #expect(resolution(dependency(.product, "ArgumentParser", "swift-argument-parser"), tools: "6.0.0") == .external(product))
        #expect(resolution(dependency(.byName, "Named"), tools: "6.0.0") == .external(ExternalProduct(package: "other", name: "Named")))
        #expect(resolution(dependency(.byName, "ArgumentParser"), tools: "5.1.0") == .external(product))
        #expect(
            resolution(dependency(.byName, "ArgumentParser"), tools: "5.2.0")
                == .unresolved("No target and no product is named ArgumentParser."))
        #expect(
            resolution(dependency(.product, "X", "unknown"), tools: "6.0.0")
                == .unresolved("Package P does not depend on a package unknown."))
        #expect(resolution(dependency(.target, "X"), tools: "6.0.0") == .unresolved("Package P has no target X."))
    }

    @Test func anImportMeansTheNearestModuleOfItsName() {
        let product = { Product(name: $0, targets: [$0], location: Self.place) }
        let workspace = Workspace(
            root: "/r",
            packages: [
                Package(
                    name: "A", folder: "a",
                    dependencies: [PackageDependency(identity: "b", source: .folder("b"), location: Self.place), far("far")],
                    targets: [
                        target(
                            "App", on: [dependency(.product, "far-away", "far")],
                            imports: ["Same", "Twice", "Other", "far_away", "Foundation", "App"]),
                        target("Same"),
                    ], manifest: manifest("a")),
                Package(
                    name: "B", folder: "b", products: [product("Twice")], targets: [target("Same"), target("Twice")],
                    manifest: manifest("b")),
                Package(name: "C", folder: "c", targets: [target("Other"), target("Twice"), target("far-away")], manifest: manifest("c")),
            ])
        let app = workspace.targets[0]
        func meaning(_ module: String) -> String {
            switch workspace.resolve(module: module, in: app.id) {
            case .own: "own"
            case .target(let id): "\(workspace.package(of: id).name).\(workspace[id].name)"
            case .external(let product): "\(product)"
            case .unknown: "unknown"
            }
        }
        #expect(
            ["App", "Same", "Twice", "Other", "far_away", "Foundation"].map(meaning) == [
                "own", "A.Same", "B.Twice", "C.Other", "far/far-away", "unknown",
            ])
        #expect(workspace.edges(from: app.id).map { workspace[$0.to].name } == ["Same", "Twice", "Other"])
        #expect(workspace.externalEdges(from: app.id).map(\.isImported) == [true])
        #expect(workspace.edges(to: workspace.targets(matching: "B/Twice")[0].id).map(\.from) == [app.id])
    }

    @Test func pathsBelongToTheInnermostPackageAlsoWhenTheFileIsGone() {
        let workspace = Workspace(
            root: "/r",
            packages: [
                Package(name: "Root", folder: "", targets: [target("R")], manifest: manifest("")),
                Package(name: "A", folder: "P/A", manifest: manifest("P/A")),
                Package(name: "B", folder: "P/A/B", manifest: manifest("P/A/B")),
            ])
        #expect(workspace.package(owning: "P/A/x.swift")?.name == "A")
        #expect(workspace.package(owning: "P/A/B/deep/gone.swift")?.name == "B")
        #expect(workspace.package(owning: "P/AB/x.swift")?.name == "Root")
        #expect(workspace.package(owning: "x.swift")?.name == "Root")
        #expect(workspace.target(owning: "F/R/gone.swift")?.name == "R")
        #expect(workspace.packages(matching: "P/A/").map(\.name) == ["A"] && workspace.packages(matching: "b").map(\.name) == ["B"])
        #expect(workspace.packages(matching: ".").map(\.name) == ["Root"])
    }

    /// nrwl/nx#10290: a test's import made a cycle that nobody could tell from a real one.
    @Test func graphsAreMadeOfTheEdgesThatAreAskedFor() {
        let never = FileFacts(imports: [Import(module: "A", line: 1, conditions: [ConditionalBranch(condition: "false", line: 1)])])
        var b = target("B", on: [dependency(.plugin, "Plug")])
        b.sources[0].facts = never
        let package = Package(
            name: "P", folder: "p",
            targets: [
                target("A", on: [dependency(.target, "B")]), b, target("Plug", kind: .plugin), target("T", imports: ["A"], kind: .test),
            ],
            manifest: manifest("p"))
        let workspace = Workspace(root: "/r", packages: [package])
        func edges(_ kinds: EdgeKinds, including fits: (Target) -> Bool = { _ in true }) -> [String] {
            workspace.targetGraph(kinds, including: fits).edges.map { "\(workspace.targets[$0.from].name)\(workspace.targets[$0.to].name)" }
        }
        #expect(edges(.all) == ["AB", "BPlug", "TA"])
        #expect(edges(.declared) == ["AB"] && edges(.imported) == ["TA"] && edges(.plugins) == ["BPlug"])
        #expect(edges(.all, including: { !$0.isTest }) == ["AB", "BPlug"])
        #expect(workspace.packageGraph().edgeCount == 0)
    }

    @Test func rolesAreThoseGiven() {
        let workspace = Workspace(
            root: "/r", packages: [Package(name: "P", folder: "p", targets: [target("PViews"), target("P")], manifest: manifest("p"))]
        )
        .assigningRoles { target, _ in target.name.hasSuffix("Views") ? "views" : nil }
        #expect(workspace.targets.map(\.role) == [nil, "views"] && workspace.packages[0].targets.map(\.role) == [nil, "views"])
    }

    @Test(arguments: [("A-b", "A_b"), ("2x", "_x"), ("a.b c", "a_b_c"), ("Größe", "Größe"), ("", "")])
    func moduleNamesAreIdentifiers(_ name: String, _ expected: String) {
        #expect(moduleName(of: name) == expected)
    }
}
