public import Foundation

/// Where things lie in this checkout.
public enum Repository {
    /// The top folder: the nearest one above this file that holds Packages and Tests-Integration, which may be a copy of what these tests
    /// need alone.
    public static let root = nearestFolder(holding: ["Packages", "Tests-Integration"])

    /// The nearest folder above this file with these in it; `/` where there is none.
    private static func nearestFolder(holding names: [String]) -> String {
        var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            if names.allSatisfy({ FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }) { break }
            folder.deleteLastPathComponent()
        }
        return folder.path
    }

    /// Whether a feature is part of this checkout: what needs two of them is skipped where one was removed.
    public static func hasFeature(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(root)/Packages/Features/\(name)/Package.swift")
    }

    /// The tool that `make monorepo` builds; where a package is tested by itself there is none, and tests of it are skipped.
    public static let tool = "\(root)/.build/bin/monorepo"
    /// Whether the tool is built.
    public static let hasTool = FileManager.default.isExecutableFile(atPath: tool)

    /// Whether pictures of screens are kept, as `SCREENSHOTS=1` asks for.
    public static let keepsScreenshots = ProcessInfo.processInfo.environment["SCREENSHOTS"] == "1"

    /// The folder for pictures of screens, made when it is missing.
    public static func screenshotFolder() throws -> String {
        let path = "\(root)/.build/screenshots"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// The script of axe-core, which `tools/setup.sh test` fetches to the checkout; a copy lies within one.
    static let axe = "\(nearestFolder(holding: [".build/axe/axe.min.js"]))/.build/axe/axe.min.js"

    /// The built app: `METERBOOK_BINARY`, else the one that `make build` leaves. Throws `IntegrationError.binaryMissing`.
    public static func meterbook(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(IntegrationError) -> String {
        let path = environment["METERBOOK_BINARY"] ?? "\(root)/.build/bin/meterbook"
        guard FileManager.default.isExecutableFile(atPath: path) else { throw .binaryMissing(path: path) }
        return path
    }
}
