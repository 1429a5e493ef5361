import ModuleGraph
import Testing

@testable import ProjectGeneration

/// Accessors for texts: what a placeholder or a plural becomes.
struct StringAccessorsTests {
    private static let table = "Shop/Sources/ShopViews/en.lproj/Localizable.strings"
    private static let file = "Shop/Sources/ShopViews/Generated/Strings.swift"

    @Test func withoutSettingsTheyAskFoundation() throws {
        let plan = try Shop().plan(#"{ "strings": {} }"#)
        #expect(plan.problems == [])
        #expect(
            plan.text(Self.file) == """
                // Made by `monorepo projgen` from en.lproj/Localizable.strings. Do not edit.
                // swift-format-ignore-file
                import Foundation

                /// The texts of this module.
                enum Strings {
                    /// By %@
                    static func shopBy(_ value: String) -> String { String(format: NSLocalizedString("shop.by", bundle: .module, comment: ""), value) }

                    /// Shop
                    static var shopTitle: String { String(format: NSLocalizedString("shop.title", bundle: .module, comment: "")) }
                }

                """)
    }

    @Test func placeholdersAreTypedAndAPluralHasACount() throws {
        let shop = try Shop([
            Self.table: """
            "cart.items.one" = "%@ item for %2$@";
            "cart.items.other" = "%1$@ items for %2$@";
            "cart.empty" = "100 %% empty";
            "cart.days.one" = "One day";
            "cart.days.other" = "%d days";
            "cart.price" = "%2$ld of %1$@ at %3$.2f";
            "default" = "\\"%@\\"";
            """
        ])
        let plan = try shop.plan(Self.keys)
        #expect(plan.problems == [])
        let lines = try #require(plan.text(Self.file)).split(separator: "\n").filter { $0.contains("static") }.map { $0.drop { $0 == " " } }
        #expect(
            lines == [
                #"static func cartDays(count: Int) -> Key { Key("cart.days", .count(count)) }"#,
                #"static func cartItems(count: Int, _ second: some Value) -> Key { Key("cart.items", .count(count), second.argument) }"#,
                #"static func cartPrice(_ first: some Value, _ second: Int, _ third: Double) -> Key { Key("cart.price", first.argument, .int(second), .number(third)) }"#,
                #"static func `default`(_ value: some Value) -> Key { Key("default", value.argument) }"#,
            ])
    }

    @Test(
        arguments: [
            (#""a" = "%2$@";"#, "leaves out its argument 1"), (#""a" = "%99$@";"#, "a placeholder of a place that no argument has"),
            (#""a" = "%s";"#, "has a placeholder %s"), (#""a.b" = "%d"; "aB" = "%d";"#, "are both aB"),
            (#""a.one" = "%1$@ %2$@"; "a.other" = "%1$@ %2$d";"#, "two kinds of placeholders"), (#""a" = "b""#, "cannot be read from here"),
        ])
    func whatCannotBeTypedIsSaidAndNothingIsWritten(table: String, words: String) throws {
        let plan = try Shop([Self.table: table]).plan(Self.keys)
        #expect(plan.problems.map(\.location.path) == [Self.table])
        #expect(plan.problems.first?.what.contains(words) == true, "\(plan.problems)")
    }

    @Test func anyTableGivesNamesAndLiteralsThatSwiftCanRead() throws {
        let shop = try Shop([
            Self.table: "\"1.a\\\"b\" = \"line\\nbreak \\\\(x)\";\n\"...\" = \"x\";\n\"URLField.ID\" = \"\";\n\"größe\" = \"\";"
        ])
        let text = try #require(try shop.plan(#"{ "strings": { "value": "{key}" } }"#).text(Self.file))
        #expect(text.contains("    static var _1AB: String { \"1.a\\\"b\" }\n"))
        #expect(text.contains("    static var urlFieldID: String { \"URLField.ID\" }\n"))
        #expect(text.contains("    static var größe: String { \"größe\" }\n"))
        #expect(text.contains("/// line\\u{A}break \\(x)\n") && !text.contains("\"...\""))
    }

    @Test func aModuleWithoutSuchTextsLosesItsFile() throws {
        let plan = try Shop([Self.table: "\"a\" = \"b\";", Self.file: "enum Strings {}\n"]).plan(Self.keys)
        #expect(plan.outputs == [] && plan.leftovers == [Self.file])
    }

    private static let keys = """
        { "strings": { "targets": ["*Views"], "imports": ["Keys"], "container": "extension Key", "result": "Key", "value": "Key({key}{arguments})",
          "onlyWithArguments": true, "arguments": { "@": { "type": "some Value", "value": "{}.argument" }, "d": { "type": "Int", "value": ".int({})" },
          "f": { "type": "Double", "value": ".number({})" }, "count": { "type": "Int", "value": ".count({})" } } } }
        """
}
