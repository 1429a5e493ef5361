import Domain
import Insights
import Persistence

/// The values of laboratories in the database. Every function throws `DatabaseError`.
struct LabResultStore: Sendable {
    let database: Database

    func results(of person: Person.ID) async throws -> [LabResult] {
        try await database.read { try LabTable.all(of: person, $0) }
    }

    func set(_ result: LabResult, of person: Person.ID) async throws {
        try await database.write { try LabTable.set(result, of: person, $0) }
    }

    func remove(_ id: LabResult.ID, of person: Person.ID) async throws {
        try await database.write { try LabTable.remove(id, of: person, $0) }
    }

    /// Tells that values were changed.
    func changes() -> AsyncStream<Set<String>> {
        database.changes { $0.intersection(["insights_lab_results"]) }
    }
}
