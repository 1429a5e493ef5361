import Domain
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Testing

@Suite struct ReadingStoreChangesTests {
    @Test func everyKindOfChangeIsTold() async throws {
        let store = try await makeSubject()
        var changes = store.changes().makeAsyncIterator()
        _ = try await store.addPerson(name: "Mia")
        #expect(await changes.next() == .people)
        let device = try await store.add(.guide)
        #expect(await changes.next() == .devices)
        let state = try await store.beginSync(of: device.id)
        #expect(await changes.next() == .syncs)
        _ = try await store.store(RecordBatch(records: [.make(1)]), in: state.id)
        #expect(await changes.next() == [.readings, .syncs])
        let frame = UnreadableFrame(bytes: [1], reason: .tooShort(needed: 10, got: 1), sequence: nil)
        let cursor = CursorUpdate.move(SyncCursor(epoch: 0, sequence: 1, identity: []))
        _ = try await store.finishSync(state.id, storing: RecordBatch(unreadable: [frame]), as: SyncEnd(.complete, cursor: cursor))
        #expect(await changes.next() == [.unreadable, .devices, .syncs])
        _ = try await store.delete(try await store.all().map(\.id))
        #expect(await changes.next() == .readings)
    }

    @Test func aRereadChangesNoReading() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1)], contexts: [.make(1, .fasting)])
        var changes = store.changes().makeAsyncIterator()
        try await store.sync(.guide)
        #expect(await changes.next() == .syncs)
        let state = try await store.beginSync(of: try #require(try await store.devices().first).id)
        #expect(await changes.next() == .syncs)
        _ = try await store.store(RecordBatch(records: [.make(1)], contexts: [.make(1, .fasting)]), in: state.id)
        #expect(await changes.next() == .syncs)
    }

    @Test func whatFailsIsNotTold() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1)])
        let id = try #require(try await store.only()).id
        var changes = store.changes().makeAsyncIterator()
        await #expect(throws: ReadingStoreError.self) { try await store.delete([id, Reading.ID(rawValue: "unknown")]) }
        _ = try await store.addPerson(name: "Mia")
        #expect(await changes.next() == .people)
    }
}
