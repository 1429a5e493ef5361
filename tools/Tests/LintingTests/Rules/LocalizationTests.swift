import ModuleGraph
import Testing

@testable import Linting

/// Tables of texts in several languages, and the code that uses them.
struct LocalizationTests {
    private func tree(_ files: [String: String]) throws -> LintTree {
        try LintTree([.package("F", [.library("FViews", files)]).manifest { $0.defaultLocalization = "en" }])
    }

    @Test func tablesOfTwoLanguagesAgree() throws {
        let tree = try tree([
            "V.swift": "let x = [Text(\"a.b\"), Text(\"a.plural\"), Text(\"a.two\"), Text(\"Plain words. Here\")]\n",
            "R/en.lproj/Localizable.strings":
                "/* A\n comment. */\n\"a.b\" = \"%1$@ of %2$d\";\n\"a.plural.one\" = \"One\";\n\"a.plural.other\" = \"%d\";\n\"a.two\" = \"100%%\";\n",
            "R/de.lproj/Localizable.strings": "\"a.b\" = \"%2$d von %1$@\";\n\"a.plural.other\" = \"%d\";\n\"a.two\" = \"100%%\"; // x\n",
        ])
        #expect(tree.found("localization") == [])
    }

    @Test func whatDiffersIsFoundWithItsLine() throws {
        let tree = try tree([
            "V.swift": "let x = [Text(\"a.b\"), Text(\"a.c\"), Text(\"a.d\"), Text(\"a.nowhere\"), Text(\"a.plural\"), Text(\"a.two\")]\n",
            "R/en.lproj/Localizable.strings":
                "\"a.b\" = \"%@\";\n\"a.c\" = \"c\";\n\"a.d\" = \"d\";\n\"a.d\" = \"e\";\n\"a.idle\" = \"i\";\n\"a.plural.one\" = \"1\";\n\"a.plural.few\" = \"1\";\n\"a.two\" = \"2\";\n",
            "R/de.lproj/Localizable.strings":
                "\"a.b\" = \"%d\"; \"a.two\" = \"2\";\n\"a.d\" = \"d\";\n\"a.idle\" = \"i\";\n\"a.more\" = \"m\";\n\"a.plural.other\" = \"2\";\n",
        ])
        let de = "F/Sources/FViews/R/de.lproj/Localizable.strings"
        let en = "F/Sources/FViews/R/en.lproj/Localizable.strings"
        #expect(
            tree.found("localization") == [
                "\(de):1: The placeholders of \"a.b\" differ from those of en.", "Use the same ones as in \(en):1.",
                "\(de):1: The key \"a.c\" is missing in de; en has it.", "Translate it: `\"a.c\" = \"…\";`.",
                "\(de):4: The key \"a.more\" is in de, but not in en.", "Add it to \(en), or remove it here.",
                "\(en):4: The key \"a.d\" is there twice, first in line 3.", "Remove one of them.",
                "\(en):5: No code of F uses the key \"a.idle\".",
                "Remove it from every language, or name its pattern in \"dynamic\" where code puts it together.",
                "\(en):6: The plural \"a.plural\" has no form \"other\".", "Add `\"a.plural.other\" = \"…\";`.",
                "\(en):7: The plural \"a.plural\" has no form \"other\".", "Add `\"a.plural.other\" = \"…\";`.",
                "F/Sources/FViews/V.swift:1:54: The key \"a.nowhere\" is in no table of F.", "Add `\"a.nowhere\" = \"…\";` to \(en).",
            ])
    }

    @Test func keysThatCodePutsTogetherAreUsed() throws {
        let tree = try tree([
            "V.swift": "let x = TextKey(\"meal.\\(name)\"), y = \"status.\\(n).title\"\n",
            "R/en.lproj/Localizable.strings":
                "\"meal.before\" = \"b\";\n\"status.a.title\" = \"t\";\n\"other.x\" = \"x\";\n\"far.y\" = \"y\";\n",
        ])
        #expect(
            try tree.lint("localization", configuration: "\"rules\": { \"localization\": { \"dynamic\": [\"far.*\"] } }").findings.map(\.to)
                == ["other.x"])
    }

    /// Guards the search for unused keys against files in which `projgen` names every key.
    @Test func aKeyIsUsedWhereItsAccessorIs() throws {
        let tree = try tree([
            "Generated/Keys.swift": "let a = [key(\"cart.items\"), key(\"cart.old-price\"), key(\"default\")]\n",
            "V.swift": "let x = [Text(.cartItems(count: 3)), Text(.`default`(1)), Text(\"a.b\")]\n",
            "R/en.lproj/Localizable.strings":
                "\"a.b\" = \"b\";\n\"cart.items.other\" = \"%d\";\n\"cart.old-price\" = \"%@\";\n\"default\" = \"%@\";\n",
        ])
        let found = try tree.lint("localization", configuration: "\"rules\": { \"localization\": { \"accessors\": [\"Keys.swift\"] } }")
            .findings
        #expect(found.map(\.to) == ["cart.old-price"])
        #expect(tree.found("localization") == [])
    }

    @Test func aTableThatIsNoneAndALanguageThatIsMissingAreFound() throws {
        let tree = try tree(["V.swift": "", "en.lproj/Localizable.strings": "\n\"a.b\" \"c\";\n"])
        #expect(
            tree.found("localization", configuration: "\"rules\": { \"localization\": { \"languages\": [\"en\", \"de\"] } }") == [
                "F/Sources/FViews/en.lproj/Localizable.strings:1: There is no Localizable.strings in de.",
                "Write F/Sources/FViews/de.lproj/Localizable.strings.",
                "F/Sources/FViews/en.lproj/Localizable.strings:2: The table cannot be read from here on.",
                "Write each line as `\"key\" = \"value\";`.",
            ])
    }
}
