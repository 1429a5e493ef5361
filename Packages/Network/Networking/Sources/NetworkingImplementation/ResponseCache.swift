import Common
import Foundation
import Logging
import Networking
import Persistence

/// The answers that are kept to be asked for anew only where they have changed (RFC 9110, section 13): those used last, a few of them. One that
/// cannot be read or kept is asked for in full, which is no failure.
struct ResponseCache: Sendable {
    /// An answer with what tells the server which one it is.
    struct Kept: Equatable {
        let etag: String?
        let lastModified: String?
        let body: [UInt8]

        /// What to say so that the server need not send it again.
        var headers: [String: String] {
            var headers: [String: String] = [:]
            headers["If-None-Match"] = etag
            headers["If-Modified-Since"] = lastModified
            return headers
        }
    }

    /// What is kept at most.
    enum Limit {
        static let answers = 32
        /// Of all of them, in bytes.
        static let bytes = 4 << 20
        /// Of a validator, in bytes.
        static let validator = 512
    }

    let database: Database
    let wallClock: any WallClock
    let logger: any Logger

    /// The answer of an address; nil where none is kept.
    func kept(for url: URL) async -> Kept? {
        await attempt { database in
            try await database.read { connection in
                try connection.first(
                    "SELECT etag, last_modified, body FROM networking_responses WHERE url = ?", [.text(url.absoluteString)]
                ) {
                    Kept(etag: try $0.optionalText(0), lastModified: try $0.optionalText(1), body: try $0.blob(2))
                }
            }
        } ?? nil
    }

    /// Keeps an answer in the place of the one before, or none where the server does not want it kept or gives nothing to know it by.
    func keep(_ answer: NetworkResponse, for url: URL) async {
        let etag = validator(answer.headers["etag"])
        let lastModified = validator(answer.headers["last-modified"])
        let isWanted = answer.headers["cache-control"]?.lowercased().contains("no-store") != true
        guard isWanted, etag ?? lastModified != nil, answer.body.count <= Limit.bytes else { return await forget(url) }
        let now = wallClock.now.timeIntervalSince1970
        await attempt { database in
            try await database.write { connection in
                _ = try connection.execute(
                    "INSERT OR REPLACE INTO networking_responses (url, etag, last_modified, body, used_at) VALUES (?, ?, ?, ?, ?)",
                    [.text(url.absoluteString), SQLValue(etag), SQLValue(lastModified), .blob(answer.body), .real(now)])
                _ = try connection.execute(
                    """
                    DELETE FROM networking_responses WHERE url IN (
                        SELECT url FROM (
                            SELECT url, row_number() OVER newest AS place, sum(length(body)) OVER newest AS bytes FROM networking_responses
                            WINDOW newest AS (ORDER BY used_at DESC, url ROWS UNBOUNDED PRECEDING)
                        ) WHERE place > ? OR bytes > ?
                    )
                    """, [SQLValue(Limit.answers), SQLValue(Limit.bytes)])
            }
        }
    }

    /// Notes that an answer was used.
    func touch(_ url: URL) async {
        let now = wallClock.now.timeIntervalSince1970
        await attempt { database in
            try await database.write { connection in
                _ = try connection.execute(
                    "UPDATE networking_responses SET used_at = ? WHERE url = ?", [.real(now), .text(url.absoluteString)])
            }
        }
    }

    /// Forgets the answer of an address.
    func forget(_ url: URL) async {
        await attempt { database in
            try await database.write { _ = try $0.execute("DELETE FROM networking_responses WHERE url = ?", [.text(url.absoluteString)]) }
        }
    }

    private func validator(_ text: String?) -> String? {
        text.flatMap { $0.isEmpty || $0.utf8.count > Limit.validator ? nil : $0 }
    }

    @discardableResult
    private func attempt<Value: Sendable>(_ body: (Database) async throws -> Value) async -> Value? {
        do {
            return try await body(database)
        } catch {
            logger.log(.warning, "network.cacheFailed", ["error": .failure(error)])
            return nil
        }
    }
}
