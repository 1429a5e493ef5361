import Common
import Foundation
import LogbookMocks
import Preferences
import PreferencesMocks
import ReadingStore
import ReadingStoreMocks
import Synchronization
import Testing

@testable import LogbookImplementation

@MainActor @Suite(.timeLimit(.minutes(10)))
struct StoreBackedTests {
    private let readings = MockReadingQuerying()
    private let preferences = MockPreferenceStore()

    @Test func nothingIsReadBeforeItIsAskedFor() {
        #expect(makeSubject { 1 }.value == .loading)
    }

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

    @Test func anAnswerThatComesLateIsDropped() async {
        let reads = Counter()
        let (release, releasing) = AsyncStream.makeStream(of: Void.self)
        let (started, starting) = AsyncStream.makeStream(of: Void.self)
        let subject = makeSubject {
            let number = reads.next()
            if number == 1 {
                starting.finish()
                for await _ in release {}
            }
            return number
        }
        let slow = Task { await subject.load() }
        for await _ in started {}
        await subject.load()
        #expect(subject.value == .loaded(2))
        releasing.finish()
        await slow.value
        #expect(subject.value == .loaded(2))
    }

    private func makeSubject(_ read: @escaping @Sendable () async throws -> Int) -> StoreBacked<Int> {
        let dependencies = LogbookDependencies(
            readings: readings, editing: MockReadingEditing(), people: MockPeopleStore(), preferences: preferences,
            wallClock: FixedWallClock(now: .distantPast, timeZone: .gmt))
        return StoreBacked(dependencies, interests: [.readings, .people], read: read)
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
