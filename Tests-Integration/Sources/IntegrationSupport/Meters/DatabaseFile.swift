internal import Foundation
public import Persistence

/// The app's database file, seen from outside: opened only while no app runs on it.
public struct DatabaseFile: Sendable {
    /// The file.
    public let path: String

    /// Names a file.
    public init(_ path: String) {
        self.path = path
    }

    /// What SQLite's integrity and foreign key checks find, a line each; empty for a whole file, and for one that does not exist.
    public func problems() async throws -> [String] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let database = try Database(.file(path: path), access: .readWrite, readers: 1)
        let problems = try await database.integrityProblems()
        await database.close()
        return problems
    }

    /// Changes the file as another program would.
    public func change(_ body: @Sendable (Connection) throws -> Void) async throws {
        let database = try Database(.file(path: path), access: .readWrite, readers: 1)
        try await database.write(body)
        await database.close()
    }
}
