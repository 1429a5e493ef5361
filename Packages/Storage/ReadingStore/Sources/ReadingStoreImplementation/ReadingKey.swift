import Domain
import Foundation
import Persistence

/// What a reading's identifier is made of: its row's key, so that it is found without an index of random text, and a random salt, so
/// that it is never used again, not even after a backup was restored.
struct ReadingKey: Equatable {
    let key: Int64
    let salt: String

    init(key: Int64, salt: String) {
        self.key = key
        self.salt = salt
    }

    /// Reads an identifier; nil for text that this store never gave.
    init?(_ id: Reading.ID) {
        let parts = id.rawValue.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let key = Int64(parts[0]) else { return nil }
        self.init(key: key, salt: String(parts[1]))
    }

    var id: Reading.ID { Reading.ID(rawValue: "\(key)-\(salt)") }

    /// The salt of a new reading: the 48 bits at the end of an identifier.
    static func salt(_ identifier: UUID) -> String {
        identifier.uuidString.suffix(12).lowercased()
    }

    /// The key of a reading that is there, deleted or not.
    static func find(_ id: Reading.ID, _ connection: Connection) throws -> Int64? {
        guard let parts = ReadingKey(id) else { return nil }
        return try connection.first(
            "SELECT key FROM readings_readings WHERE key = ? AND salt = ?", [.integer(parts.key), .text(parts.salt)]
        ) { try $0.int64(0) }
    }
}
