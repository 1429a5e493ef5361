import ModuleGraph
import Testing

@testable import Doctor

struct CheckUpTests {
    @Test func aMachineThatHasEverythingIsWell() {
        let all = makeSubject().diagnoses
        #expect(all.allSatisfy { $0.state == .present && $0.mend.isEmpty }, "\(all)")
        #expect(Set(all.map(\.area)) == ["toolchain", "programs", "libraries", "browser", "permissions", "manifests"])
        #expect(all.first?.what == "Swift 6.3.1, /bin/swift")
    }

    @Test(
        "what is missing is said with the command that brings it",
        arguments: [
            ("swift", "The Swift toolchain is not on PATH.", "Install it from https://swift.org/install and add its usr/bin to PATH."),
            ("git", "git is not on PATH.", "sudo apt-get install git"),
            ("chromedriver", "chromium-driver, for the tests over Harness, is not installed.", "sudo apt-get install chromium-driver"),
            ("pkg-config", "pkg-config is not on PATH.", "sudo apt-get install pkg-config"),
        ])
    func aProgram(_ program: String, _ what: String, _ mend: String) {
        let all = makeSubject(without: [program]).diagnoses
        #expect(all.contains(Diagnosis(all.first { $0.what == what }?.area ?? "", .missing, what, mend: mend)), "\(all)")
    }

    @Test func oneOfSeveralBrowsersWillDo() {
        let names = ["chromium", "chromium-browser", "chromium-headless-shell", "google-chrome"]
        for name in names {
            let all = makeSubject(without: Set(names).subtracting([name])).diagnoses
            #expect(all.contains(Diagnosis("browser", .present, "/bin/\(name)")))
        }
        let none = makeSubject(without: Set(names)).diagnoses.filter { $0.state == .missing }
        #expect(none.map(\.mend) == ["sudo apt-get install chromium"])
    }

    @Test func aLibraryIsLookedForByItsName() {
        let all = makeSubject(failing: ["pkg-config"]).diagnoses.filter { $0.state != .present }
        #expect(
            all == [
                Diagnosis("libraries", .missing, "sqlite3, for Persistence, is not installed.", mend: "sudo apt-get install libsqlite3-dev")
            ])
        let debian = makeSubject(failing: ["dpkg-query"]).diagnoses.filter { $0.state != .present }
        #expect(
            debian == [
                Diagnosis("libraries", .missing, "libbar-dev, for Persistence, is not installed.", mend: "sudo apt-get install libbar-dev")
            ])
        let elsewhere = makeSubject(without: ["apt-get"], failing: ["pkg-config"]).diagnoses.filter { $0.state != .present }
        #expect(elsewhere.map(\.mend) == ["Install what this system calls libsqlite3-dev."])
    }

    @Test(arguments: [
        ("Swift version 6.2.4 (swift-6.2.4-RELEASE)", "Swift 6.2.4 is too old: the manifests ask for 6.3.0."),
        ("Swift version 5.10", "Swift 5.10 is too old: the manifests ask for 6.3.0."),
        ("something else", "`swift --version` of /bin/swift does not tell a version."),
    ])
    func anOldToolchainIsSaid(_ text: String, _ what: String) {
        let first = makeSubject(version: text).diagnoses.first
        #expect(first?.state == .missing)
        #expect(first?.what == what)
    }

    @Test(arguments: ["Swift version 6.3 (swift-6.3-RELEASE)", "Swift version 6.10.0", "Apple Swift version 7.0"])
    func aNewerToolchainWillDo(_ text: String) {
        #expect(makeSubject(version: text).diagnoses.first?.state == .present)
    }

    @Test func whatCannotBeWrittenIsSaid() {
        let all = makeSubject(readOnly: ["/r/.build"], failing: ["unshare"]).diagnoses.filter { $0.state != .present }
        #expect(
            all.map(\.what) == [
                ".build cannot be written.", "This machine does not let tests run without a network (user namespaces).",
            ])
        #expect(all.map(\.state) == [.missing, .advised])
    }

    @Test func aManifestThatCannotBeReadIsMissing() {
        let problem = Problem(
            id: "manifest-unreadable", location: Location(path: "A/Package.swift", line: 3), what: "It is broken.", remedy: "Mend it.")
        let machine = Machine(find: { _ in nil }, output: { _ in nil }, canWrite: { _ in true }, exists: { _ in false })
        let all = CheckUp(machine, Workspace(root: "/r", packages: [], problems: [problem]), cacheFolder: "/c").diagnoses
        #expect(all.last == Diagnosis("manifests", .missing, "A/Package.swift:3: It is broken.", mend: "Mend it."))
    }

    private func makeSubject(
        without absent: Set<String> = [], version: String = "Swift version 6.3.1 (x)", readOnly: Set<String> = [], failing: Set<String> = []
    ) -> CheckUp {
        let machine = Machine(
            find: { absent.contains($0) ? nil : "/bin/\($0)" },
            output: { words in
                if failing.contains(words[0]) { return nil }
                return words[0].hasSuffix("swift") ? version : words[0] == "dpkg-query" ? "installed" : "1.2\n"
            },
            canWrite: { !readOnly.contains($0) }, exists: { _ in true })
        var sqlite = TargetDeclaration()
        sqlite.pkgConfig = "sqlite3"
        sqlite.providers = ["apt:libsqlite3-dev", "brew:sqlite"]
        var bar = TargetDeclaration()
        bar.providers = ["apt:libbar-dev"]
        let place = Location(path: "Package.swift")
        let package = Package(
            name: "Persistence", folder: "P",
            targets: [
                Target(name: "CSQLite", kind: .system, folder: "P/C", declaration: sqlite, location: place),
                Target(name: "CBar", kind: .system, folder: "P/B", declaration: bar, location: place),
                Target(
                    name: "Harness", folder: "P/H", sources: [SourceFile(path: "P/H/Browser/BrowserDriver.swift")], location: place),
            ], manifest: ManifestFacts(path: "P/Package.swift", toolsVersion: "6.3.0"))
        return CheckUp(machine, Workspace(root: "/r", packages: [package]), cacheFolder: "/c/monorepo")
    }
}
