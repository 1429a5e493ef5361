import Foundation
import Settings
import TestSupport
import Testing

@testable import Meterbook

/// Whose work the app is linked with is said, with its licence: what the packages link, what the list beside the licences names, and what
/// people see are the same.
@MainActor
struct LicenceTests {
    private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("../../..").standardized

    /// A row of the list: component, library, how it is linked, licence, text.
    private static func rows() throws -> [[String]] {
        let file = root.appendingPathComponent("App/Sources/Meterbook/Licences/README.md")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
            .map { row in row.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) } }
            .map { Array($0.dropFirst().dropLast()) }
    }

    /// The texts of all module maps of the packages, however deep their folders lie.
    private static func moduleMaps() throws -> [String] {
        let packages = root.appendingPathComponent("Packages")
        let files = try #require(FileManager.default.enumerator(at: packages, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }
            .filter { $0.lastPathComponent == "module.modulemap" && !$0.pathComponents.contains(".build") }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    @Test func everyLibraryThatAPackageLinksIsInTheList() throws {
        let linked = Set(try Self.moduleMaps().flatMap { $0.matches(of: /link "([^"]+)"/).map { String($0.1) } })
        #expect(linked.contains("sqlite3"))
        #expect(Set(try Self.rows().map { $0[1] }.filter { !$0.isEmpty }) == linked)
    }

    @Test func peopleSeeWhatTheListNames() async throws {
        let rows = try Self.rows()
        let components = Installation(try AppEnvironment.ofTest(["--ui-test"])).components
        #expect(components.map(\.name) == rows.map { $0[0] })
        for (component, row) in zip(components, rows) where row[4].hasSuffix(".txt") {
            let file = Self.root.appendingPathComponent("App/Sources/Meterbook/Licences/\(row[4])")
            #expect(component.licence.text == (try String(contentsOf: file, encoding: .utf8)), "\(component.name)")
        }
    }
}
