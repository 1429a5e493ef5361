import ModuleGraph
import Testing

@testable import Linting

/// Guards tuist/tuist#7281, #6706, #8038, #8101, #6697, PR #8665, SwiftPM#5297, #7063 and XcodeSelectiveTesting PR #87:
/// what is an import, and which ones the manifest has to declare.
struct UndeclaredImportTests {
    @Test func anImportThatNoManifestDeclaresIsFoundWithTheLinesThatMendIt() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", ["A.swift": "// A.\nimport B\n", "B.swift": "@testable import struct B.C\n"])]),
            .package("P/B", [.library("B")]),
        ])
        #expect(
            tree.found("undeclared-import") == [
                "P/A/Sources/A/A.swift:2:1: A imports B, which its manifest does not declare (and in 1 more file).",
                "Add `.product(name: \"B\", package: \"B\"),` to the dependencies of A at P/A/Package.swift:11, and `.package(path: \"../B\"),` to those of the package.",
            ])
    }

    /// Guards tuist/tuist PR #8665: what a dependency depends on is not declared by that.
    @Test func whatIsReachedThroughADependencyIsUndeclaredAllTheSame() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", uses: ["B"], ["A.swift": "import B\nimport C\n"])]),
            .package("P/B", [.library("B", uses: ["C"], ["B.swift": "@_exported import C\n"])]),
            .package("P/C", [.library("C")]),
        ])
        #expect(try tree.lint("undeclared-import").findings.map { "\($0.from) \($0.to)" } == ["A C"])
    }

    @Test func aSiblingIsDeclaredByItsNameAlone() throws {
        let tree = try LintTree([.package("P/A", [.library("A", ["A.swift": "public import C\n"]), .library("C")])])
        #expect(
            tree.found("undeclared-import") == [
                "P/A/Sources/A/A.swift:1:8: A imports C, which its manifest does not declare.",
                "Add `\"C\",` to the dependencies of A at P/A/Package.swift:12.",
            ])
    }

    @Test func whatLooksLikeAnImportIsNone() throws {
        let text = #"""
            // import B
            /* import B /* import B */ import B */
            let a = """
                import B
                \(b("import B"))
                """
            let c = #"import B"#
            #if false
            import B
            #endif
            """#
        let tree = try LintTree([.package("P/A", [.library("A", ["A.swift": text])]), .package("P/B", [.library("B")])])
        #expect(tree.found("undeclared-import") == [])
    }

    @Test func declaredInAnyFormIsDeclared() throws {
        let tree = try LintTree([
            .package(
                "P/A",
                [
                    .library("A", uses: ["B", "C"], ["A.swift": "import B\nimport C\nimport A\nimport Foundation\nimport Unheard\n"]),
                    .library("C"), .tests("ATests", uses: ["A"], ["T.swift": "@testable import A\n"]),
                ]),
            .package("P/B", [.library("B")]),
        ])
        #expect(tree.found("undeclared-import") == [])
    }

    @Test func aConditionOfTheImportIsToldAndOneOfTheManifestIsJudged() throws {
        let linux = BuildCondition(platforms: ["linux"])
        let tree = try LintTree([
            .package(
                "P/A",
                [
                    .library("A", ["A.swift": "#if os(macOS)\nimport B\n#endif\n"]),
                    .library("C", uses: ["B"], ["C.swift": "import B\n"]).when("B", linux),
                    .library("D", uses: ["B"], ["D.swift": "#if os(macOS)\nimport B\n#endif\n"]).when("B", linux),
                    .library("E", uses: ["B"], ["E.swift": "#if os(Linux)\nimport B\n#endif\n"]).when("B", linux),
                    .library("F", uses: ["B"], ["F.swift": "#if canImport(B)\nimport B\n#endif\n"]).when("B", linux),
                    .library("G", uses: ["B"], ["G.swift": "#if os(macOS)\n#else\nimport B\n#endif\n"]).when("B", linux),
                    .library("H", uses: ["B"], ["H.swift": "#if os(Linux)\n#else\nimport B\n#endif\n"]).when("B", linux),
                    .library("I", uses: ["B"], ["I.swift": "#if SOMETHING\nimport B\n#endif\n"]).when("B", linux),
                    .library("J", uses: ["B"], ["J.swift": "import B\n"]).when("B", BuildCondition(configuration: "debug")),
                    .library("K", uses: ["B"], ["K.swift": "#if DEBUG\nimport B\n#endif\n"]).when(
                        "B", BuildCondition(configuration: "debug")),
                ]),
            .package("P/B", [.library("B")]),
        ])
        let found = try tree.lint("undeclared-import").findings
        #expect(
            found.map(\.message) == [
                "A imports B under `#if os(macOS)`, which its manifest does not declare.",
                "C imports B, but depends on it only on linux.",
                "D imports B under `#if os(macOS)`, but depends on it only on linux.",
                "H imports B under `#if not (os(Linux))`, but depends on it only on linux.",
                "J imports B, but depends on it only in debug.",
            ])
        #expect(found[1].mend == "Put the import under the same condition, or remove the condition at P/A/Package.swift:29.")
    }

    /// Guards tuist/tuist#6697 and swift-syntax#3317, swift-cluster-membership#89: found without building.
    @Test func aModuleFromElsewhereIsDeclaredByEachThatImportsIt() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", uses: ["Kit"], ["A.swift": "import Kit\n"])], external: ["Kit"]),
            .package("P/B", [.library("B", uses: ["A"], ["B.swift": "import A\nimport Kit\n"])]),
        ])
        #expect(
            tree.found("undeclared-import") == [
                "P/B/Sources/B/B.swift:2:1: B imports Kit, which its manifest does not declare.",
                "Add `.product(name: \"Kit\", package: \"kit\"),` to the dependencies of B at P/B/Package.swift:12, and the line of "
                    + "P/A/Package.swift:9 that brings the package kit to those of the package.",
            ])
    }

    @Test func whatTheTableForbidsIsNotAdvised() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", ["A.swift": "import B\n"])]), .package("P/B", [.library("B")]),
        ])
        let configuration = """
            "roles": [{ "role": "a", "targets": ["A"] }, { "role": "b" }], "dependencies": { "a": [], "b": [] }
            """
        #expect(tree.found("undeclared-import", configuration: configuration).last == "Remove the import: A (a) must not depend on B (b).")
    }
}
