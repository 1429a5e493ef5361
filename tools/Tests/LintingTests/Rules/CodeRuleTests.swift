import ModuleGraph
import Testing

@testable import Linting

/// Rules about what stands in code: banned names and modules, heavy interfaces, singletons, hidden edges, styles.
struct CodeRuleTests {
    private func ban(_ text: String) -> String { "\"bans\": [{ \(text), \"instead\": \"the other\", \"why\": \"it fails\" }]" }

    @Test func bannedNamesAreFoundInCodeAlone() throws {
        let text = #"""
            // Bundle.module, URLSession
            let a = "Bundle.module"
            let b = Bundle . module
            let c = self.URLSession(1)
            let d = Foundation.URLSession.shared
            let e = String(format: "x"), f = String( localized: "x")
            let g = URLSessionTask()
            let h = "\(URLSession.self)"
            """#
        let tree = try LintTree([
            .package("A", [.library("AViews", ["V.swift": text]), .library("A", ["V.swift": text])])
        ])
        let found = tree.found(
            "forbidden-api",
            configuration: ban(
                "\"apis\": [\"URLSession\", \"Bundle.module\", \"String(localized:\"], \"in\": [\"*Views\"], \"except\": [\"B*\"]"))
        #expect(
            found.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) == [
                "A/Sources/AViews/V.swift:3:9: `Bundle.module` must not be used in AViews. It fails.",
                "A/Sources/AViews/V.swift:5:20: `URLSession` must not be used in AViews. It fails.",
                "A/Sources/AViews/V.swift:6:34: `String(localized:` must not be used in AViews. It fails.",
                "A/Sources/AViews/V.swift:8:12: `URLSession` must not be used in AViews. It fails.",
            ])
        #expect(found.last == "Use the other.")
    }

    @Test func bannedModulesAreFoundWhereTheyAreBanned() throws {
        let tree = try LintTree([
            .package(
                "A",
                [
                    .library("A", ["A.swift": "\npublic import RxSwift\nimport RxSwiftExt\n#if false\nimport RxCocoa\n#endif\n"]),
                    .library("B", ["B.swift": "import RxSwift\n"]),
                ])
        ])
        #expect(
            tree.found("legacy-import", configuration: ban("\"imports\": [\"RxSwift\", \"RxCocoa\"], \"except\": [\"B\"]")) == [
                "A/Sources/A/A.swift:2:8: A must not import RxSwift. It fails.", "Use the other.",
            ])
    }

    @Test func anInterfaceImportsLittle() throws {
        let tree = try LintTree([
            .package(
                "Foo", [.library("Foo", uses: ["Domain", "Database"], ["F.swift": "import Domain\nimport Foundation\nimport SwiftUI\n"])]),
            .package("Core", [.library("Domain"), .library("Database")]),
        ])
        #expect(
            tree.found(
                "heavy-interface",
                configuration:
                    "\"rules\": { \"heavy-interface\": { \"interfaces\": [\"Foo\"], \"mayImport\": [\"Domain\", \"Foundation\"] } }") == [
                    "Foo/Package.swift:16: The interface Foo depends on Database; it may import Domain, Foundation.",
                    "Move what needs Database out of the interface, into the views or the implementation.",
                    "Foo/Sources/Foo/F.swift:3:1: The interface Foo depends on SwiftUI; it may import Domain, Foundation.",
                    "Move what needs SwiftUI out of the interface, into the views or the implementation.",
                ])
    }

    @Test func theDomainIsPure() throws {
        let tree = try LintTree([
            .package(
                "Domain",
                [
                    .library("Domain", ["D.swift": "import Foundation\n#if canImport(Combine)\nimport Combine\n#endif\n"]),
                    .library("Other", ["O.swift": "import Combine\n"]),
                ])
        ])
        #expect(
            tree.found("domain-purity") == [
                "Domain/Sources/Domain/D.swift:3:1: Domain depends on Combine; it may import Foundation.",
                "Move what needs Combine to a package that depends on Domain.",
            ])
    }

    @Test func theDomainKeepsItsBudget() throws {
        let text = """
            public struct A: Sendable {
                public let a: Int
                let b: Int
                public init() {}
            }
            public extension A { func c() {} }
            public protocol P { func q() }
            internal enum E { case x }
            """
        let tree = try LintTree([.package("Domain", [.library("Domain", ["D.swift": text])])])
        func configuration(_ count: Int, _ lines: Int) -> String {
            "\"rules\": { \"domain-budget\": { \"publicDeclarations\": \(count), \"lines\": \(lines) } }"
        }
        #expect(tree.found("domain-budget", configuration: configuration(6, 8)) == [])
        #expect(
            tree.found("domain-budget", configuration: configuration(5, 9)) == [
                "Domain/Package.swift:11: Domain has 8 lines, well below its budget of 9.",
                "Lower \"lines\" to 8 in the configuration, so that it stays so.",
                "Domain/Package.swift:11: Domain has 6 public declarations, 1 more than its budget of 5.",
                "Move what one feature alone needs into that feature, or decide on a larger \"publicDeclarations\" in the configuration.",
            ])
    }

    @Test func aSingletonIsOneThatAnotherModuleReachesFor() throws {
        let text = """
            public final class Store { public static let shared = Store() }
            final class Inner { static let shared = Inner() }
            extension Store { public class var other: Store { shared } }
            """
        let tree = try LintTree([
            .package("A", [.library("A", ["A.swift": text, "B.swift": "let x = Inner.shared\n"])]),
            .package("B", [.library("B", uses: ["A"], ["B.swift": "import A\nfunc f() { Store.shared.run(); _ = Store.other }\n"])]),
        ])
        #expect(
            tree.found("singleton") == [
                "A/Sources/A/A.swift:1:42: Store.shared of A is reached from B.",
                "Make Store where the app is put together and hand it to whoever needs it, first at B/Sources/B/B.swift:2:12.",
            ])
    }

    @Test func aTypeBeyondItsSizeIsFoundWithItsExtensions() throws {
        let tree = try LintTree([
            .package(
                "A",
                [
                    .library(
                        "A",
                        [
                            "A.swift": "import B\nimport C\n\nstruct Big {\n    // 1\n    // 2\n}\nstruct Small {\n}\n",
                            "B.swift": "import D\nextension Big {\n    // 3\n    // 4\n}\n",
                        ])
                ])
        ])
        func configuration(_ lines: Int, _ modules: Int) -> String {
            "\"rules\": { \"god-object\": { \"lines\": \(lines), \"modules\": \(modules) } }"
        }
        #expect(tree.found("god-object", configuration: configuration(8, 3)) == [])
        #expect(
            tree.found("god-object", configuration: configuration(7, 2)) == [
                "A/Sources/A/A.swift:4:1: Big has 8 lines with its extensions, more than 7.",
                "Split it by what changes together, each part with dependencies of its own.",
                "A/Sources/A/A.swift:4:1: The files of Big import 3 modules, more than 2.",
                "Split it: each part should need few of B, C, D.",
            ])
    }

    @Test func oneKeyInTwoPackagesIsAHiddenEdge() throws {
        let tree = try LintTree([
            .package(
                "A",
                [
                    .library("A", ["A.swift": "let a = Notification.Name(\"done\"), b = Notification.Name(\"mine\")\n"]),
                    .library("A2", ["A.swift": "let a = Notification.Name(\"mine\")\n"]),
                ]),
            .package(
                "B",
                [
                    .library("B", ["B.swift": "let a = Notification.Name(rawValue: \"done\"); d.string(forKey: \"k\"); print(\"mine\")\n"]),
                    .tests("T", ["T.swift": "let a = Notification.Name(\"mine\")"]),
                ]),
            .package("C", [.library("C", ["C.swift": "struct S { @AppStorage(\"k\") var k = 1 }\n"])]),
        ])
        #expect(
            tree.found("hidden-edge") == [
                "B/Sources/B/B.swift:1:37: B and A both use the key \"done\".",
                "Declare the key once, in a module that both depend on, or replace it by a call through an interface.",
                "C/Sources/C/C.swift:1:24: C and B both use the key \"k\".",
                "Declare the key once, in a module that both depend on, or replace it by a call through an interface.",
            ])
    }

    @Test func aModelOfWhichEachUsesLittleIsFound() throws {
        let types = (0..<10).map { "public struct T\($0) {}\n" }.joined()
        let users = (0..<5).map {
            LintTree.PackageShape.package("U\($0)", [.library("U\($0)", uses: ["Model"], ["U.swift": "import Model\nlet x = T\($0)()\n"])])
        }
        let tree = try LintTree([.package("Model", [.library("Model", ["M.swift": types])])] + users)
        #expect(
            tree.found("shared-model") == [
                "Model/Package.swift:11: 5 modules import Model, and none of them uses more than 10 % of its 10 public types.",
                "Split it by who uses what: each type next to its users, what is left shared.",
            ])
        #expect(tree.found("shared-model", configuration: "\"rules\": { \"shared-model\": { \"atLeast\": 6 } }") == [])
        #expect(tree.found("shared-model", configuration: "\"rules\": { \"shared-model\": { \"percent\": 9 } }") == [])
    }

    @Test func stylesAreNotWrittenIntoViews() throws {
        let text = """
            let a = "#1a2B3c", b = "#42", c = "12px", d = "# title"
            let e = view.padding(12).padding(style.small).padding(0)
            let f = Color(red: 1, green: 0, blue: 0)
            struct S {
                static let preview = S(colour: "#ffffff",
                    size: "9px")
                let g = "rgb(1, 2, 3)"
            }
            """
        let tree = try LintTree([.package("A", [.library("AViews", ["V.swift": text]), .library("App", ["V.swift": text])])])
        let found = tree.found("hardcoded-style")
        #expect(
            found.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) == [
                "A/Sources/AViews/V.swift:1:9: AViews writes the colour \"#1a2B3c\" into a view.",
                "A/Sources/AViews/V.swift:1:35: AViews writes the size \"12px\" into a view.",
                "A/Sources/AViews/V.swift:2:14: AViews writes the size `.padding(12)` into a view.",
                "A/Sources/AViews/V.swift:3:9: AViews writes `Color(red:…` into a view.",
                "A/Sources/AViews/V.swift:7:13: AViews writes the colour \"rgb(1, 2, 3)\" into a view.",
            ])
        #expect(found.last == "Take it from the style of the environment.")
    }
}
