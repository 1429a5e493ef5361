import ModuleGraph
import Testing

@testable import Impact

/// What follows from changed paths, over workspaces made by hand.
///
/// Guards nrwl/nx PR #15340 and #578, pantsbuild/pants#14975 and #23307, nrwl/nx#15234 and PR #23036.
struct ImpactAnalysisTests {
    /// Core; Store (Store, StoreImplementation, StoreTests) over Core; Feature over Store; App over Feature and StoreImplementation; Lone.
    private static let shop = [
        part("Core", [library("Core"), tests("CoreTests", ["Core"])]),
        part(
            "Store",
            [
                library("Store", [("Core", "core")]), library("StoreImplementation", [("Store", nil)]),
                tests("StoreTests", ["StoreImplementation"]),
            ], on: ["Core"]),
        part("Feature", [library("Feature", [("Store", "store")]), tests("FeatureTests", ["Feature"])], on: ["Store"]),
        part("App", [library("App", [("Feature", "feature"), ("StoreImplementation", "store")])], on: ["Feature", "Store"]),
        part("Lone", [library("Lone")]),
    ]

    @Test func aChangedFileAffectsItsTargetAndWhatDependsOnIt() {
        let impact = makeSubject().impact(of: ["Packages/Store/Sources/Store/A.swift"])
        #expect(impact.packages.map(\.name) == ["App", "Feature", "Store"])
        #expect(impact.packages.map(\.isChanged) == [false, false, true])
        #expect(impact.packages[2].targets.map(\.name) == ["Store", "StoreImplementation", "StoreTests"])
    }

    @Test func aChangeInATargetThatOthersDoNotLinkLeavesThemAlone() {
        let impact = makeSubject().impact(of: ["Packages/Store/Sources/StoreImplementation/A.swift"])
        #expect(impact.packages.map(\.name) == ["App", "Store"])
        #expect(impact.packages[1].targets.map(\.name) == ["StoreImplementation", "StoreTests"])
    }

    @Test func aChangedTestAffectsItsPackageAlone() {
        let impact = makeSubject().impact(of: ["Packages/Core/Tests/CoreTests/A.swift"])
        #expect(impact.packages.map(\.name) == ["Core"])
    }

    @Test func aMovedFileCountsOnBothSides() {
        let impact = makeSubject().impact(of: ["Packages/Lone/Sources/Lone/A.swift", "Packages/Feature/Sources/Feature/A.swift"])
        #expect(impact.packages.map(\.name) == ["App", "Feature", "Lone"])
    }

    @Test func aPathThatIsGoneBelongsToThePackageWhoseFolderHeldIt() {
        let impact = makeSubject().impact(of: ["Packages/Lone/Sources/Lone/Gone/Deep.swift"])
        #expect(impact.packages.map(\.name) == ["Lone"])
    }

    @Test func aDeletedPackageAffectsThoseThatStillDependOnIt() {
        let head = Self.shop.filter { $0.name != "Store" }
        let impact = makeSubject(head: head).impact(of: [
            "Packages/Store/Package.swift", "Packages/Store/Sources/Store/A.swift",
        ])
        #expect(impact.packages.map(\.name) == ["App", "Feature"])
        #expect(impact.deleted.map(\.folder) == ["Packages/Store"])
    }

    @Test func aDependentThatOnlyTheOldSideHasCounts() {
        // Feature drops Store; its tests ran over it before.
        let feature = part("Feature", [library("Feature"), tests("FeatureTests", ["Feature"])])
        let head = Self.shop.map { $0.name == "Feature" ? feature : $0 }
        let impact = makeSubject(head: head).impact(of: ["Packages/Core/Sources/Core/A.swift", "Packages/Feature/Package.swift"])
        #expect(impact.packages.map(\.name) == ["App", "Core", "Feature", "Store"])
    }

    @Test func aNewPackageIsAffectedWithWhatDependsOnIt() {
        let impact = makeSubject(base: Self.shop.filter { $0.name != "Lone" }).impact(of: ["Packages/Lone/Package.swift"])
        #expect(impact.packages.map(\.name) == ["Lone"])
    }

    @Test func whiteSpaceInAManifestAffectsItsPackageAlone() {
        let head = Self.shop.map { $0.name == "Core" ? moved($0, by: 7) : $0 }
        let impact = makeSubject(head: head).impact(of: ["Packages/Core/Package.swift"])
        #expect(impact.packages.map(\.name) == ["Core"])
        #expect(impact.packages[0].reason == .manifestText(path: "Packages/Core/Package.swift"))
        #expect(impact.packages[0].targets.isEmpty)
    }

    @Test func aManifestThatSaysSomethingElseOfOneTargetAffectsThatTarget() {
        let store = part(
            "Store",
            [
                library("Store", [("Core", "core")]), library("StoreImplementation", [("Store", nil), ("Core", "core")]),
                tests("StoreTests", ["StoreImplementation"]),
            ], on: ["Core"])
        let head = Self.shop.map { $0.name == "Store" ? store : $0 }
        let impact = makeSubject(head: head).impact(of: ["Packages/Store/Package.swift"])
        #expect(impact.packages.map(\.name) == ["App", "Store"])
    }

    @Test func aManifestThatSaysSomethingElseOfItsPackageAffectsAllDependents() {
        var core = Self.shop[0]
        core.manifest.toolsVersion = "6.2.0"
        let head = Self.shop.map { $0.name == "Core" ? core : $0 }
        let impact = makeSubject(head: head).impact(of: ["Packages/Core/Package.swift"])
        #expect(impact.packages.map(\.name) == ["App", "Core", "Feature", "Store"])
    }

    @Test func aManifestThatAnotherFileChangedIsNoticed() {
        var core = Self.shop[0]
        core.manifest.toolsVersion = "6.2.0"
        let head = Self.shop.map { $0.name == "Core" ? core : $0 }
        #expect(makeSubject(head: head).impact(of: ["version.txt"]).packages.map(\.name) == ["App", "Core", "Feature", "Store"])
    }

    @Test func withoutAnOldSideAChangedManifestAffectsAllDependents() {
        let subject = ImpactAnalysis(base: nil, head: Workspace(root: "/r", packages: Self.shop))
        #expect(subject.impact(of: ["Packages/Core/Package.swift"]).packages.map(\.name) == ["App", "Core", "Feature", "Store"])
    }

    @Test func resolvedVersionsAffectTheirPackageAndWhatDependsOnIt() {
        let impact = makeSubject().impact(of: ["Packages/Store/Package.resolved"])
        #expect(impact.packages.map(\.name) == ["App", "Feature", "Store"])
    }

    @Test(arguments: [
        ".swift-version", "Makefile", ".ci/run", ".monorepo.json", "Package.resolved",
        "App.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    ])
    func filesOfTheWholeRepositoryAffectEverythingAndSaySo(path: String) {
        let impact = makeSubject().impact(of: [path])
        #expect(impact.packages.map(\.name) == ["App", "Core", "Feature", "Lone", "Store"])
        #expect(impact.everything.map(\.path) == [path])
    }

    @Test func anUnanchoredPatternConcernsWhatLiesBelowTheFile() {
        #expect(makeSubject().impact(of: ["Packages/.swift-version"]).packages.count == 5)
        #expect(makeSubject().impact(of: ["Packages/Lone/.swift-version"]).packages.map(\.name) == ["Lone"])
        #expect(makeSubject().impact(of: ["Docs/Makefile"]).packages.isEmpty)
    }

    @Test func documentsAffectTheirPackageAlone() {
        let impact = makeSubject().impact(of: ["Packages/Core/README.md"])
        #expect(impact.packages.map(\.name) == ["Core"])
        #expect(impact.packages[0].targets.isEmpty)
        #expect(impact.packages[0].isChanged)
    }

    @Test func otherFilesBesideTheTargetsAffectAllDependents() {
        #expect(makeSubject().impact(of: ["Packages/Core/headers/a.h"]).packages.map(\.name) == ["App", "Core", "Feature", "Store"])
    }

    @Test func aFileOfNoPackageIsSaidToBelongToNone() {
        let impact = makeSubject().impact(of: ["Docs/a.txt"])
        #expect(impact.packages.isEmpty)
        #expect(impact.unowned == ["Docs/a.txt"])
    }

    @Test func ignoredFilesAffectNothingAndSaySo() {
        let impact = makeSubject(rules: ImpactRules(ignored: ["*.gyb"])).impact(of: ["Packages/Core/Sources/Core/a.gyb"])
        #expect(impact.packages.isEmpty)
        #expect(impact.ignored == [Impact.RuledPath(path: "Packages/Core/Sources/Core/a.gyb", pattern: "*.gyb")])
    }

    @Test func implicitDependenciesSpread() {
        let rules = ImpactRules(implicitDependencies: ["Packages/Lone": ["Packages/App"]])
        #expect(makeSubject(rules: rules).impact(of: ["Packages/App/Sources/App/A.swift"]).packages.map(\.name) == ["App", "Lone"])
    }

    @Test func aFolderStandsForAllPackagesInIt() {
        #expect(makeSubject().impact(of: ["Packages/Lone"]).packages.map(\.name) == ["Lone"])
        #expect(makeSubject().impact(of: ["Packages/"]).packages.count == 5)
    }

    @Test func whatALinkLeadsToChangesWhereTheLinkIs() {
        let link = PathLink(path: "Packages/Lone/Sources/Lone/Shared", text: "../../../../Shared")
        #expect(link.destination == "Shared")
        let subject = ImpactAnalysis(
            base: nil, head: Workspace(root: "/r", packages: Self.shop),
            links: [link, PathLink(path: "Shared/self", text: ".")])
        #expect(subject.impact(of: ["Shared/a/b.swift"]).packages.map(\.name) == ["Lone"])
    }

    @Test func aPackageWithinATargetOfAnotherTouchesBoth() {
        let inner = Package(
            name: "Inner", folder: "Packages/Core/Sources/Core/Inner", targets: [],
            manifest: ManifestFacts(path: "Packages/Core/Sources/Core/Inner/Package.swift", toolsVersion: "6.3.0"))
        let impact = makeSubject(head: Self.shop + [inner]).impact(of: ["Packages/Core/Sources/Core/Inner/a.txt"])
        #expect(impact.packages.map(\.name).contains("Inner"))
        #expect(impact.packages.map(\.name).contains("Core"))
    }

    @Test func theReasonNamesTheDependencyAndItsPlace() {
        let impact = makeSubject().impact(of: ["Packages/Store/Sources/Store/A.swift"])
        #expect(impact.packages[1].targets[0].reason.text == "depends on Store of Packages/Store (Packages/Feature/Package.swift:1)")
    }

    private func makeSubject(base: [Package] = shop, head: [Package] = shop, rules: ImpactRules = ImpactRules()) -> ImpactAnalysis {
        ImpactAnalysis(
            base: Workspace(root: "/r", packages: base), head: Workspace(root: "/r", packages: head), rules: rules)
    }
}
