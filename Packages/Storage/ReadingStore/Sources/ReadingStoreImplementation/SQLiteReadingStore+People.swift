public import Domain
import Persistence
public import ReadingStore

extension SQLiteReadingStore: PeopleStore {
    /// Everyone, in the order in which they were added.
    public func people() async throws -> [Person] {
        try await read { try PersonTable.all($0) }
    }

    /// Adds someone.
    public func addPerson(name: String) async throws -> Person {
        let person = Person(id: Person.ID(rawValue: newIdentifier()), name: name)
        try await write { connection in
            _ = try connection.execute("INSERT INTO readings_people (id, name) VALUES (?, ?)", [.text(person.id.rawValue), .text(name)])
        }
        return person
    }

    /// Gives someone another name.
    public func rename(_ id: Person.ID, to name: String) async throws {
        try await write { connection in
            let key = try PersonTable.key(of: id, connection)
            try connection.execute("UPDATE readings_people SET name = ? WHERE key = ?", [.text(name), .integer(key)])
        }
    }

    /// The target set of someone, the standard one until another is chosen.
    public func targetSet(of id: Person.ID) async throws -> TargetSet {
        try await read { connection in
            try PersonTable.targets(of: PersonTable.key(of: id, connection), connection)
        }
    }

    /// Chooses the target set of someone.
    public func setTargetSet(_ targets: TargetSet, of id: Person.ID) async throws {
        try await write { try PersonTable.setTargets(targets, of: PersonTable.key(of: id, $0), $0) }
    }
}
