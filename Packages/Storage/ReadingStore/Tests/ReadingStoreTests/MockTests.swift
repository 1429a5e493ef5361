import Domain
import ReadingStoreMocks
import TestSupport
import Testing

@Suite struct MockTests {
    @Test func aPreparedCallAnswersAndIsCounted() async throws {
        let store = MockDeviceStore()
        store.devicesCall.toReturn([])
        store.removeCall.toReturn(())
        #expect(try await store.devices() == [])
        try await store.remove(DeviceIdentity.ID(rawValue: "a"), keepingReadings: true)
        #expect(store.devicesCall.callCount == 1)
        #expect(store.removeCall.inputs.map(\.keepingReadings) == [true])
    }

    @Test func aPreparedErrorIsThrown() async throws {
        let store = MockReadingQuerying()
        store.daysCall.toThrow(.unknownZone("x"))
        await #expect(throws: ReadingStoreError.unknownZone("x")) { try await store.days(ReadingQuery()) }
    }

    @Test func anUnpreparedCallFailsTheTest() async {
        let unconfigured = UnconfiguredCalls()
        let store = MockRecordStore(unconfigured: unconfigured)
        await withKnownIssue {
            await #expect(throws: ReadingStoreError.self) { try await store.syncs(of: DeviceIdentity.ID(rawValue: "a"), limit: 1) }
        }
        #expect(unconfigured.recorded == ["MockRecordStore.syncs"])
    }

    @Test func aTestFeedsTheChangeStream() async {
        let store = MockPeopleStore()
        var changes = store.changes().makeAsyncIterator()
        store.changesCalls.send(.people)
        #expect(await changes.next() == .people)
        #expect(store.changesCalls.callCount == 1)
    }
}
