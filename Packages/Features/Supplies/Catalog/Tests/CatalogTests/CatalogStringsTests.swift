import CommonUI
import Foundation
import Testing
import ViewCore

@testable import CatalogViews

/// Every word that a page can show stands in the catalogue, and no other; every error says in the log what to do.
@MainActor
struct CatalogStringsTests {
    private let errors: [CatalogError] = [
        .notRead("x"), .offline, .notReached("x"), .refused("x"), .noSuchProduct, .basketFull, .notAdded("x"),
    ]

    @Test func theCatalogueIsComplete() throws {
        let file = viewSources.appendingPathComponent("Resources/en.lproj/Localizable.strings")
        let texts = try #require(try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: String])
        var used = Set(errors.flatMap { [$0.title.key, $0.advice.key] })
        for name in try FileManager.default.subpathsOfDirectory(atPath: viewSources.path) where name.hasSuffix(".swift") {
            let source = try String(contentsOf: viewSources.appendingPathComponent(name), encoding: .utf8)
            used.formUnion(source.matches(of: /"([a-z][A-Za-z0-9]*(?:\.[A-Za-z]+)+)"/).map { String($0.output.1) })
        }
        #expect(Set(texts.keys.map { $0.replacing(/\.(one|other)$/, with: "") }) == used)
        #expect(words.findings == [])
    }

    @Test func everyErrorSaysWhatToDo() {
        for error in errors {
            #expect(error.description.contains("again"))
        }
    }
}
