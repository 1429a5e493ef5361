import Domain
import Foundation
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Testing

@Suite struct DeviceStoreTests {
    @Test func aMeterIsAddedWithWhatItTold() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        #expect(device.identity.address == "00:11:22:33:44:55" && device.identity.name == "Accu-Chek Guide")
        #expect(device.identity.manufacturer == "Roche" && device.identity.model == "929" && device.identity.serialOrAddress == "S1")
        #expect(device.firmware == "1.0" && device.feature == 0x3FF && device.person == .first && !device.isSimulated)
        #expect(device.addedAt == Date(timeIntervalSince1970: 1_772_352_000) && device.cursor == nil && device.lastSync == nil)
        #expect(try await store.devices() == [device])
        #expect(try await store.device(device.id) == device)
    }

    @Test func theSameAddressIsTheSameMeter() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let again = NewDevice(address: device.identity.address, name: "Other", isSimulated: false)
        #expect(try await store.add(again) == device)
        let simulated = try await store.add(.simulated)
        #expect(simulated.id != device.id)
        #expect(try await store.devices() == [device, simulated])
    }

    @Test func whatAMeterDoesNotTellStaysAsItWas() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let updated = try await store.update(device.id, name: nil, details: DeviceDetails(serial: "S2", firmware: "2.0"))
        #expect(updated.identity.name == "Accu-Chek Guide" && updated.identity.manufacturer == "Roche")
        #expect(updated.identity.serial == "S2" && updated.firmware == "2.0" && updated.feature == 0x3FF)
        #expect(try await store.update(device.id, name: "Kitchen", details: DeviceDetails()).identity.name == "Kitchen")
    }

    @Test func whatIsDecidedAboutAMeterIsKept() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        #expect(device.kind == .meter && device.syncsAutomatically && !device.setsClock)
        try await store.setSyncsAutomatically(false, for: device.id)
        try await store.setSetsClock(true, for: device.id)
        let decided = try await store.add(.guide)
        #expect(!decided.syncsAutomatically && decided.setsClock)
        let unknown = DeviceIdentity.ID(rawValue: "none")
        await #expect(throws: ReadingStoreError.unknownDevice(unknown)) { try await store.setSyncsAutomatically(true, for: unknown) }
        await #expect(throws: ReadingStoreError.unknownDevice(unknown)) { try await store.setSetsClock(true, for: unknown) }
    }

    @Test func aMeterThatComesBackIsDecidedAboutAnew() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        try await store.setSyncsAutomatically(false, for: device.id)
        try await store.setSetsClock(true, for: device.id)
        try await store.remove(device.id, keepingReadings: true)
        let back = try await store.add(
            NewDevice(address: device.identity.address, name: "Sensor", kind: .sensor, isSimulated: false))
        #expect(back.id == device.id && back.kind == .sensor && back.syncsAutomatically && !back.setsClock)
    }

    @Test func aRemovedMeterCanLeaveItsReadings() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1)])
        let device = try #require(try await store.devices().first)
        let running = try await store.beginSync(of: device.id)
        try await store.remove(device.id, keepingReadings: true)
        #expect(try await store.devices() == [])
        #expect(try await store.device(device.id) == nil)
        #expect(try await store.only()?.device?.serial == "S1")
        await #expect(throws: ReadingStoreError.unknownSync(running.id)) {
            try await store.store(RecordBatch(records: [.make(2)]), in: running.id)
        }
        await #expect(throws: ReadingStoreError.unknownDevice(device.id)) { try await store.beginSync(of: device.id) }
    }

    @Test func aMeterThatComesBackAddsNothingTwice() async throws {
        let store = try await makeSubject()
        let child = try await store.addPerson(name: "Mia")
        try await store.sync(.guide, [.make(1), .make(2)])
        let device = try #require(try await store.devices().first)
        _ = try await store.delete([try #require(try await store.all().first).id])
        try await store.remove(device.id, keepingReadings: true)
        let back = try await store.add(NewDevice(address: device.identity.address, name: "Back", person: child.id, isSimulated: false))
        #expect(back.id == device.id && back.identity.name == "Back" && back.identity.serial == "S1" && back.person == child.id)
        #expect(try await store.sync(.guide, [.make(1), .make(2), .make(3)]).counts == StoredCounts(new: 1, known: 2))
        #expect(try await store.all().map(\.sequence) == [2, 3])
    }

    @Test func aRemovedMeterCanTakeEverythingOfItsAway() async throws {
        let database = try Database(.memory)
        let store = try await makeSubject(database)
        try await store.sync(.contour, [.make(5)])
        let frame = UnreadableFrame(bytes: [1], reason: .tooShort(needed: 10, got: 1), sequence: nil)
        try await store.sync(.simulated, [.make(1), .make(2)], contexts: [.make(1, .casual)], unreadable: [frame])
        let device = try #require(try await store.devices().first { $0.isSimulated })
        let readings = try await store.readings(ReadingQuery(simulated: .only)).map(\.id)
        _ = try await store.edit([readings[0]], [.note("a")])
        _ = try await store.delete([readings[1]])
        let state = try await store.beginSync(of: device.id)
        _ = try await store.finishSync(
            state.id, storing: RecordBatch(), as: SyncEnd(.complete, cursor: .move(SyncCursor(epoch: 0, sequence: 2, identity: []))))
        try await store.remove(device.id, keepingReadings: false)
        #expect(try await store.all().map(\.sequence) == [5])
        #expect(try await store.unreadable(after: nil, limit: nil).records == [])
        #expect(try await store.reading(readings[0]) == nil)
        #expect(try await database.integrityProblems() == [])
        let left = try await database.read { connection in
            try ["edits", "contexts", "cursors", "tags"].map { table in
                try connection.first("SELECT count(*) FROM readings_\(table)") { try $0.int(0) }
            }
        }
        #expect(left == [0, 0, 0, 0])
        #expect(try await store.sync(.simulated, [.make(1), .make(2)]).counts == StoredCounts(new: 2))
    }

    @Test func aMeterThatIsNotThereIsRefused() async throws {
        let store = try await makeSubject()
        let id = DeviceIdentity.ID(rawValue: "nothing")
        await #expect(throws: ReadingStoreError.unknownDevice(id)) { try await store.remove(id, keepingReadings: false) }
        await #expect(throws: ReadingStoreError.unknownDevice(id)) { try await store.assign(id, to: .first, withReadings: false) }
        await #expect(throws: ReadingStoreError.unknownDevice(id)) { try await store.update(id, name: "a", details: DeviceDetails()) }
        await #expect(throws: ReadingStoreError.unknownDevice(id)) { try await store.syncs(of: id, limit: 1) }
        let nobody = Person.ID(rawValue: "nobody")
        await #expect(throws: ReadingStoreError.unknownPerson(nobody)) {
            try await store.add(NewDevice(address: "A", name: "a", person: nobody, isSimulated: false))
        }
    }
}
