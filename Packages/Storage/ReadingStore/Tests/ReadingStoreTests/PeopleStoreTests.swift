import Domain
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Testing

@Suite struct PeopleStoreTests {
    @Test func everyInstallationBeginsWithOnePerson() async throws {
        let store = try await makeSubject()
        #expect(try await store.people() == [Person(id: .first, name: "")])
    }

    @Test func peopleAreAddedAndRenamed() async throws {
        let store = try await makeSubject()
        let mia = try await store.addPerson(name: "Mia")
        try await store.rename(.first, to: "Ada")
        #expect(try await store.people() == [Person(id: .first, name: "Ada"), mia])
        let nobody = Person.ID(rawValue: "nobody")
        await #expect(throws: ReadingStoreError.unknownPerson(nobody)) { try await store.rename(nobody, to: "x") }
    }

    @Test func eachHasATargetSetOfTheirOwn() async throws {
        let store = try await makeSubject()
        let mia = try await store.addPerson(name: "Mia")
        let limits = try #require(TargetSet.Limits(veryLow: 54, low: 63, high: 140, veryHigh: 250))
        let tenths = try #require(TargetSet.Limits(veryLow: 30, low: 35, high: 78, veryHigh: 139))
        let pregnancy = TargetSet(milligramsPerDeciliter: limits, tenthsOfMillimolesPerLiter: tenths)
        try await store.setTargetSet(.standard, of: mia.id)
        try await store.setTargetSet(pregnancy, of: mia.id)
        #expect(try await store.targetSet(of: mia.id) == pregnancy)
        #expect(try await store.targetSet(of: .first) == .standard)
        let nobody = Person.ID(rawValue: "nobody")
        await #expect(throws: ReadingStoreError.unknownPerson(nobody)) { try await store.targetSet(of: nobody) }
        await #expect(throws: ReadingStoreError.unknownPerson(nobody)) { try await store.setTargetSet(pregnancy, of: nobody) }
    }

    @Test func limitsThatCannotBeAreTheStandardOnes() async throws {
        let database = try Database(.memory)
        let store = try await makeSubject(database)
        try await store.setTargetSet(.standard, of: .first)
        try await database.write { _ = try $0.execute("UPDATE readings_target_sets SET mg_low = 900") }
        #expect(try await store.targetSet(of: .first) == .standard)
    }
}
