import Domain
import ReadingStore
import ReadingStoreImplementation
import Testing

@Suite struct UnreadableTests {
    private func cut(_ record: NewRecord, to count: Int) -> UnreadableFrame {
        UnreadableFrame(
            bytes: Array(record.measurement.prefix(count)), reason: .tooShort(needed: 10, got: 1),
            sequence: count >= 3 ? record.sequence : nil)
    }

    @Test func aFrameIsKeptOnceAndItsSyncsAreCounted() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let frame = cut(.make(7), to: 8)
        for count in 1...5 {
            #expect(try await store.sync(.guide, unreadable: [frame, frame]).counts == StoredCounts(unreadable: 1))
            #expect(try await store.unreadable(after: nil, limit: nil).records == [UnreadableRecord(device: device.identity, frame: frame)])
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
        #expect(try await store.unreadable(after: nil, limit: nil).records.map(\.device.name) == ["Accu-Chek Guide"])
    }

    @Test func itGoesWhenTheRecordOfItsNumberDecodes() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(6)], unreadable: [cut(.make(7), to: 12), cut(.make(8), to: 3)])
        #expect(try await store.unreadable(after: nil, limit: nil).records.count == 2)
        let summary = try await store.sync(.guide, [.make(7)])
        #expect(summary.counts == StoredCounts(new: 1))
        #expect(try await store.unreadable(after: nil, limit: nil).records.map(\.frame.sequence) == [8])
    }

    @Test func oneOfTheSameSyncGoesToo() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let state = try await store.beginSync(of: device.id)
        #expect(try await store.store(RecordBatch(unreadable: [cut(.make(7), to: 5)]), in: state.id).unreadable == 1)
        let summary = try await store.finishSync(
            state.id, storing: RecordBatch(records: [.make(7)]), as: SyncEnd(.complete))
        #expect(summary.counts == StoredCounts(new: 1))
        #expect(try await store.unreadable(after: nil, limit: nil).records == [])
    }

    @Test(arguments: [0, 1, 2]) func oneTooShortForItsNumberGoesWithTheNextNewRecordThatBeginsSo(count: Int) async throws {
        let store = try await makeSubject()
        let frame = cut(.make(7), to: count)
        try await store.sync(.guide, [.make(6), .make(8)], unreadable: [frame])
        #expect(try await store.unreadable(after: nil, limit: nil).records.map(\.frame) == [frame])
        try await store.sync(.guide, [.make(6)])
        #expect(try await store.unreadable(after: nil, limit: nil).records.map(\.frame) == [frame])
        try await store.sync(.guide, [.make(7), .make(8)])
        #expect(try await store.unreadable(after: nil, limit: nil).records == [])
    }

    @Test func oneTooShortForItsNumberStaysWhileItComesAgain() async throws {
        let store = try await makeSubject()
        let frame = cut(.make(7), to: 1)
        try await store.sync(.guide, [.make(6)], unreadable: [frame])
        try await store.sync(.guide, [.make(8)], unreadable: [frame])
        #expect(try await store.unreadable(after: nil, limit: nil).records.map(\.frame) == [frame])
    }

    /// A record is known, a second reading of the memory cuts it to two bytes, a third brings it whole: nothing new comes that the two
    /// bytes could belong to, and the list named them for good.
    @Test(arguments: [0, 1, 2]) func oneOfARecordThatIsKnownGoesWithAWholeMemoryThatDecodes(count: Int) async throws {
        let store = try await makeSubject()
        let context = NewContext.make(7, .fasting)
        let frames = [
            cut(.make(7), to: count),
            UnreadableFrame(
                kind: .context, bytes: Array(context.bytes.prefix(count)), reason: .tooShort(needed: 3, got: count), sequence: nil),
        ]
        try await store.sync(.guide, [.make(6), .make(7)], contexts: [context])
        try await store.sync(.guide, [.make(6), .make(7)], contexts: [context], unreadable: frames, isWhole: true)
        try await store.sync(.guide, [.make(6), .make(7)], contexts: [context])
        try await store.sync(.guide, [.make(6), .make(7)], contexts: [context], unreadable: [cut(.make(9), to: 12)], isWhole: true)
        #expect(
            try await store.unreadable(after: nil, limit: nil).records.map(\.frame) == frames + [cut(.make(9), to: 12)],
            "not while anything is amiss")
        try await store.sync(.guide, [.make(6), .make(7), .make(9)], contexts: [context], isWhole: true)
        #expect(try await store.unreadable(after: nil, limit: nil).records == [])
    }

    @Test func oneThatNoRecordBeginsWithStays() async throws {
        let store = try await makeSubject()
        let frame = UnreadableFrame(bytes: [0x0B, 7], reason: .tooShort(needed: 10, got: 2), sequence: nil)
        try await store.sync(.guide, [.make(7)], unreadable: [frame])
        try await store.sync(.guide, [.make(7)], isWhole: true)
        #expect(try await store.unreadable(after: nil, limit: nil).records.map(\.frame) == [frame])
    }

    @Test func oneNewRecordAccountsForOneShortFrame() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, unreadable: [cut(.make(7), to: 1), cut(.make(7), to: 2)])
        try await store.sync(.guide, [.make(7)])
        #expect(try await store.unreadable(after: nil, limit: nil).records.count == 1)
    }

    @Test func aPartOfARecordThatIsStoredIsNotKept() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(7)])
        #expect(try await store.sync(.guide, unreadable: [cut(.make(7), to: 11)]).counts == StoredCounts(known: 1))
        #expect(try await store.unreadable(after: nil, limit: nil).records == [])
        #expect(try await store.sync(.guide, unreadable: [cut(.make(7), to: 5)]).counts == StoredCounts(unreadable: 1))
        #expect(try await store.sync(.guide, unreadable: [cut(.make(7, at: "2025-12-31T23:59:59"), to: 11)]).counts.unreadable == 1)
    }

    @Test func aContextIsResolvedByAContextAndNotByItsRecord() async throws {
        let store = try await makeSubject()
        let frame = UnreadableFrame(kind: .context, bytes: [0x02, 7, 0], reason: .tooShort(needed: 10, got: 1), sequence: 7)
        let short = UnreadableFrame(kind: .context, bytes: [0x02], reason: .tooShort(needed: 10, got: 1), sequence: nil)
        try await store.sync(.guide, [.make(7)], unreadable: [frame, short])
        #expect(try await store.unreadable(after: nil, limit: nil).records.map(\.frame) == [frame, short])
        try await store.sync(.guide, contexts: [.make(7, .fasting)])
        #expect(try await store.unreadable(after: nil, limit: nil).records == [])
    }

    @Test func theyAreLimitedAndCountedWithoutBeingLoaded() async throws {
        let store = try await makeSubject()
        #expect(try await store.unreadableCount() == 0)
        try await store.sync(.guide, unreadable: (1...3).map { cut(.make($0), to: 8) })
        try await store.sync(.contour, unreadable: [cut(.make(9), to: 8)])
        #expect(try await store.unreadable(after: nil, limit: 2).records.map(\.frame.sequence) == [1, 2])
        #expect(try await store.unreadable(after: nil, limit: 0).records == [])
        #expect(try await store.unreadable(after: nil, limit: -1).records == [])
        #expect(try await store.unreadable(after: nil, limit: .max).records.count == 4)
        #expect(try await store.unreadableCount() == 4)
    }

    @Test func pagesCoverEverythingOnceAndHoldWhenFramesGo() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, unreadable: (1...7).map { cut(.make($0), to: 8) })
        let first = try await store.unreadable(after: nil, limit: 3)
        #expect(first.records.map(\.frame.sequence) == [1, 2, 3])
        try await store.sync(.guide, [.make(3), .make(4)])
        let second = try await store.unreadable(after: first.next, limit: 3)
        #expect(second.records.map(\.frame.sequence) == [5, 6, 7] && second.next == nil)
        #expect(try await store.unreadable(after: second.next, limit: 5).records.map(\.frame.sequence) == [1, 2, 5, 6, 7])
        #expect(try await store.unreadable(after: .init(key: .max), limit: nil).records == [])
        #expect(try await store.unreadable(after: .init(key: .min), limit: nil).records.count == 5)
    }

    @Test(arguments: [
        UnreadableReason.tooShort(needed: 10, got: 3), .truncated(needed: 14, got: 12), .other("lost"), .other(""), .other("tooShort 1"),
        .other("tooShort x 1"),
    ])
    func itsReasonComesBackAsItWent(reason: UnreadableReason) async throws {
        let store = try await makeSubject()
        let frame = UnreadableFrame(bytes: [1], reason: reason, sequence: nil)
        try await store.sync(.guide, unreadable: [frame])
        #expect(try await store.unreadable(after: nil, limit: nil).records.map(\.frame) == [frame])
    }
}
