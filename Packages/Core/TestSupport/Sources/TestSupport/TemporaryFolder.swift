public import Foundation

/// A folder of its own for one test, removed when the last reference to it goes.
public final class TemporaryFolder: Sendable {
    /// The folder, which exists.
    public let url: URL

    /// Makes the folder. Throws where the machine's temporary folder cannot be written.
    public init(name: String = #fileID) throws {
        let safe = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(String(safe))-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// The path of something inside.
    public func path(_ component: String) -> String {
        url.appendingPathComponent(component).path
    }

    /// Writes a file inside, with the folders above it, and returns its place.
    @discardableResult
    public func write(_ text: String, to component: String) throws -> URL {
        let file = url.appendingPathComponent(component)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch CocoaError.fileNoSuchFile {
            return
        } catch {
            print("could not remove \(url.path): \(error)")
        }
    }
}
