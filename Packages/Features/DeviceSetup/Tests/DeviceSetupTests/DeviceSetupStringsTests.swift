import CommonUI
import DeviceSetupMocks
import DeviceSync
import Foundation
import GlucoseProfile
import Testing
import ViewCore

@testable import DeviceSetupViews

/// Every word that a page can show stands in the catalogue, in each language, and no other; every failure says what to do.
@MainActor
struct DeviceSetupStringsTests {
    private static let section = "setup.section"

    @Test func theCatalogueIsComplete() throws {
        let texts = try strings("en")
        var used = Set(SetupFixtures.failures.flatMap { [$0.title.key, $0.advice.key] } + [Self.section])
        used.formUnion(GlucoseFeature(rawValue: .max).names.map { "ability.\($0)" })
        let accessors = try String(contentsOf: viewSources.appendingPathComponent("Generated/TextKey+Values.swift"), encoding: .utf8)
            .matches(of: /static func (\w+)\(.*key: "([^"]+)"/).map { (name: $0.output.1, key: String($0.output.2)) }
        for name in try FileManager.default.contentsOfDirectory(atPath: viewSources.path) where name.hasSuffix(".swift") {
            let source = try String(contentsOf: viewSources.appendingPathComponent(name), encoding: .utf8)
            used.formUnion(accessors.filter { source.contains(".\($0.name)(") }.map(\.key))
            used.formUnion(source.matches(of: /"([a-z][A-Za-z0-9]*(?:\.[A-Za-z]+)+)"/).map { String($0.output.1) })
        }
        let plain = Set(texts.keys.map { $0.replacing(/\.(one|other)$/, with: "") })
        #expect(plain == used)
        #expect(words.findings == [])
    }

    @Test func germanHasTheSameKeysAndPlaceholders() throws {
        let (english, german) = (try strings("en"), try strings("de"))
        #expect(Set(german.keys) == Set(english.keys))
        for (key, text) in english { #expect(placeholders(german[key] ?? "") == placeholders(text), "\(key)") }
    }

    /// What went wrong is told apart, to a person and in a log.
    @Test func everyFailureHasItsOwnWordsAndAWayOn() throws {
        let failures = SetupFixtures.failures
        let texts = try strings("en")
        #expect(Set(failures.compactMap { texts[$0.title.key] }).count == failures.count)
        #expect(Set(failures.map(\.name)).count == failures.count)
        for failure in failures { #expect(failure.description.contains("try again"), "\(failure)") }
    }

    private func strings(_ language: String) throws -> [String: String] {
        let file = viewSources.appendingPathComponent("Resources/\(language).lproj/Localizable.strings")
        return try #require(try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: String])
    }

    private func placeholders(_ text: String) -> [String] {
        text.matches(of: /%(?:\d\$)?[@d]/).map { String($0.output) }.sorted()
    }
}
