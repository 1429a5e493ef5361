import Domain
import Persistence
import Preferences
import PreferencesImplementation
import TestSupport
import Testing

@Suite struct SQLitePreferencesTests {
    private func makeSubject(_ database: Database) async throws -> SQLitePreferences {
        try await database.migrate(PreferencesMigrations.all)
        return SQLitePreferences(database: database)
    }

    @Test func whatIsSetIsThereAfterARestart() async throws {
        let folder = try TemporaryFolder()
        let location = DatabaseLocation.file(path: folder.path("a.db"))
        let database = try Database(location)
        let before = try await makeSubject(database)
        try await before.set(.always(.millimolesPerLiter), for: .unit)
        try await before.set(.dark, for: .theme)
        try await before.set(.light, for: .theme)
        try await before.set(.always(code: "de"), for: .language)
        try await before.set(.days90, for: .window)
        await database.close()
        let values = try await makeSubject(Database(location)).values()
        #expect(values[.unit] == .always(.millimolesPerLiter))
        #expect(values[.theme] == .light)
        #expect(values[.language] == .always(code: "de"))
        #expect(values[.window] == .days90)
    }

    @Test func aResetGoesBackToTheDefault() async throws {
        let preferences = try await makeSubject(Database(.memory))
        try await preferences.set(.dark, for: .theme)
        try await preferences.reset(.theme)
        try await preferences.reset(.theme)
        #expect(try await preferences.values() == PreferenceValues())
    }

    @Test func whatANewerVersionSetIsKept() async throws {
        let database = try Database(.memory)
        let preferences = try await makeSubject(database)
        try await database.write { connection in
            _ = try connection.execute("INSERT INTO preferences_values VALUES ('theme', 'sepia'), ('future', 'x')")
        }
        #expect(try await preferences.values()[.theme] == .automatic)
        try await preferences.set(.days7, for: .window)
        let kept = try await database.read {
            try $0.query("SELECT name || '=' || value FROM preferences_values ORDER BY name") { try $0.text(0) }
        }
        #expect(kept == ["future=x", "theme=sepia", "window=7"])
    }

    @Test func aChangeIsToldAndTheSameValueAgainIsNot() async throws {
        let database = try Database(.memory)
        let preferences = try await makeSubject(database)
        let stream = preferences.changes()
        try await preferences.set(.dark, for: .theme)
        var changes = stream.makeAsyncIterator()
        #expect(await changes.next() == .values)
        try await preferences.set(.dark, for: .theme)
        await database.close()
        #expect(await changes.next() == nil)
    }

    @Test func aFailureSaysWhatIsSafe() async throws {
        let database = try Database(.memory)
        let preferences = try await makeSubject(database)
        await database.close()
        let words = DatabaseError.closed.description
        await #expect(throws: PreferencesError.notRead(words)) { try await preferences.values() }
        await #expect(throws: PreferencesError.notStored(name: "theme", words)) { try await preferences.set(.dark, for: .theme) }
        await #expect(throws: PreferencesError.notStored(name: "unit", words)) { try await preferences.reset(.unit) }
        #expect("\(PreferencesError.notRead("x"))" == "The preferences could not be read. x")
        #expect("\(PreferencesError.notStored(name: "unit", "x"))".contains("“unit”"))
    }
}
