import CommonUI
import Domain
import Foundation
import Logbook
import Testing
import ViewCore

@testable import LogbookViews

/// Every word that a page can show stands in the catalogue, and no other.
@MainActor
struct StringsTests {
    private let texts: [String: String]
    private let literals: Set<String>

    init() throws {
        let file = logbookViews.appendingPathComponent("Resources/en.lproj/Localizable.strings")
        texts = try #require(try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: String])
        var literals: Set<String> = []
        let accessors = try String(contentsOf: logbookViews.appendingPathComponent("Generated/TextKey+Values.swift"), encoding: .utf8)
            .matches(of: /static func (\w+)\(.*key: "([^"]+)"/).map { (name: $0.output.1, key: String($0.output.2)) }
        for name in try FileManager.default.contentsOfDirectory(atPath: logbookViews.path) where name.hasSuffix(".swift") {
            let source = try String(contentsOf: logbookViews.appendingPathComponent(name), encoding: .utf8)
            literals.formUnion(accessors.filter { source.contains(".\($0.name)(") }.map(\.key))
            literals.formUnion(source.matches(of: /"([a-z][A-Za-z]*(?:\.[A-Za-z]+)+)"/).map { String($0.output.1) })
        }
        self.literals = literals
    }

    @Test func theCatalogueHasNoFindings() {
        #expect(words.findings == [])
    }

    @Test func everyKeyOfTheViewsHasItsWords() {
        #expect(literals.count > 30, "the sources were found")
        for key in literals {
            #expect(texts[key] != nil || texts[key + ".other"] != nil, "\(key) is missing")
        }
    }

    @Test func everyCaseHasItsWords() {
        for key in caseKeys {
            #expect(key.module == "LogbookViews")
            #expect(texts[key.key] != nil, "\(key.key) is missing")
        }
        let wordCount = [6, 11, 6, 3, 12, 6, 3].reduce(0, +)
        let found = Set(caseKeys.map(\.key)).count
        #expect(found == wordCount, "meals, samples, places, origins, status bits, errors, unreadable frames; reserved numbers are one")
    }

    @Test func noWordsAreUnused() {
        let used = literals.union(caseKeys.map(\.key))
        for key in texts.keys {
            let plain = key.replacing(/\.(zero|one|two|few|many|other)$/, with: "")
            #expect(used.contains(key) || used.contains(plain), "\(key) is shown nowhere")
        }
    }

    @Test(arguments: ["LogbookViews", "DeviceSyncViews"]) func everyLanguageHasTheSameKeysAndPlaceholders(module: String) throws {
        let english = try strings("en", of: module)
        let german = try strings("de", of: module)
        #expect(Set(german.keys) == Set(english.keys))
        for (key, text) in english {
            #expect(placeholders(german[key] ?? "") == placeholders(text), "\(key)")
        }
    }

    private func strings(_ language: String, of module: String) throws -> [String: String] {
        let feature = logbookViews.appendingPathComponent("../../../\(module.replacing("Views", with: ""))/Sources/\(module)")
            .standardizedFileURL
        let file = feature.appendingPathComponent("Resources/\(language).lproj/Localizable.strings")
        return try #require(try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: String])
    }

    private func placeholders(_ text: String) -> [String] {
        text.matches(of: /%(?:\d\$)?[@d]/).map { String($0.output) }.sorted()
    }

    /// The keys of all cases, the reserved numbers of the specification included.
    private var caseKeys: [TextKey] {
        let codes = [UInt8](0...16) + [255]
        let reasons: [UnreadableReason] = [.tooShort(needed: 2, got: 1), .truncated(needed: 2, got: 1), .other("x")]
        let errors: [LogbookError] = [.notRead("x"), .notChanged("x"), .noSuchReading]
        return codes.map { Meal(code: $0).title } + codes.map { SampleType(code: $0).title } + codes.map { SampleLocation(code: $0).title }
            + Reading.Source.allCases.map(\.title) + SensorStatus(rawValue: .max).titles + errors.flatMap { [$0.title, $0.advice] }
            + reasons.map(\.title)
    }
}
