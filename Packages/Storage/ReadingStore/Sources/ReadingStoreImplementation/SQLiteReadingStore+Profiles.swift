public import Domain
import Persistence
public import ReadingStore

extension SQLiteReadingStore: ProfileStore {
    /// What someone said about themselves.
    public func profile(of id: Person.ID) async throws -> PersonProfile {
        try await read { connection in
            guard let profile = try ProfileTable.profile(of: PersonTable.key(of: id, connection), connection) else {
                throw ReadingStoreError.unknownPerson(id)
            }
            return profile
        }
    }

    /// Takes over what someone says about themselves.
    public func setProfile(_ profile: PersonProfile, of id: Person.ID) async throws {
        try await write { try ProfileTable.set(profile, of: PersonTable.key(of: id, $0), $0) }
    }

    /// What is stored of someone.
    public func holdings(of id: Person.ID) async throws -> PersonHoldings {
        try await read { try ProfileTable.holdings(of: PersonTable.key(of: id, $0), $0) }
    }

    /// Deletes someone and everything of theirs, and leaves no byte of it in the files.
    public func erase(_ id: Person.ID) async throws {
        let now = now
        try await write { [erasing] connection in
            try erasing(id, connection)
            try PersonErasure(of: PersonTable.key(of: id, connection), at: now, connection).run()
        }
        try await purge()
    }

    /// Rewrites the database where an erasure was cut off before it had.
    public func finishErasing() async throws {
        let isUnfinished = try await read { try $0.first("SELECT 1 FROM readings_erasures") { try $0.int(0) } != nil }
        if isUnfinished { try await purge() }
    }
}
