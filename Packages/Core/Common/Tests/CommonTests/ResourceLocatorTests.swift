import Foundation
import Testing

@testable import Common

/// Guards against binaries that only find their resources where they were built (SwiftPM#4432, #8510).
struct ResourceLocatorTests {
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("locator-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    private func makeFile(_ path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: file)
    }

    @Test func findsResourcesBesideTheBinaryAlsoThroughALink() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try makeFile("app/meterbook")
        try makeFile("app/Logbook_LogbookViews.resources/a.txt")
        let link = root.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: root.appendingPathComponent("app/meterbook"))
        let file = try ResourceLocator(executable: link).file("a.txt", ofTarget: "LogbookViews")
        #expect(try Data(contentsOf: file) == Data("x".utf8))
    }

    @Test func findsAnInstalledAppsResourcesUnderShare() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try makeFile("usr/bin/meterbook")
        try makeFile("usr/share/meterbook/App_Meterbook.resources/a.txt")
        let locator = ResourceLocator(executable: root.appendingPathComponent("usr/bin/meterbook"))
        #expect(try locator.folder(ofTarget: "Meterbook").lastPathComponent == "App_Meterbook.resources")
    }

    @Test func saysWhatIsMissingAndWhereItLooked() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try makeFile("P_T.resources/a.txt")
        let locator = ResourceLocator(folders: [root])
        #expect(throws: ResourceLocator.NotFound(resource: "*_T.resources/b.txt", searched: [root.path])) {
            try locator.file("b.txt", ofTarget: "T")
        }
        let error = #expect(throws: ResourceLocator.NotFound.self) { try locator.folder(ofTarget: "U") }
        #expect(error?.description.contains(root.path) == true)
        #expect(throws: ResourceLocator.NotFound.self) { try ResourceLocator.ofThisProcess.folder(ofTarget: "NoSuch") }
    }
}
