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

    /// The target sets of someone for readings at a meal.
    public func mealTargetSets(of id: Person.ID) async throws -> [Meal: TargetSet] {
        try await read { connection in
            let sets = try PersonTable.targets(of: PersonTable.key(of: id, connection), connection)
            let meals = Self.meals.compactMap { meal in sets[meal.name].map { (meal, $0) } }
            return Dictionary(meals, uniquingKeysWith: { first, _ in first })
        }
    }

    /// Chooses the target sets of someone for readings at a meal.
    public func setMealTargetSets(_ sets: [Meal: TargetSet], of id: Person.ID) async throws {
        try await write { connection in
            let key = try PersonTable.key(of: id, connection)
            try connection.execute(
                "DELETE FROM readings_target_sets WHERE person = ? AND applies <> ?", [.integer(key), .text(PersonTable.always)])
            for meal in Self.meals {
                if let targets = sets[meal] { try PersonTable.setTargets(targets, of: key, for: meal.name, connection) }
            }
        }
    }

    /// What is stored of someone.
    public func holdings(of id: Person.ID) async throws -> PersonHoldings {
        try await read { try ProfileTable.holdings(of: PersonTable.key(of: id, $0), $0) }
    }

    /// Deletes someone and everything of theirs, and leaves no byte of it in the files.
    public func erase(_ id: Person.ID) async throws {
        let now = now
        try await write { connection in
            try PersonErasure(of: PersonTable.key(of: id, connection), at: now, connection).run()
        }
        try await purge()
    }

    /// Rewrites the database where an erasure was cut off before it had.
    public func finishErasing() async throws {
        let isUnfinished = try await read { try $0.first("SELECT 1 FROM readings_erasures") { try $0.int(0) } != nil }
        if isUnfinished { try await purge() }
    }

    private static let meals: [Meal] = (1...5).map { Meal(code: $0) }
}
