import ModuleGraph
import Testing

@testable import Configuration

/// What `.monorepo.json` may say, and that everything else is refused with its line.
struct RepositoryConfigurationTests {
    @Test func everyPartIsRead() throws {
        let text = """
            {
              "//": "A comment.",
              "schema": 1,
              "roles": [
                { "role": "app", "packages": ["App"], "kinds": ["executable"] },
                { "role": "views", "targets": ["*Views"], "packages": ["Features/**"], "// why": "screens" }
              ],
              "dependencies": { "app": ["*"], "views": ["own:Foo", "as:app", "as:own"] },
              "contracts": [
                { "name": "up", "type": "layers", "layers": ["app", ["views", "Foo"]], "why": "one way" },
                { "name": "no", "type": "forbidden", "from": ["views"], "to": ["app"], "indirectly": false },
                { "name": "door", "type": "protected", "modules": ["Foo"], "allowed": ["views"] },
                { "name": "apart", "type": "independence", "modules": ["views"] },
                { "name": "round", "type": "acyclic", "modules": ["*"] }
              ],
              "owners": { "*": "@all", "Features/**": ["@one", "@org/two"] },
              "bans": [{ "apis": ["URLSession"], "imports": ["RxSwift"], "in": ["views"], "except": ["Foo"], "instead": "x", "why": "y" }],
              "exceptions": [{ "rule": "layer", "from": "Foo", "to": "Bar", "path": "Features/**", "why": "for now" }],
              "floors": { "views": 90 },
              "rules": { "singleton": true, "god-object": { "lines": 500 } },
              "ignore": ["Examples"],
              "tests": { "alone": ["Features/Slow"] },
              "affected": { "base": "main", "everything": ["Makefile"], "implicit": { "Tests": ["App"] } }
            }
            """
        let (configuration, problems) = RepositoryConfiguration.parse(text)
        #expect(problems.all.map(\.description) == [])
        #expect(configuration.roles.map(\.role) == ["app", "views"])
        #expect(configuration.dependencies?.summary(of: "views") == "own:Foo, as:app, as:own")
        #expect(configuration.contracts.map(\.name) == ["up", "no", "door", "apart", "round"])
        #expect(configuration.contracts.map(\.isTransitive) == [true, false, true, true, true])
        #expect(configuration.owners.map(\.owners) == [["@all"], ["@one", "@org/two"]])
        #expect(configuration.bans.map(\.instead) == ["x"])
        #expect(configuration.exceptions.map(\.location.line) == [18])
        #expect(configuration.floors.map(\.percent) == [90])
        #expect(configuration.rules.map(\.rule) == ["singleton", "god-object"])
        #expect(configuration.ignored == ["Examples"])
        #expect(configuration.testedAlone.map(\.text) == ["Features/Slow"])
        #expect(configuration.affected.base == "main")
        #expect(configuration.affected.implicit == ["Tests": ["App"]])
    }

    @Test(arguments: [
        ("{ \"schema\": 1,\n \"rolls\": [] }", 2, "The configuration has an unknown member \"rolls\"."),
        ("{}", 1, "The configuration has no \"schema\"."),
        ("{ \"schema\": 2 }", 1, "The schema 2 is not known."),
        ("{ \"schema\": 1,\n\"roles\": [\n{ \"role\": \"a\",\n\"kinds\": [\"lib\"] }] }", 4, "There is no kind \"lib\" of targets."),
        ("{ \"schema\": 1,\n\"roles\": [\n{ \"targets\": [\"a\"] }] }", 3, "A role has no \"role\"."),
        ("{ \"schema\": 1,\n\"ignore\": [1] }", 2, "\"ignore\" of the configuration must be texts in quotes."),
        ("{ \"schema\": 1,\n\"contracts\": [\n{ \"name\": \"a\", \"type\": \"b\" }] }", 3, "There is no type \"b\" of contracts."),
        (
            "{ \"schema\": 1,\n\"contracts\": [\n{ \"name\": \"a\", \"type\": \"layers\", \"layers\": [\"x\"] }] }", 3,
            "A contract of layers needs \"layers\" of two at least."
        ),
        (
            "{ \"schema\": 1,\n\"contracts\": [\n{ \"name\": \"a\", \"type\": \"forbidden\", \"from\": [\"x\"] }] }", 3,
            "A contract has no \"to\"."
        ),
        (
            "{ \"schema\": 1,\n\"bans\": [\n{ \"apis\": [\"X\"], \"instead\": \"y\" }] }", 3, "A ban has no \"why\"."
        ),
        ("{ \"schema\": 1,\n\"bans\": [\n{ \"instead\": \"y\", \"why\": \"z\" }] }", 3, "A ban bans nothing."),
        (
            "{ \"schema\": 1,\n\"exceptions\": [\n{ \"rule\": \"layer\", \"from\": \"A\", \"why\": \"  \" }] }", 3,
            "An exception has no \"why\"."
        ),
        (
            "{ \"schema\": 1,\n\"exceptions\": [\n{ \"rule\": \"layer\", \"why\": \"x\" }] }", 3,
            "An exception switches off the whole rule \"layer\"."
        ),
        ("{ \"schema\": 1,\n\"tests\": { \"apart\": [] } }", 2, "\"tests\" has an unknown member \"apart\"."),
        ("{ \"schema\": 1,\n\"floors\": {\n\"x\": 101 } }", 3, "The floor of \"x\" must be 0 to 100."),
        ("{ \"schema\": 1,\n\"owners\": {\n\"*\": \"somebody\" } }", 3, "\"somebody\" is no owner."),
        ("{ \"schema\": 1,\n\"ignore\": [],\n\"ignore\": [] }", 3, "The configuration has \"ignore\" more than once."),
        ("{ \"schema\": 1,\n", 2, "This is no JSON: The name of a member was expected, in double quotes."),
    ])
    func whatItDoesNotKnowIsAnErrorWithItsLine(text: String, line: Int, what: String) {
        let problems = RepositoryConfiguration.parse(text).problems.all
        #expect(problems.contains { $0.what == what && $0.location == Location(path: ".monorepo.json", line: line) }, "\(problems)")
        #expect(problems.allSatisfy { $0.severity == .error && !$0.remedy.isEmpty })
    }

    @Test func unknownRolesAndTargetsAreErrorsWithTheirLine() {
        let (configuration, problems) = RepositoryConfiguration.parse(
            """
            { "schema": 1,
              "roles": [
                { "role": "app",
                  "targets": ["Main"] },
                { "role": "rest" }
              ],
              "dependencies": {
                "app": [
                  "Core",
                  "Nowhere",
                  "*Views",
                  "as:nobody"
                ],
                "gone": []
              }
            }
            """)
        configuration.check(against: workspace(["Core"]), more: [TargetSelector("Void")], problems)
        #expect(
            Set(problems.all.map { "\($0.location.line) \($0.what)" }) == [
                "5 The role \"rest\" has no row in \"dependencies\".",
                "4 There is no target \"Main\".",
                "10 There is no role and no target \"Nowhere\".",
                "12 There is no role \"nobody\".",
                "14 There is no role \"gone\".",
                "0 There is no role and no target \"Void\".",
            ])
    }

    @Test func theFirstRoleThatFitsIsATargets() {
        let (configuration, _) = RepositoryConfiguration.parse(
            """
            { "schema": 1, "roles": [
              { "role": "tests", "kinds": ["test"] },
              { "role": "views", "targets": ["*Views"], "packages": ["P/**"] },
              { "role": "p", "packages": ["P/*"] } ] }
            """)
        let roles = configuration.assigningRoles(in: workspace(["A", "AViews"])).targets.map(\.role)
        #expect(roles == ["p", "views", "tests"])
    }

    @Test func theTableKnowsOwnPackagesAndOtherRows() throws {
        let (configuration, problems) = RepositoryConfiguration.parse(
            """
            { "schema": 1,
              "roles": [
                { "role": "tests", "kinds": ["test"] }, { "role": "views", "targets": ["*Views"] }, { "role": "core" } ],
              "dependencies": { "core": [], "views": ["own:core"], "tests": ["own:views", "as:own"] } }
            """)
        #expect(problems.all.isEmpty)
        let workspace = configuration.assigningRoles(in: self.workspace(["A", "AViews"], also: ["B", "BViews"]))
        let table = try #require(configuration.dependencies)
        func allows(_ from: String, _ to: String) throws -> Bool? {
            let from = try #require(workspace.targets(matching: from).first)
            return table.allows(from, try #require(workspace.targets(matching: to).first), in: workspace)
        }
        #expect(try allows("AViews", "A") == true)
        #expect(try allows("AViews", "B") == false)
        #expect(try allows("A", "AViews") == false)
        #expect(try allows("PTests", "AViews") == true)
        #expect(try allows("PTests", "A") == true)
        #expect(try allows("PTests", "BViews") == false)
    }

    /// Package `P` of libraries and a test target, and package `Q`.
    private func workspace(_ libraries: [String], also others: [String] = []) -> Workspace {
        func package(_ name: String, _ targets: [Target]) -> Package {
            Package(
                name: name, folder: "P/\(name)", targets: targets,
                manifest: ManifestFacts(path: "P/\(name)/Package.swift", toolsVersion: "6.3.0"))
        }
        func target(_ name: String, _ kind: Target.Kind = .library) -> Target {
            Target(name: name, kind: kind, folder: nil, location: Location(path: "P/Package.swift", line: 1))
        }
        return Workspace(
            root: "/",
            packages: [package("P", libraries.map { target($0) } + [target("PTests", .test)]), package("Q", others.map { target($0) })])
    }
}
