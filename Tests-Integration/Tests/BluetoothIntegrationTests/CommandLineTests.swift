import Bluetooth
import FakeBluetoothService
import IntegrationSupport
import TestSupport
import Testing

/// The commands of the app over a real D-Bus: a meter is paired, synced and removed without a browser.
@Suite(.serialized) struct CommandLineTests {
    @Test func aMeterIsPairedWithItsPasskeyAndSyncedToTheRowsOfTheSimulatedTransport() async throws {
        let machine = try Machine(OneMeter.script())
        let service = try await machine.startService()
        let added = try await machine.run(
            ["devices", "add", OneMeter.address], typing: [("six digits", "12x456"), ("six digits", "123456")])
        #expect(added.code == 0, "\(added.text)")
        #expect(added.text.contains("Added Test meter 0 as "), "\(added.text)")

        let sync = try await machine.installation.run("sync")
        #expect(sync.exitCode == 0, "\(sync)")
        #expect(sync.standardOutput.contains("40 new, 0 already known"), "\(sync)")
        #expect(try await machine.installation.readings().rows == OneMeter.rows())
        #expect(await service.log.contains("Trusted true"), "so that the meter may connect by itself")

        let again = try await machine.installation.run("sync")
        #expect(again.standardOutput.contains("0 new"), "\(again)")
        await service.stop()
    }

    @Test func aWrongPasskeyIsSaidAndTheNextAttemptWorks() async throws {
        let machine = try Machine(OneMeter.script(3))
        let service = try await machine.startService()
        let wrong = try await machine.run(["devices", "add", OneMeter.address], typing: [("six digits", "111111")])
        #expect(wrong.code == 1 && wrong.text.contains("the passkey was wrong"), "\(wrong)")
        let cancelled = try await machine.run(["devices", "add", OneMeter.address], typing: [("six digits", "")])
        #expect(cancelled.code == 1 && cancelled.text.contains("pairing was cancelled"), "\(cancelled)")
        try await machine.pair(OneMeter.address)
        #expect(try await machine.installation.run("sync").exitCode == 0)
        await service.stop()
    }

    @Test func withoutATerminalThePasskeyCannotBeTyped() async throws {
        let machine = try Machine(OneMeter.script(3))
        let service = try await machine.startService()
        let run = try await machine.installation.run("devices", "add", OneMeter.address)
        #expect(run.exitCode == 1 && run.errorLines.last?.contains("no terminal to type it on") == true, "\(run)")
        #expect(!machine.radio.isBonded(try #require(BluetoothAddress(OneMeter.address)), with: "hci0"))
        await service.stop()
    }

    /// Guards hbldh/bleak#1634, react-native-ble-plx#652 and others: each way to pair is answered, not only the one that most meters have.
    @Test(arguments: [
        (FakeBehaviour.Pairing.pin, "PIN", "123456"), (.confirmation, "show 123456?", "y"), (.authorization, "May 00:11", "yes"),
    ])
    func theOtherWaysToPairAreAskedToo(way: FakeBehaviour.Pairing, question: String, answer: String) async throws {
        let machine = try Machine(OneMeter.script(3))
        machine.radio[try #require(BluetoothAddress(OneMeter.address))].pairing = way
        let service = try await machine.startService()
        let added = try await machine.run(["devices", "add", OneMeter.address], typing: [(question, answer)])
        #expect(added.code == 0, "\(added.text)")
        await service.stop()
    }

    @Test func aBondThatTheMeterForgotIsExplainedAndAddingItAgainMakesItAnew() async throws {
        let machine = try Machine(OneMeter.script(3))
        let service = try await machine.startService()
        try await machine.pair(OneMeter.address)
        machine.radio[try #require(BluetoothAddress(OneMeter.address))].hasForgottenBond = true
        let stale = try await machine.installation.run("sync")
        #expect(stale.exitCode == 1 && stale.standardError.contains("the meter has forgotten this computer; pair it again"), "\(stale)")
        try await machine.pair(OneMeter.address)
        #expect(try await machine.installation.run("sync").exitCode == 0)
        await service.stop()
    }

    @Test func whatIsMissingIsSaid() async throws {
        let machine = try Machine(OneMeter.script(3))
        for command in [["sync", "--transport", "bluez"], ["devices", "add", OneMeter.address]] {
            let run = try await machine.installation.run(command)
            #expect(run.exitCode == 1 && run.standardError.contains("the Bluetooth service does not run"), "\(run)")
        }
        let service = try await machine.startService(adapters: [])
        let none = try await machine.installation.run("sync", "--transport", "bluez")
        #expect(none.exitCode == 1 && none.standardError.contains("there is no Bluetooth adapter"), "\(none)")
        try await service.plugIn("hci0")
        try await service.power(false, "hci0")
        let off = try await machine.installation.run("sync", "--transport", "bluez")
        #expect(off.exitCode == 1 && off.standardError.contains("the Bluetooth adapter is off"), "\(off)")
        try await service.power(true, "hci0")
        let on = try await machine.installation.run("sync", "--transport", "bluez")
        #expect(on.exitCode == 0 && !on.standardOutput.contains("simulated"), "\(on)")
        await service.stop()
    }

    /// The server must be there at once, whatever the bus does.
    @Test func aServerIsReadyWhileTheBusDoesNotAnswer() async throws {
        let machine = try Machine(OneMeter.script(3))
        let app = try await machine.installation.serve()
        #expect(await app.stop() == .code(0))
    }
}
