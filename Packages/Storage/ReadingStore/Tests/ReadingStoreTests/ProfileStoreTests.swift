import Common
import Domain
import Foundation
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
        let sets = TargetSet.olderOrHighRisk.with(meals: [.fasting: .pregnancy, .afterMeal: .standard])
        try await store.setTargetSet(sets.with(meals: sets.meals.merging([.reserved(9): .standard]) { $1 }), of: .first)
        #expect(try await store.targetSet(of: .first) == sets)
        try await store.setTargetSet(.standard.with(meals: [.bedtime: .pregnancy]), of: .first)
        #expect(try await store.targetSet(of: .first) == .standard.with(meals: [.bedtime: .pregnancy]))
        try await store.setTargetSet(.standard, of: .first)
        #expect(try await store.targetSet(of: .first) == .standard)
    }

    @Test func readingsAreFoundByTheRangeOfTheirMeal() async throws {
        let store = try await makeSubject()
        let targets = TargetSet.standard.with(meals: [.fasting: .pregnancy])
        for (minute, meal) in [(1, Meal.fasting), (2, .bedtime), (3, nil)] as [(Int, Meal?)] {
            let at = try #require(time("2026-02-01T08:0\(minute):00"))
            _ = try await store.add(NewReading(measuredAt: at, result: milligrams(150), meal: meal))
        }
        for band in GlucoseBand.allCases {
            let found = try await store.readings(ReadingQuery(bands: ReadingQuery.Bands([band], of: targets)))
            #expect(found == (try await store.all().filter { targets.band(of: $0) == band }), "\(band)")
        }
        #expect(try await store.readings(ReadingQuery(bands: .init([.high], of: targets))).map(\.meal) == [.fasting])
    }

    @Test func aMeterThatIsAddedBelongsToWhoeverIsTakenForItsOwner() async throws {
        let database = try Database(.memory)
        let mia = try await makeSubject(database).addPerson(name: "Mia")
        let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_352_000), timeZone: .gmt)
        func store(owner: Person.ID) -> SQLiteReadingStore {
            SQLiteReadingStore(database: database, clock: clock, identifiers: RandomIdentifierSource()) { owner }
        }
        #expect(try await store(owner: mia.id).add(.guide).person == mia.id)
        #expect(try await store(owner: nobody).add(.contour).person == .first)
        let given = NewDevice(address: "00:11:22:33:44:77", name: "x", person: .first, isSimulated: false)
        #expect(try await store(owner: mia.id).add(given).person == .first)
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
