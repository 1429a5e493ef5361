import Domain
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Testing

@Suite struct ProfileStoreTests {
    private let nobody = Person.ID(rawValue: "nobody")

    @Test func aProfileIsEmptyUntilItIsFilledIn() async throws {
        let store = try await makeSubject()
        #expect(try await store.profile(of: .first) == PersonProfile())
        let profile = PersonProfile(
            name: "Ada", birthDate: date("1957-03-27"), diabetesType: .type2, clinic: "Dr. Weiß\nTuesdays",
            address: DeliveryAddress(recipient: "A. L.", street: "Weg 1", postalCode: "01234", city: "Bonn", country: "Germany"))
        try await store.setProfile(profile, of: .first)
        #expect(try await store.profile(of: .first) == profile)
        #expect(try await store.people() == [Person(id: .first, name: "Ada")])
        try await store.setProfile(PersonProfile(name: "Ada"), of: .first)
        #expect(try await store.profile(of: .first) == PersonProfile(name: "Ada"))
        await #expect(throws: ReadingStoreError.unknownPerson(nobody)) { try await store.profile(of: nobody) }
        await #expect(throws: ReadingStoreError.unknownPerson(nobody)) { try await store.setProfile(profile, of: nobody) }
    }

    @Test func whatANewerVersionWroteIsLeftOut() async throws {
        let database = try Database(.memory)
        let store = try await makeSubject(database)
        try await database.write { _ = try $0.execute("UPDATE readings_people SET birth_date = 'spring', diabetes_type = 'type9'") }
        #expect(try await store.profile(of: .first) == PersonProfile())
    }

    @Test func eachMealMayHaveATargetSetOfItsOwn() async throws {
        let store = try await makeSubject()
        #expect(try await store.mealTargetSets(of: .first) == [:])
        try await store.setMealTargetSets([.fasting: .pregnancy, .afterMeal: .standard, .reserved(9): .standard], of: .first)
        #expect(try await store.mealTargetSets(of: .first) == [.fasting: .pregnancy, .afterMeal: .standard])
        try await store.setTargetSet(.olderOrHighRisk, of: .first)
        try await store.setMealTargetSets([.bedtime: .pregnancy], of: .first)
        #expect(try await store.mealTargetSets(of: .first) == [.bedtime: .pregnancy])
        #expect(try await store.targetSet(of: .first) == .olderOrHighRisk)
        await #expect(throws: ReadingStoreError.unknownPerson(nobody)) { try await store.setMealTargetSets([:], of: nobody) }
    }

    @Test func aMeterChangesHandsWithOrWithoutWhatItBrought() async throws {
        let store = try await makeSubject()
        let mia = try await store.addPerson(name: "Mia")
        try await store.sync(.guide, [.make(1), .make(2)])
        let guide = try #require(try await store.devices().first)
        try await store.assign(guide.id, to: mia.id, withReadings: false)
        #expect(try await store.readings(ReadingQuery(person: .first)).count == 2)
        #expect(try await store.holdings(of: mia.id) == PersonHoldings(readings: 0, notes: 0, devices: 1))
        try await store.sync(.guide, [.make(3)])
        #expect(try await store.readings(ReadingQuery(person: mia.id)).map(\.sequence) == [3])
        try await store.assign(guide.id, to: .first, withReadings: true)
        #expect(try await store.readings(ReadingQuery(person: mia.id)) == [])
        #expect(try await store.readings(ReadingQuery(person: .first)).map(\.sequence) == [1, 2, 3])
        #expect(try await store.holdings(of: .first) == PersonHoldings(readings: 3, notes: 0, devices: 1))
    }
}
