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

    @Test func everyFunctionIsItsOwnCall() async {
        let unconfigured = UnconfiguredCalls()
        let devices = MockDeviceStore(unconfigured: unconfigured)
        let records = MockRecordStore(unconfigured: unconfigured)
        let readings = MockReadingQuerying(unconfigured: unconfigured)
        let editing = MockReadingEditing(unconfigured: unconfigured)
        let people = MockPeopleStore(unconfigured: unconfigured)
        let (device, reading, query) = (DeviceIdentity.ID(rawValue: "a"), Reading.ID(rawValue: "r"), ReadingQuery())
        let calls: [(String, @Sendable () async throws -> Void)] = [
            ("MockDeviceStore.devices", { _ = try await devices.devices() }),
            ("MockDeviceStore.device", { _ = try await devices.device(device) }),
            ("MockDeviceStore.add", { _ = try await devices.add(.guide) }),
            ("MockDeviceStore.update", { _ = try await devices.update(device, name: nil, details: DeviceDetails()) }),
            ("MockDeviceStore.assign", { try await devices.assign(device, to: .first, withReadings: true) }),
            ("MockDeviceStore.setSyncsAutomatically", { try await devices.setSyncsAutomatically(true, for: device) }),
            ("MockDeviceStore.setSetsClock", { try await devices.setSetsClock(true, for: device) }),
            ("MockDeviceStore.remove", { try await devices.remove(device, keepingReadings: true) }),
            ("MockRecordStore.beginSync", { _ = try await records.beginSync(of: device) }),
            ("MockRecordStore.store", { _ = try await records.store(RecordBatch(), in: SyncID(rawValue: 1)) }),
            (
                "MockRecordStore.finishSync",
                { _ = try await records.finishSync(SyncID(rawValue: 1), storing: RecordBatch(), as: SyncEnd(.complete)) }
            ),
            ("MockRecordStore.syncs", { _ = try await records.syncs(of: device, limit: 1) }),
            ("MockReadingQuerying.readings", { _ = try await readings.readings(query) }),
            ("MockReadingQuerying.page", { _ = try await readings.page(query, after: nil, limit: 1) }),
            (
                "MockReadingQuerying.readingsOfUnknownTime",
                { _ = try await readings.readingsOfUnknownTime(query, after: nil, limit: 1).readings }
            ),
            ("MockReadingQuerying.unknownTimeCount", { _ = try await readings.unknownTimeCount(query) }),
            ("MockReadingQuerying.reading", { _ = try await readings.reading(reading) }),
            ("MockReadingQuerying.days", { _ = try await readings.days(query) }),
            ("MockReadingQuerying.unreadable", { _ = try await readings.unreadable(after: nil, limit: 1).records }),
            ("MockReadingQuerying.unreadableCount", { _ = try await readings.unreadableCount() }),
            ("MockReadingEditing.edit", { _ = try await editing.edit([reading], []) }),
            ("MockReadingEditing.delete", { _ = try await editing.delete([reading]) }),
            ("MockReadingEditing.restore", { _ = try await editing.restore([reading]) }),
            ("MockReadingEditing.undo", { _ = try await editing.undo(ChangeID(rawValue: "c")) }),
            ("MockReadingEditing.history", { _ = try await editing.history(of: reading) }),
            ("MockPeopleStore.people", { _ = try await people.people() }),
            ("MockPeopleStore.addPerson", { _ = try await people.addPerson(name: "a") }),
            ("MockPeopleStore.rename", { try await people.rename(.first, to: "a") }),
            ("MockPeopleStore.targetSet", { _ = try await people.targetSet(of: .first) }),
            ("MockPeopleStore.setTargetSet", { try await people.setTargetSet(.standard, of: .first) }),
        ]
        for (name, call) in calls {
            await withKnownIssue { await #expect(throws: ReadingStoreError.self) { try await call() } }
            #expect(unconfigured.recorded.last == name)
        }
        #expect(unconfigured.recorded.count == calls.count)
    }
}
