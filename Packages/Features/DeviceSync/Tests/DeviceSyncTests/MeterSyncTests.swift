import Bluetooth
import BluetoothMocks
import DeviceSync
import Domain
import GlucoseProfile
import ReadingStore
import ReadingStoreImplementation
import ReadingStoreMocks
import Testing

@testable import DeviceSyncImplementation

struct MeterSyncTests {
    private func makeSubject(
        _ central: MockBluetoothCentral, over store: SQLiteReadingStore, records: (any RecordStore)? = nil, address: String? = nil
    ) async throws -> MeterSync {
        let new = NewDevice(address: address ?? ScriptedTestMeter.address, name: "Meter", isSimulated: false)
        return MeterSync(
            device: try await store.add(new), central: central, pairing: nil, devices: store, records: records ?? store,
            clock: ContinuousClock(), interruption: Interruption()
        ) { _ in }
    }

    @Test func itSubscribesToEverythingBeforeTheFirstRequest() async throws {
        let link = try MockGATTConnection.meter()
        _ = try await makeSubject(.reaching(link), over: Subject.makeStore()).run()
        #expect(link.subscriptions == [MeterLink.measurement, MeterLink.context, MeterLink.recordAccess])
        #expect(link.writes.first == .init([4, 1], to: MeterLink.recordAccess))
        #expect(link.disconnectCallCount == 1)
    }

    @Test func aMeterWithoutContextsIsReadWithoutThem() async throws {
        let link = try MockGATTConnection.meter(without: [MeterLink.context]) { write throws(BluetoothError) in
            write.bytes == [1, 1] ? [.record(0), .success] : [.success]
        }
        let store = try await Subject.makeStore()
        let status = try await makeSubject(.reaching(link), over: store).run()
        #expect(link.subscriptions == [MeterLink.measurement, MeterLink.recordAccess])
        #expect(status.report?.added == 1)
    }

    @Test(arguments: [MeterLink.measurement, MeterLink.recordAccess])
    func whatIsNoGlucoseMeterIsRefused(missing: Characteristic) async throws {
        let link = try MockGATTConnection.meter(without: [missing])
        let status = try await makeSubject(.reaching(link), over: Subject.makeStore()).run()
        #expect(status.error == .refused(BluetoothError.characteristicMissing(missing).description))
        #expect(link.writes == [])
    }

    @Test func aMeterTellsWhoItIs() async throws {
        let store = try await Subject.makeStore()
        _ = try await makeSubject(.reaching(.meter()), over: store).run()
        #expect(try await store.devices().first?.identity.serial == "S1")
    }

    @Test func aDescriptionThatIsRefusedDoesNotStopTheSync() async throws {
        let link = try MockGATTConnection.meter()
        link.readsToReturn = link.readsToReturn.mapValues { _ in .failure(.att(0x80)) }
        let store = try await Subject.makeStore()
        #expect(try await makeSubject(.reaching(link), over: store).run().report?.completeness == .complete)
        #expect(try await store.devices().first?.identity.serial == nil)
    }

    @Test func aLinkThatIsLostWhileTheMeterTellsWhoItIsIsAnInterruption() async throws {
        let link = try MockGATTConnection.meter()
        link.readsToReturn = link.readsToReturn.mapValues { _ in .failure(.disconnected(reason: "gone")) }
        let store = try await Subject.makeStore()
        let status = try await makeSubject(.reaching(link), over: store).run()
        #expect(status.error == .interrupted(BluetoothError.disconnected(reason: "gone").description))
        #expect(try await store.devices().first?.lastSync?.outcome == .incomplete(code: "interrupted"))
    }

    @Test func anAddressThatIsNoneIsAnError() async throws {
        let subject = try await makeSubject(MockBluetoothCentral(), over: Subject.makeStore(), address: "nonsense")
        guard case .failed(.interrupted(let words), _) = await subject.run() else {
            Issue.record("an impossible address was used")
            return
        }
        #expect(words.contains("nonsense"))
    }

    private static let writeFailures: [(BluetoothError, DeviceSyncError)] = [
        (.att(0x81), DeviceSyncError(IncompleteReason.notSubscribed)),
        (.disconnected(reason: "gone"), DeviceSyncError(IncompleteReason.disconnected)),
        (.att(0xFE), DeviceSyncError(IncompleteReason.busy)),
    ]

    @Test func aMeterThatForgotTheBondSaysSoAtTheFirstRequest() async throws {
        let address = try BluetoothAddress.meter
        let link = try MockGATTConnection.meter { _ throws(BluetoothError) in throw .notPaired(address) }
        let status = try await makeSubject(.reaching(link), over: Subject.makeStore()).run()
        #expect(status.error == DeviceSyncError(IncompleteReason.notPaired))
    }

    @Test(arguments: writeFailures) func aRequestThatFailsEndsTheSync(failure: BluetoothError, error: DeviceSyncError) async throws {
        let link = try MockGATTConnection.meter { _ throws(BluetoothError) in throw failure }
        let status = try await makeSubject(.reaching(link), over: Subject.makeStore()).run()
        #expect(status.error == error)
        #expect(link.disconnectCallCount == 1)
    }

    /// The Glucose Profile: 30 seconds from the request or the last record, then the link is useless.
    @Test func aSilentMeterIsLeftAfterThirtySeconds() async throws {
        let link = try MockGATTConnection.meter { _ throws(BluetoothError) in [] }
        let status = try await makeSubject(.reaching(link), over: Subject.makeStore()).run()
        #expect(status.error == DeviceSyncError(IncompleteReason.timedOut))
        #expect(link.timeouts == [.seconds(30)])
    }

    @Test func recordsAreStoredAsTheyCome() async throws {
        let link = try MockGATTConnection.meter { write throws(BluetoothError) in write.bytes == [1, 1] ? [] : [.success] }
        link.enqueue([.init(characteristic: MeterLink.recordAccess, value: [6, 0, 4, 2])])
        link.enqueue([.record(0)])
        link.enqueue([.record(1)])
        link.enqueue(.disconnected(reason: "gone"))
        let store = try await Subject.makeStore()
        let records = MockRecordStore()
        let device = try await store.add(NewDevice(address: ScriptedTestMeter.address, name: "Meter", isSimulated: false))
        records.beginSyncCall.handler = { try await store.beginSync(of: $0) }
        records.storeCall.handler = { try await store.store($0.batch, in: $0.sync) }
        records.finishSyncCall.handler = { try await store.finishSync($0.sync, storing: $0.batch, as: $0.end) }
        let status = try await makeSubject(.reaching(link), over: store, records: records).run()
        #expect(status.report?.added == 2)
        #expect(records.storeCall.inputs.map(\.batch.records.count) == [1, 1])
        #expect(try await store.device(device.id)?.lastSync?.outcome == .incomplete(code: "interrupted"))
    }

    @Test func whatCannotBeStoredEndsTheSyncWithTheStoresWords() async throws {
        let store = try await Subject.makeStore()
        let full = ReadingStoreError.storage(.full, "the disk is full")
        let link = try MockGATTConnection.meter { write throws(BluetoothError) in write.bytes == [1, 1] ? [.record(0)] : [.success] }
        let records = MockRecordStore()
        records.beginSyncCall.toReturn(SyncState(id: SyncID(rawValue: 1), cursor: nil, unreadable: []))
        records.storeCall.toThrow(full)
        #expect(try await makeSubject(.reaching(link), over: store, records: records).run() == .failed(.notStored("the disk is full"), nil))
        records.beginSyncCall.toThrow(full)
        #expect(try await makeSubject(.reaching(link), over: store, records: records).run() == .failed(.notStored("the disk is full"), nil))
    }

    @Test func aMeterThatWasRemovedMeanwhileIsUnknown() async throws {
        let store = try await Subject.makeStore()
        let subject = try await makeSubject(.reaching(.meter()), over: store)
        try await store.remove(subject.device.id, keepingReadings: true)
        #expect(await subject.run() == .failed(.unknownDevice(subject.device.id.rawValue), nil))
    }

    @Test func whoStopsItBeforeItIsConnectedStopsIt() async throws {
        let store = try await Subject.makeStore()
        let central = try MockBluetoothCentral.failing(.cancelled)
        let subject = try await makeSubject(central, over: store)
        subject.interruption.request()
        #expect(await subject.run().report?.completeness == .cancelled)
        #expect(try await store.devices().first?.lastSync?.outcome == .cancelled)
    }
}
