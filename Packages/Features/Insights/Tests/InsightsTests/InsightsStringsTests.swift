import CommonUI
import Domain
import Foundation
import Statistics
import Testing
import ViewCore

@testable import InsightsViews

/// Every word that a page can show stands in the catalogue, and no other; every error says in the log what to do.
@MainActor
struct InsightsStringsTests {
    private let errors: [InsightsError] = [.noDate, .notRead("a reason"), .notStored("a reason"), .noSuchResult]

    @Test func theCatalogueIsComplete() throws {
        let file = viewSources.appendingPathComponent("Resources/en.lproj/Localizable.strings")
        let texts = try #require(try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: String])
        let kinds = FigureKind.defined(of: .bloodTests) + FigureKind.defined(of: .sensor)
        var used = Set(errors.flatMap { [$0.title.key, $0.advice.key] } + kinds.map(\.definition.key))
        used.formUnion(kinds.map(\.title).filter { $0.module == "InsightsViews" }.map(\.key) + (1...7).map { "weekday.\($0)" })
        for name in try FileManager.default.subpathsOfDirectory(atPath: viewSources.path) where name.hasSuffix(".swift") {
            let source = try String(contentsOf: viewSources.appendingPathComponent(name), encoding: .utf8)
            used.formUnion(source.matches(of: /"([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+)"/).map { String($0.output.1) })
        }
        used.subtract(["result.high", "result.low"])
        let keys = Set(texts.keys.map { $0.replacing(/\.(one|other)$/, with: "") })
        #expect(keys.subtracting(used) == [], "said nowhere")
        #expect(used.subtracting(keys) == [], "without words")
        #expect(words.findings == [])
    }

    @Test func everyErrorSaysWhatToDo() {
        for error in errors {
            #expect(error.description.contains("try again"))
        }
    }
}
