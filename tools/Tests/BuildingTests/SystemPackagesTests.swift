import Building
import ModuleGraph
import Testing

/// Which packages of the operating system a package's closure needs.
struct SystemPackagesTests {
    @Test func onlyThoseOfTheClosureAreNamed() {
        let workspace = makeWorkspace()
        let store = SystemPackages(of: workspace.packages(matching: "Store"), in: workspace)
        #expect(store.apt == ["libsqlite3-dev", "pkg-config"])
        #expect(store.brew == ["pkg-config", "sqlite"])
        #expect(store.unknown.isEmpty)
        let server = SystemPackages(of: workspace.packages(matching: "Server"), in: workspace)
        #expect(server.apt.isEmpty)
        #expect(server.unknown == ["Server/CServer"])
        #expect(SystemPackages(of: workspace.packages, in: workspace).apt == ["libsqlite3-dev", "pkg-config"])
    }

    @Test func whatIsInstalledIsNotMissing() throws {
        var packages = SystemPackages(of: [], in: makeWorkspace())
        #expect(try packages.missing().isEmpty)
        packages.apt = ["bash", "no-such-package-anywhere"]
        #expect(try packages.missing() == ["no-such-package-anywhere"])
        #expect(SystemPackages.installation(of: ["a", "b"]).last?.suffix(2) == ["a", "b"])
    }

    private func makeWorkspace() -> Workspace {
        let nowhere = Location(path: "")
        func system(_ name: String, _ folder: String, providers: [String], pkgConfig: String?) -> Target {
            var target = Target(name: name, kind: .system, folder: "\(folder)/Sources/\(name)", location: nowhere)
            target.declaration.providers = providers
            target.declaration.pkgConfig = pkgConfig
            return target
        }
        func package(_ name: String, _ targets: [Target], on other: String? = nil) -> Package {
            Package(
                name: name, folder: name,
                products: targets.map { Product(name: $0.name, targets: [$0.name], location: nowhere) },
                dependencies: other.map {
                    [PackageDependency(identity: $0.lowercased(), source: .folder($0), location: nowhere)]
                } ?? [],
                targets: targets, manifest: ManifestFacts(path: "\(name)/Package.swift", toolsVersion: "6.0.0"))
        }
        let database = package(
            "Database", [system("CSQLite", "Database", providers: ["apt:libsqlite3-dev", "brew:sqlite"], pkgConfig: "sqlite3")])
        let store = package(
            "Store",
            [
                Target(
                    name: "Store", folder: "Store/Sources/Store",
                    dependencies: [TargetDependency(form: .product, name: "CSQLite", package: "database", location: nowhere)],
                    location: nowhere)
            ], on: "Database")
        return Workspace(
            root: "/r", packages: [database, store, package("Server", [system("CServer", "Server", providers: [], pkgConfig: nil)])])
    }
}
