import Common
import Domain
import Foundation
import Observation
import Persistence
import PreferencesMocks
import ReadingStore
import ReadingStoreImplementation
import ReadingStoreMocks
import Statistics
import Testing

@testable import SensorLogbookImplementation

/// The days of a sensor over the real store.
@MainActor
struct LiveSensorLogbookViewModelTests {
    @Test func aDayHasItsFiguresAndThoseOfItsParts() async throws {
        let (store, subject) = try await makeSubject()
        #expect(subject.state == .loading)
        try await add(to: store, (0..<288).map { ("2026-03-01", $0 * 5, Int32(100 + $0)) })
        await subject.load()
        let day = try #require(subject.page?.days.first)
        #expect(subject.page?.days.count == 1 && subject.page?.earlier == nil && subject.page?.isNewest == true)
        #expect(day.statistics.count == 288 && day.parts.map(\.hour) == [0, 3, 6, 9, 12, 15, 18, 21])
        #expect(day.parts.allSatisfy { $0.statistics.count == 36 })
        #expect(day.statistics.count(in: .inTarget) == 81 && day.unit == .milligramsPerDeciliter && !day.isSimulated)
    }

    @Test func aPageHasSevenDaysAndLeadsToTheOnesBefore() async throws {
        let (store, subject) = try await makeSubject()
        try await add(to: store, (1...9).map { ("2026-03-0\($0)", 60, 100) })
        await subject.load()
        #expect(subject.page?.days.map { "\($0.date)" }.first == "2026-03-09" && subject.page?.days.count == 7)
        let earlier = try #require(subject.page?.earlier)
        #expect(earlier == .until(try #require(CivilDate("2026-03-02"))))
        let before = LiveSensorLogbookViewModel(reader: SensorLogbookReader(dependencies: Self.dependencies(store)), route: earlier)
        await before.load()
        #expect(before.page?.days.map { "\($0.date)" } == ["2026-03-02", "2026-03-01"])
        #expect(before.page?.earlier == nil && before.page?.isNewest == false)
    }

    @Test func testsOfBloodAreNotInItAndSimulatedReadingsAreApart() async throws {
        let (store, subject) = try await makeSubject()
        try await add(to: store, [("2026-03-01", 60, 100)])
        try await add(to: store, [("2026-03-01", 70, 200)], simulated: true)
        try await add(to: store, [("2026-03-01", 80, 300)], address: "00:00:00:00:00:09", type: .capillaryPlasma)
        await subject.load()
        #expect(subject.page?.days.map(\.isSimulated) == [false, true])
        #expect(subject.page?.days.map(\.statistics.mean) == [100, 200])
    }

    @Test func withoutReadingsThereIsAnEmptyPage() async throws {
        let (_, subject) = try await makeSubject()
        await subject.load()
        #expect(subject.page?.days == [])
    }

    @Test func aSyncShowsWithoutAnyoneAsking() async throws {
        let (store, subject) = try await makeSubject()
        await subject.load()
        try await add(to: store, [("2026-03-01", 60, 100)])
        while subject.page?.days.isEmpty != false { await Task.yield() }
        #expect(subject.page?.days.count == 1)
    }

    @Test func aChangeOfTheUnitShowsWithoutAnyoneAsking() async throws {
        let store = try await makeStore()
        let preferences = MockPreferenceStore()
        preferences.valuesToReturn = PreferenceValues()
        let dependencies = SensorLogbookDependencies(readings: store, people: store, preferences: preferences)
        let subject = LiveSensorLogbookViewModel(reader: SensorLogbookReader(dependencies: dependencies), route: .newest)
        try await add(to: store, [("2026-03-01", 60, 100)])
        await subject.load()
        #expect(subject.page?.days.first?.unit == .milligramsPerDeciliter)
        preferences.valuesToReturn = PreferenceValues(texts: ["unit": "mmol/L"])
        preferences.sendChange()
        while subject.page?.days.first?.unit != .millimolesPerLiter { await Task.yield() }
    }

    @Test func theReadingsOfWhoIsShownAreShown() async throws {
        let store = try await makeStore()
        let mia = try await store.addPerson(name: "Mia")
        let preferences = MockPreferenceStore()
        preferences.valuesToReturn = PreferenceValues(texts: ["shownPerson": "person:\(mia.id)"])
        let dependencies = SensorLogbookDependencies(readings: store, people: store, preferences: preferences)
        let subject = LiveSensorLogbookViewModel(reader: SensorLogbookReader(dependencies: dependencies), route: .newest)
        try await add(to: store, [("2026-03-01", 60, 100)])
        await subject.load()
        #expect(subject.page?.days == [])
        preferences.valuesToReturn = PreferenceValues(texts: ["shownPerson": "person:gone"])
        await subject.load()
        #expect(subject.page?.days.count == 1)
    }

    @Test func aStoreThatCannotBeReadIsAFailure() async {
        let readings = MockReadingQuerying()
        readings.daysCall.toThrow(.unknownPerson(.first))
        let preferences = MockPreferenceStore()
        preferences.valuesToReturn = PreferenceValues()
        let dependencies = SensorLogbookDependencies(readings: readings, people: MockPeopleStore(), preferences: preferences)
        let subject = LiveSensorLogbookViewModel(reader: SensorLogbookReader(dependencies: dependencies), route: .newest)
        await subject.load()
        guard case .failed(.notRead) = subject.state else {
            Issue.record("\(subject.state)")
            return
        }
    }

    private func makeSubject() async throws -> (SQLiteReadingStore, LiveSensorLogbookViewModel) {
        let store = try await makeStore()
        return (store, LiveSensorLogbookViewModel(reader: SensorLogbookReader(dependencies: Self.dependencies(store)), route: .newest))
    }

    private static func dependencies(_ store: SQLiteReadingStore) -> SensorLogbookDependencies {
        let preferences = MockPreferenceStore()
        preferences.valuesToReturn = PreferenceValues()
        return SensorLogbookDependencies(readings: store, people: store, preferences: preferences)
    }

    /// Stores readings of minutes of days in a sync of their own.
    private func add(
        to store: SQLiteReadingStore, _ readings: [(day: String, minute: Int, value: Int32)], address: String = "00:00:00:00:00:01",
        simulated: Bool = false, type: SampleType = .interstitialFluid
    ) async throws {
        let device = try await store.add(NewDevice(address: address, name: "Sensor", kind: .sensor, isSimulated: simulated))
        let records = try readings.enumerated().map { index, reading in
            let day = try #require(CivilDate(reading.day))
            let time = CivilDateTime(date: day, hour: reading.minute / 60, minute: reading.minute % 60, second: 0)
            return NewRecord(
                epoch: 0, sequence: UInt16(index), identity: [UInt8(index & 0xFF), UInt8(index >> 8)], measurement: [0],
                result: .glucose(.milligramsPerDeciliter(reading.value)), measuredAt: time, type: type, location: nil, status: nil)
        }
        let sync = try await store.beginSync(of: device.id)
        _ = try await store.finishSync(sync.id, storing: RecordBatch(records: records), as: SyncEnd(.complete))
    }
}

extension LiveSensorLogbookViewModel {
    /// The page, where it was loaded.
    fileprivate var page: SensorLogbookPage? {
        if case .loaded(let page) = state { page } else { nil }
    }
}
