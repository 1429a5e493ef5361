import Bluetooth
import FakeBluetoothService
import IntegrationSupport
import SDBus
import TestSupport
import Testing

/// The guided setup in a browser, over everything that a real meter is reached by: the app, sd-bus, a D-Bus daemon, the stand-in for bluetoothd and
/// a meter at byte level.
@Suite(.serialized, .browser, .enabled(if: Repository.hasFeature("DeviceSetup"))) struct SetupTests {
    @Test func fromTheFirstScreenToTheLogbookWithThePasskeyTyped() async throws {
        let setup = try await Setup.begin(count: 40)
        try await setup.find()
        try await setup.choose()
        try await setup.send("123456")
        try await setup.browser.waitFor(.heading("Check your meter"))
        try await setup.browser.waitFor(.text("S0000"))
        try await setup.add()
        try await setup.browser.waitFor(.heading("Your meter is ready"))
        try await setup.browser.click(.button("Show my readings"))
        try await setup.browser.waitFor(.css("main a[href*='/readings/']"))
        try await setup.browser.reloadsWithoutLosing(.css("main a[href*='/readings/']"))
        #expect(await setup.service.log.contains("Pair \(OneMeter.address)"))
        try await setup.end()
        #expect(try await setup.machine.installation.readings().rows == OneMeter.rows())
    }

    /// Guards blueman#1497 and hbldh/bleak#1434: whatever becomes of one attempt, the next one can succeed.
    @Test func everyFailureOfPairingSaysWhatItIsAndTheNextAttemptSucceeds() async throws {
        let setup = try await Setup.begin(count: 3)
        try await setup.find()
        try await setup.choose()
        try await setup.send("111111")
        try await setup.browser.waitFor(.text("The code was not right"))
        try await setup.retry()
        try await setup.browser.waitFor(.css("main form input"))
        try await setup.browser.click(.button("Cancel"))
        try await setup.browser.waitFor(.text("Pairing was cancelled"))
        for (error, words) in [
            ("AuthenticationTimeout", "The device did not answer in time"), ("AuthenticationRejected", "The device refused"),
            ("AuthenticationCanceled", "Pairing was cancelled"), ("ConnectionAttemptFailed", "The device is out of range"),
        ] {
            setup.machine.radio[setup.address].errors[.pair] = [.remote(name: "org.bluez.Error.\(error)", message: "")]
            try await setup.retry()
            try await setup.browser.waitFor(.text(words))
        }
        // A question that nobody answers is taken back: its form goes, and what happened is said.
        setup.machine.radio[setup.address].patience = .milliseconds(300)
        try await setup.retry()
        try await setup.browser.waitFor(.text("The device did not answer in time"))
        setup.machine.radio[setup.address].patience = .seconds(60)
        try await setup.retry()
        try await setup.send("123456")
        try await setup.add()
        try await setup.browser.waitFor(.heading("Your meter is ready"))
        try await setup.end()
    }

    @Test func aMeterThatGoesOutOfRangeAtAnyStepIsSaidAndTheWayOnIsThere() async throws {
        // Pairing, check and first sync take one link, the second attempt at a sync the next.
        let setup = try await Setup.begin(count: 40, faults: [ScriptedFault(.disconnect, afterNotifications: 20, connections: [1, 2])])
        setup.machine.radio[setup.address].isAway = true
        try await setup.open()
        try await setup.browser.waitFor(.text("Looking for devices nearby"))
        #expect(try await !setup.browser.has(.button("Pair with Test meter 0")))
        try await setup.service.comeIntoRange(setup.address)
        try await setup.browser.waitFor(.button("Pair with Test meter 0"))

        // Gone between the list and the pairing: BlueZ still has it, and no radio link comes up.
        setup.machine.radio[setup.address].errors[.pair] = [
            .remote(name: "org.bluez.Error.ConnectionAttemptFailed", message: "Page Timeout")
        ]
        try await setup.browser.click(.button("Pair with Test meter 0"))
        try await setup.browser.waitFor(.text("The device is out of range"))
        try await setup.retry()
        try await setup.send("123456")
        try await setup.browser.waitFor(.heading("Check your meter"))

        // Gone while the person looks at it.
        try await setup.service.drop(setup.address)
        try await setup.add()
        try await setup.browser.waitFor(.text("The connection was lost"))
        try await setup.browser.click(.button("Sync again"))
        try await setup.browser.waitFor(.heading("Your meter is ready"))
        try await setup.end()
        #expect(try await setup.machine.installation.readings().rows == OneMeter.rows())
    }
}

/// A person who sets up the only meter in range.
private struct Setup {
    let machine: Machine
    let service: FakeBluetoothService
    let app: AppProcess
    let browser: Browser
    let address: BluetoothAddress

    static func begin(count: Int, faults: [ScriptedFault] = []) async throws -> Setup {
        let machine = try Machine(OneMeter.script(count, faults: faults))
        let service = try await machine.startService()
        let app = try await machine.installation.serve()
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions())
        try await browser.open(app.readyURL)
        return Setup(
            machine: machine, service: service, app: app, browser: browser, address: try #require(BluetoothAddress(OneMeter.address)))
    }

    /// From the first screen to the search.
    func open() async throws {
        try await browser.click(.button("Add a device"))
        try await browser.click(.button("Find my device"))
        try await browser.waitFor(.heading("Find your meter"))
    }

    /// Until the meter is in the list.
    func find() async throws {
        try await open()
        try await browser.waitFor(.button("Pair with Test meter 0"))
    }

    /// Chooses it, and waits until it asks for its code.
    func choose() async throws {
        try await browser.click(.button("Pair with Test meter 0"))
        try await browser.waitFor(.css("main form input"))
    }

    /// Types a code.
    func send(_ code: String) async throws {
        try await browser.type(code, into: .css("main form input"))
        try await browser.click(.button("Pair"))
    }

    func retry() async throws {
        try await browser.click(.button("Try again"))
    }

    func add() async throws {
        try await browser.click(.button("Add this meter"))
    }

    /// Ends everything; the page must not have had an error.
    func end() async throws {
        #expect(try await browser.consoleErrors() == [])
        try await browser.close()
        #expect(await app.stop() == .code(0))
        await service.stop()
    }
}

extension Browser {
    /// Loads the page again and waits until it shows the same.
    fileprivate func reloadsWithoutLosing(_ locator: Locator) async throws {
        try await open(try await url())
        try await waitFor(locator)
    }
}
