import Common
import Foundation
import LiveUI
import Logbook
import LogbookMocks
import Preferences
import PreferencesMocks
import ReadingStore
import ReadingStoreMocks
import Synchronization
import Testing

@testable import LogbookImplementation

/// What the logbook follows, and how it tells of what could not be read.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct StoreBackedTests {
    private let readings = MockReadingQuerying()
    private let preferences = MockPreferenceStore()

    @Test func onlyChangesOfInterestAreReadAgain() async {
        let reads = Counter()
        let subject = makeSubject { reads.next() }
        readings.changesCalls.send([.devices, .syncs])
        readings.changesCalls.send([.readings, .syncs])
        await until { subject.value == .loaded(1) }
        preferences.sendChange()
        await until { subject.value == .loaded(2) }
    }

    @Test func aFailureIsSaidAndTheNextReadMayMendIt() async {
        let reads = Counter()
        let subject = makeSubject { () throws -> Int in
            switch reads.next() {
            case 1: throw LogbookError.noSuchReading
            case 2: throw ReadingStoreError.storage(.busy, "held by another process")
            case let number: number
            }
        }
        await subject.load()
        #expect(subject.value == .failed(.noSuchReading))
        await subject.load()
        #expect(subject.value == .failed(.notRead("held by another process")))
        await subject.load()
        #expect(subject.value == .loaded(3))
    }

    private func makeSubject(_ read: @escaping @Sendable () async throws -> Int) -> LiveUI.StoreBacked<Int, LogbookError> {
        let dependencies = LogbookDependencies(
            readings: readings, editing: MockReadingEditing(), people: MockPeopleStore(), preferences: preferences,
            wallClock: FixedWallClock(now: .distantPast, timeZone: .gmt))
        return LiveUI.StoreBacked(dependencies, interests: [.readings, .people], read: read)
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
