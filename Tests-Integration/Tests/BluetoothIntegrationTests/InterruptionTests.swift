import Bluetooth
import FakeBluetoothService
import IntegrationSupport
import TestSupport
import Testing

/// What goes wrong around the app in the middle of a sync: it lives on, loses nothing, doubles nothing, and the next sync of the same process
/// completes.
///
/// Guards NightscoutFoundation/xDrip#761 (listening lost after the adapter went off and on) and weliem/bluez_inc#101 (services resolved only
/// the first time).
@Suite(.serialized) struct InterruptionTests {
    enum Trouble: String, CaseIterable {
        case serviceRestarted, adapterUnplugged, adapterOffAndOn, busDropped, linkLost
    }

    /// Pairing is the meter's first link, the sync that is disturbed its second: there it sends twenty notifications and waits.
    private static let silence = ScriptedFault(.silence, afterNotifications: 20, connections: [2])

    @Test(arguments: Trouble.allCases) func theNextSyncBringsTheRest(trouble: Trouble) async throws {
        let machine = try Machine(OneMeter.script(faults: [Self.silence]))
        var service = try await machine.startService()
        try await machine.pair(OneMeter.address)
        let app = try await machine.installation.serve()
        let visit = try await PlainVisit(app)

        // The count of the records is the first indication. A meter in range is synced by itself, if nobody is faster.
        try await eventually("twenty notifications") { [service] in
            if await service.passedOn >= 21 { return true }
            try await visit.pressIfThere("Sync", on: "/devices")
            return nil
        }
        service = try await Self.cause(trouble, machine, service)
        // Where the adapter is back at once, the rest may be here before anyone sees that it was missing.
        var last = ""
        try await eventually("the end of the sync that was disturbed", detail: { last }) {
            last = try await visit.page("/devices")
            return last.contains("What came is kept. Sync again for the rest.") || last.contains("Everything is here") ? true : nil
        }
        try await eventually("the end of the next sync", detail: { last }) {
            last = try await visit.page("/devices")
            if last.contains("Everything is here") { return true }
            try await visit.pressIfThere("Sync", on: "/devices")
            return nil
        }
        #expect(try await machine.installation.readings().rows == OneMeter.rows())
        #expect(await app.stop() == .code(0))
        await service.stop()
    }

    /// A meter whose link stays when the app ends is awake for nothing, and out of reach for its owner's telephone.
    @Test func aServerThatEndsInTheMiddleOfASyncLetsTheMeterGo() async throws {
        let machine = try Machine(OneMeter.script(faults: [Self.silence]))
        let service = try await machine.startService()
        try await machine.pair(OneMeter.address)
        let app = try await machine.installation.serve()
        try await eventually("twenty notifications") { await service.passedOn >= 21 ? true : nil }
        let links = await service.log.count { $0 == "Disconnect \(OneMeter.address)" }
        #expect(await app.stop() == .code(0))
        #expect(await service.log.count { $0 == "Disconnect \(OneMeter.address)" } == links + 1)
        #expect(try await machine.installation.readings().readings.count == 15, "what came is stored")
        await service.stop()
    }

    private static func cause(_ trouble: Trouble, _ machine: Machine, _ service: FakeBluetoothService) async throws -> FakeBluetoothService
    {
        switch trouble {
        case .serviceRestarted:
            await service.stop()
            return try await machine.startService()
        case .adapterUnplugged:
            try await service.unplug("hci0")
            try await service.plugIn("hci0")
        case .adapterOffAndOn:
            try await service.power(false, "hci0")
            try await service.power(true, "hci0")
        case .busDropped:
            try machine.bus.stop()
            await service.stop()
            try machine.bus.restart()
            return try await machine.startService()
        case .linkLost:
            try await service.drop(try #require(BluetoothAddress(OneMeter.address)))
        }
        return service
    }
}
