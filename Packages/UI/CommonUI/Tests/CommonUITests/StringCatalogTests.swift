import Common
import CommonUI
import CommonUIMocks
import Foundation
import TestSupport
import Testing
import ViewCore

/// Guards against words that are missing, mixed or wrong because Foundation's own look-up ignores the session's language on Linux.
@Suite struct StringCatalogTests {
    @Test func textsAreFoundInTheSessionsLanguage() throws {
        let catalog = try makeCatalog(["en": #""a" = "Hello";"#, "de": #""a" = "Hallo";"#])
        #expect(catalog.text("a", language: "en") == "Hello")
        #expect(catalog.text("a", language: "de") == "Hallo")
        #expect(catalog.text("a", language: "de-AT") == "Hallo")
        #expect(catalog.text("a", language: "fr") == "Hello")
        #expect(catalog.text("b", language: "de") == "b")
        #expect(catalog.resolve(key: "a", module: "Other", arguments: [], language: "en") == "a")
        #expect(catalog.findings.isEmpty)
        #expect(catalog.languages == ["en", "de"])
    }

    @Test func whatIsMissingIsEnglishAndAFinding() throws {
        let catalog = try makeCatalog(["en": #""a" = "Hello"; "b" = "Bye";"#, "de": #""a" = "Hallo"; "c" = "Neu";"#])
        #expect(catalog.text("b", language: "de") == "Bye")
        #expect(
            catalog.findings == [
                .missingKey("b", module: "Views", language: "de"),
                .missingKey("c", module: "Views", language: "en"),
            ]
        )
    }

    @Test func aKeyThatStandsTwiceIsAFinding() throws {
        let catalog = try makeCatalog([
            "en": "/* \"c\" = 1; */ \"a\" = \"x = y\";\n// \"a\" = \"\";\n\"a\" = \"\\\"a\\\" = \"; b = c; \"b\" = \"d\";"
        ])
        #expect(
            catalog.findings == [.duplicateKey("a", module: "Views", language: "en"), .duplicateKey("b", module: "Views", language: "en")]
        )
        for finding in catalog.findings { #expect(finding.description.contains("stands twice in Views's en.lproj")) }
    }

    @Test(arguments: ["", " \n", "/* nothing yet */\n", "// nothing"])
    func anEmptyFileHasNoEntries(text: String) throws {
        let catalog = try makeCatalog(["en": text])
        #expect(catalog.findings.isEmpty)
        #expect(catalog.text("a", language: "en") == "a")
    }

    @Test(arguments: [
        #""a" = "x" "b" = "#, #"{ a = { b = c; }; }"#, #"( a, b )"#, "\"a", "/* open", "\u{FF}\u{FE}", "=", #""a" = "b"; """#,
    ])
    func aBrokenFileIsAFindingAndNoCrash(text: String) throws {
        let catalog = try makeCatalog(["en": #""a" = "Hello";"#, "de": text])
        #expect(catalog.text("a", language: "de") == "Hello")
        #expect(catalog.findings.allSatisfy { !$0.description.isEmpty })
        #expect(!catalog.findings.isEmpty)
    }

    @Test func pluralsFollowTheLanguage() throws {
        let catalog = try makeCatalog([
            "en": #""n.one" = "%@ reading"; "n.other" = "%@ readings"; "o.other" = "%d of %d"; "p" = "%@ plain";"#,
            "fr": #""n.one" = "%@ mesure"; "n.other" = "%@ mesures"; "o.other" = "%d de %d"; "p" = "%@";"#,
            "ja": #""n.one" = "?"; "n.other" = "%@件"; "o.other" = "%d/%d"; "p" = "%@";"#,
        ])
        #expect(catalog.text("n", .count(1), language: "en") == "1 reading")
        #expect(catalog.text("n", .count(0), language: "en") == "0 readings")
        #expect(catalog.text("n", .count(12_345), language: "en") == "12,345 readings")
        #expect(catalog.text("n", .count(0), language: "fr") == "0 mesure")
        #expect(catalog.text("n", .count(1), language: "ja") == "1件")
        #expect(catalog.text("o", .count(1), .int(2), language: "en") == "1 of 2")
        #expect(catalog.text("p", .count(1), language: "en") == "1 plain")
    }

    @Test func argumentsAreWrittenInTheLanguage() throws {
        let catalog = try makeCatalog([
            "en": #""a" = "%2$@ then %1$@"; "b" = "%@ %lld %% %f %s"; "c" = "%@ %@ %5$@ %"; "w" = "word";"#,
            "de": #""a" = "%1$@ dann %2$@"; "b" = "%@"; "c" = "%@"; "w" = "Wort";"#,
        ])
        #expect(catalog.text("a", .string("x"), .number(1234.56, fractionDigits: 1), language: "en") == "1,234.6 then x")
        #expect(catalog.text("a", .string("x"), .number(1234.56, fractionDigits: 1), language: "de") == "x dann 1.234,6")
        #expect(catalog.text("b", .int(-5), .int(7), .int(8), .int(9), language: "en") == "−5 7 % 8 9")
        #expect(catalog.text("c", .string("x"), language: "en") == "x %@ %5$@ %")
        let word = TextKey(key: "w", module: "Views", arguments: [])
        #expect(catalog.text("a", .text(word), .string("y"), language: "de") == "Wort dann y")
        #expect(catalog.text("a", .text("w"), .string("y"), language: "de") == "Wort dann y")
    }

    @Test func aPlaceholderInAValueIsNotFilled() throws {
        let catalog = try makeCatalog(["en": #""a" = "%@ and %@";"#])
        #expect(catalog.text("a", .string("%@ 100%"), .string("b"), language: "en") == "%@ 100% and b")
    }

    @Test func aNameCannotTurnTheSentenceAroundIt() throws {
        let catalog = try makeCatalog(["en": #""a" = "Delete %@?";"#])
        #expect(catalog.text("a", .string("\u{202E}gnp.exe\u{2069}"), language: "en") == "Delete gnp.exe?")
        #expect(catalog.text("a", .string("שלום\u{200F}"), language: "en") == "Delete שלום\u{200F}?")
    }

    @Test func onlyLanguagesOfAllModulesAreOffered() throws {
        let folder = try TemporaryFolder()
        try write(["en": #""a" = "x";"#, "de": #""a" = "x";"#, "fr": #""a" = "x";"#], to: folder.url.appendingPathComponent("A"))
        try write(["en": #""b" = "x";"#, "de": #""b" = "x";"#], to: folder.url.appendingPathComponent("B"))
        let catalog = StringCatalog(folders: ["A": folder.url.appendingPathComponent("A"), "B": folder.url.appendingPathComponent("B")])
        #expect(catalog.languages == ["en", "de"])
        #expect(catalog.language(preferring: ["fr", "de-AT", "en"]) == "de")
        #expect(catalog.language(preferring: ["DE"]) == "de")
        #expect(catalog.language(preferring: ["fr", "", "-"]) == "en")
        #expect(StringCatalog(folders: [:]).languages == ["en"])
    }

    @Test func aModuleWithoutEnglishIsAFinding() throws {
        let catalog = try makeCatalog(["de": #""a" = "Hallo";"#])
        #expect(catalog.findings == [.noEnglish(module: "Views")])
        #expect(catalog.findings.first?.description.contains("no en.lproj") == true)
        let none = StringCatalog(folders: ["Views": URL(fileURLWithPath: "/nonexistent")])
        #expect(none.findings == [.noEnglish(module: "Views")])
    }

    @Test func modulesAreFoundBesideTheBinary() throws {
        let folder = try TemporaryFolder()
        try write(["en": #""a" = "Hello";"#], to: folder.url.appendingPathComponent("X_Views.resources"))
        let locator = ResourceLocator(folders: [folder.url])
        #expect(try StringCatalog(modules: ["Views"], locator: locator).text("a", language: "en") == "Hello")
        #expect(throws: ResourceLocator.NotFound.self) { try StringCatalog(modules: ["Other"], locator: locator) }
    }

    @Test func theTextsOfThisModuleAreWhole() {
        let catalog = StringCatalog.ofSources()
        #expect(catalog.findings.isEmpty)
        #expect(catalog.languages == ["en", "de"])
    }

    private func makeCatalog(_ files: [String: String]) throws -> StringCatalog {
        let folder = try TemporaryFolder()
        try write(files, to: folder.url)
        return StringCatalog(folders: ["Views": folder.url])
    }

    private func write(_ files: [String: String], to folder: URL) throws {
        for (language, text) in files {
            let place = folder.appendingPathComponent(language + ".lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place.appendingPathComponent("Localizable.strings"))
        }
    }
}

extension StringCatalog {
    fileprivate func text(_ key: String, _ arguments: TextArgument..., language: String) -> String {
        resolve(key: key, module: "Views", arguments: arguments, language: language)
    }
}
