import Bluetooth
import FakeBluetoothService
import IntegrationSupport
import TestSupport
import Testing

/// A running server syncs a bonded meter that shows up, over a real D-Bus, without anyone asking.
///
/// Guards NightscoutFoundation/xDrip#1076 (paired anew each day) and #761 (listening lost after the adapter went off and on).
@Suite(.serialized) struct AutomaticSyncTests {
    @Test func aBondedMeterInRangeIsSyncedByItself() async throws {
        let machine = try Machine(OneMeter.script())
        let service = try await machine.startService()
        try await machine.pair(OneMeter.address)
        let app = try await machine.installation.serve()
        let visit = try await PlainVisit(app)
        try await visit.waitFor("Everything is here", on: "/devices")
        #expect(try await visit.page("/devices").contains("Seen just now."))
        #expect(await app.stop() == .code(0))
        #expect(try await machine.installation.readings().rows == OneMeter.rows())
        await service.stop()
    }

    @Test func anAdapterThatIsSwitchedOnLaterIsUsed() async throws {
        let machine = try Machine(OneMeter.script(5))
        let service = try await machine.startService()
        try await machine.pair(OneMeter.address)
        try await service.power(false, "hci0")
        let app = try await machine.installation.serve()
        let visit = try await PlainVisit(app)
        #expect(try await visit.page("/devices").contains("Not synced yet."))
        try await service.power(true, "hci0")
        try await visit.waitFor("Everything is here", on: "/devices")
        #expect(await app.stop() == .code(0))
        await service.stop()
    }
}
