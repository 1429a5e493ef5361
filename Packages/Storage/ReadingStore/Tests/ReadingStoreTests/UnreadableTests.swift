import Domain
import ReadingStore
import ReadingStoreImplementation
import Testing

@Suite struct UnreadableTests {
    private func cut(_ record: NewRecord, to count: Int) -> UnreadableFrame {
        UnreadableFrame(
            bytes: Array(record.measurement.prefix(count)), reason: "too short", sequence: count >= 3 ? record.sequence : nil)
    }

    @Test func aFrameIsKeptOnceAndItsSyncsAreCounted() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let frame = cut(.make(7), to: 8)
        for count in 1...5 {
            #expect(try await store.sync(.guide, unreadable: [frame, frame]).counts == StoredCounts(unreadable: 1))
            #expect(try await store.unreadable(limit: nil) == [UnreadableRecord(device: device.identity, frame: frame)])
            let state = try await store.beginSync(of: device.id).unreadable
            #expect(state == [UnreadableState(frame: frame, syncCount: count)])
            #expect(state.map(\.isPassed) == [count > 3])
        }
    }

    @Test func eachMeterHasItsOwn() async throws {
        let store = try await makeSubject()
        let frame = cut(.make(7), to: 8)
        try await store.sync(.guide, unreadable: [frame])
        try await store.sync(.contour, [.make(7)], unreadable: [frame])
        #expect(try await store.unreadable(limit: nil).map(\.device.name) == ["Accu-Chek Guide"])
    }

    @Test func itGoesWhenTheRecordOfItsNumberDecodes() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(6)], unreadable: [cut(.make(7), to: 12), cut(.make(8), to: 3)])
        #expect(try await store.unreadable(limit: nil).count == 2)
        let summary = try await store.sync(.guide, [.make(7)])
        #expect(summary.counts == StoredCounts(new: 1))
        #expect(try await store.unreadable(limit: nil).map(\.frame.sequence) == [8])
    }

    @Test func oneOfTheSameSyncGoesToo() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let state = try await store.beginSync(of: device.id)
        #expect(try await store.store(RecordBatch(unreadable: [cut(.make(7), to: 5)]), in: state.id).unreadable == 1)
        let summary = try await store.finishSync(
            state.id, storing: RecordBatch(records: [.make(7)]), as: SyncEnd(.complete))
        #expect(summary.counts == StoredCounts(new: 1))
        #expect(try await store.unreadable(limit: nil) == [])
    }

    @Test(arguments: [0, 1, 2]) func oneTooShortForItsNumberGoesWithTheNextNewRecordThatBeginsSo(count: Int) async throws {
        let store = try await makeSubject()
        let frame = cut(.make(7), to: count)
        try await store.sync(.guide, [.make(6), .make(8)], unreadable: [frame])
        #expect(try await store.unreadable(limit: nil).map(\.frame) == [frame])
        try await store.sync(.guide, [.make(6)])
        #expect(try await store.unreadable(limit: nil).map(\.frame) == [frame])
        try await store.sync(.guide, [.make(7), .make(8)])
        #expect(try await store.unreadable(limit: nil) == [])
    }

    @Test func oneTooShortForItsNumberStaysWhileItComesAgain() async throws {
        let store = try await makeSubject()
        let frame = cut(.make(7), to: 1)
        try await store.sync(.guide, [.make(6)], unreadable: [frame])
        try await store.sync(.guide, [.make(8)], unreadable: [frame])
        #expect(try await store.unreadable(limit: nil).map(\.frame) == [frame])
    }

    @Test func oneNewRecordAccountsForOneShortFrame() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, unreadable: [cut(.make(7), to: 1), cut(.make(7), to: 2)])
        try await store.sync(.guide, [.make(7)])
        #expect(try await store.unreadable(limit: nil).count == 1)
    }

    @Test func aPartOfARecordThatIsStoredIsNotKept() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(7)])
        #expect(try await store.sync(.guide, unreadable: [cut(.make(7), to: 11)]).counts == StoredCounts(known: 1))
        #expect(try await store.unreadable(limit: nil) == [])
        #expect(try await store.sync(.guide, unreadable: [cut(.make(7), to: 5)]).counts == StoredCounts(unreadable: 1))
        #expect(try await store.sync(.guide, unreadable: [cut(.make(7, at: "2025-12-31T23:59:59"), to: 11)]).counts.unreadable == 1)
    }

    @Test func aContextIsResolvedByAContextAndNotByItsRecord() async throws {
        let store = try await makeSubject()
        let frame = UnreadableFrame(kind: .context, bytes: [0x02, 7, 0], reason: "too short", sequence: 7)
        let short = UnreadableFrame(kind: .context, bytes: [0x02], reason: "too short", sequence: nil)
        try await store.sync(.guide, [.make(7)], unreadable: [frame, short])
        #expect(try await store.unreadable(limit: nil).map(\.frame) == [frame, short])
        try await store.sync(.guide, contexts: [.make(7, .fasting)])
        #expect(try await store.unreadable(limit: nil) == [])
    }

    @Test func theyAreLimitedAndCountedWithoutBeingLoaded() async throws {
        let store = try await makeSubject()
        #expect(try await store.unreadableCount() == 0)
        try await store.sync(.guide, unreadable: (1...3).map { cut(.make($0), to: 8) })
        try await store.sync(.contour, unreadable: [cut(.make(9), to: 8)])
        #expect(try await store.unreadable(limit: 2).map(\.frame.sequence) == [1, 2])
        #expect(try await store.unreadable(limit: 0) == [])
        #expect(try await store.unreadable(limit: -1) == [])
        #expect(try await store.unreadable(limit: .max).count == 4)
        #expect(try await store.unreadableCount() == 4)
    }
}
