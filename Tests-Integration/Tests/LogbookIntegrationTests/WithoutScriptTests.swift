import IntegrationSupport
import TestSupport
import Testing

/// Every link and button has a plain way over HTTP: the app can be used with scripts switched off.
@Suite(.serialized, .browser)
struct WithoutScriptTests {
    @Test func aMeterIsAddedSyncedAndReadWithoutScripts() async throws {
        let visit = try await Visit.begin(Meters.inRange(12), [], BrowserOptions(runsScripts: false))
        let browser = visit.browser
        try await browser.click(.link("Devices"))
        try await browser.click(.button("Try with a simulated meter"))
        try await waitWhileReloading(.button("Sync"), browser)
        try await browser.click(.button("Sync"))
        try await waitWhileReloading(.text("12 new readings"), browser)
        try await browser.click(.link("Logbook"))
        try await waitWhileReloading(.css("main a[href*='/readings/']"), browser)
        #expect(try await browser.count(.css("main a[href*='/readings/']")) == 12)
        try await browser.click(.css("main a[href*='/readings/']"))
        try await browser.waitFor(.text("Test meter 0"))
        #expect(try await browser.consoleErrors() == [])
        try await visit.end()
    }

    /// Loads the page again until it shows something, as a person does whose page does not update by itself.
    private func waitWhileReloading(_ locator: Locator, _ browser: Browser) async throws {
        try await eventually("\(locator)", detail: { (try? await browser.visibleText()) ?? "" }) {
            if try await browser.has(locator) { return true }
            try await browser.open(try await browser.url())
            return nil
        }
    }
}
