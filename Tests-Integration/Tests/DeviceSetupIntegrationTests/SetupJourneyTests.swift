import IntegrationSupport
import TestSupport
import Testing

/// The way of a person from the first screen through the setup to the readings, in a real browser.
@Suite(.serialized, .browser)
struct SetupJourneyTests {
    @Test func aMeterIsSetUpWithAWrongCodeFirstAndReloadsInBetween() async throws {
        let visit = try await SetupVisit.begin()
        let browser = visit.browser
        try await visit.pair()
        try await visit.send(code: "000000")
        try await browser.waitFor(.text("The code was not right"))
        try await visit.press("setup.retry")
        try await browser.waitFor(.css("main form input[type='text']"))
        try await browser.reload()
        try await visit.send(code: "123 456")
        try await visit.waitForScreen("check.title")
        #expect(try await browser.url().hasSuffix("/device-setup/check"))
        try await browser.reload()
        try await browser.waitFor(.text("S0000"))
        try await visit.press("check.add")
        try await visit.waitForScreen("done.title")
        #expect(try await browser.visibleText().contains("12 new readings"))
        try await visit.press("done.showReadings")
        try await browser.waitFor(.css("main a[href*='/readings/']"))
        try await browser.click(.link("Devices"))
        try await browser.waitFor(.text("Serial number S0000"))
        try await visit.end()
    }

    @Test func goingBackGivesThePairingUpAndAColdScreenLeadsToTheFirst() async throws {
        let visit = try await SetupVisit.begin()
        let browser = visit.browser
        try await browser.click(.link("Logbook"))
        try await browser.click(.button("Add a device"))
        try await visit.waitForScreen("choose.title")
        try await visit.press("setup.close")
        try await visit.pair()
        try await browser.goBack()
        try await visit.waitForScreen("find.title")
        try await visit.press("find.pair", with: "Accu-Chek Guide")
        try await browser.waitFor(.css("main form input[type='text']"))
        try await visit.press("setup.cancel")
        try await browser.waitFor(.text("Pairing was cancelled"))
        try await visit.press("setup.close")
        try await browser.waitFor(.button("Add a device"))
        for path in ["find", "pair", "check", "first-sync", "done"] {
            try await browser.open("\(visit.app.origin)/device-setup/\(path)")
            try await visit.waitForScreen("choose.title")
        }
        try await visit.end()
    }

    /// The link goes in the middle of the first sync: what came stays, and the rest follows.
    @Test func anInterruptedFirstSyncIsGoneOnWith() async throws {
        // The check asks for the newest record, so the fault comes after four of the sync.
        let fault = ScriptedFault(.disconnect, afterNotifications: 5)
        let visit = try await SetupVisit.begin(meters: [SetupVisit.meter(faults: [fault])])
        try await visit.pair()
        try await visit.send(code: "123456")
        try await visit.press("check.add")
        try await visit.browser.waitFor(.text("The connection was lost"))
        try await visit.press("firstSync.again")
        try await visit.waitForScreen("done.title")
        try await visit.end()
    }
}
