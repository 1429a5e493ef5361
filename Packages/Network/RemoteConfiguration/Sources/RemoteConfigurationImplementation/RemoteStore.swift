import Common
import Foundation
import Persistence

/// What is kept of the remote configuration: which installation this is, and the last document that was fit for use.
struct RemoteStore: Sendable {
    let database: Database
    let identifiers: any IdentifierSource

    /// This installation, which is given its number when it is first asked for.
    func installation() async throws -> UUID {
        if let known = try await read()?.installation { return known }
        let new = identifiers.next()
        try await database.write { connection in
            _ = try connection.execute(
                "INSERT OR IGNORE INTO remote_configuration (id, installation) VALUES (1, ?)", [.text(new.uuidString.lowercased())])
        }
        return try await read()?.installation ?? new
    }

    /// The last document of a source.
    func document(of source: RemoteSource) async throws -> [UInt8]? {
        guard let row = try await read(), row.source == source.text else { return nil }
        return row.document
    }

    /// Keeps the document of a source in the place of the one before.
    func keep(_ document: [UInt8], of source: RemoteSource) async throws {
        _ = try await installation()
        try await database.write { connection in
            _ = try connection.execute(
                "UPDATE remote_configuration SET source = ?, document = ?", [.text(source.text), .blob(document)])
        }
    }

    private struct Kept: Sendable {
        let installation: UUID?
        let source: String?
        let document: [UInt8]?
    }

    private func read() async throws -> Kept? {
        try await database.read { connection in
            try connection.first("SELECT installation, source, document FROM remote_configuration") { row in
                Kept(installation: UUID(uuidString: try row.text(0)), source: try row.optionalText(1), document: try row.optionalBlob(2))
            }
        }
    }
}
