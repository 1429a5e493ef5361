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

    private static func folders(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter(\.hasDirectoryPath)
    }

    @Test func everyLibraryThatAPackageLinksIsInTheList() throws {
        // Groups of packages may nest; a package has sources, a group has none.
        let groups = try Self.folders(in: Self.root.appendingPathComponent("Packages"))
        let folders = try groups.flatMap(Self.folders)
        let packages = folders + (try folders.flatMap(Self.folders))
        let maps = packages.flatMap { (try? Self.folders(in: $0.appendingPathComponent("Sources"))) ?? [] }
            .compactMap { try? String(contentsOf: $0.appendingPathComponent("module.modulemap"), encoding: .utf8) }
        let linked = Set(maps.flatMap { $0.matches(of: /link "([^"]+)"/).map { String($0.1) } })
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
