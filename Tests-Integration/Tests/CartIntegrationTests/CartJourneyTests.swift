import IntegrationSupport
import TestSupport
import Testing

/// A household that counts what is left, and is told before something runs out.
@Suite(.serialized, .browser)
struct CartJourneyTests {
    @Test func whatIsLeftIsCountedAndSaidBeforeItRunsOut() async throws {
        let installation = try Installation()
        let app = try await installation.serve(["--transport", "simulated"])
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions())
        func look(_ name: String) async throws { #expect(try await browser.screenProblems(name, language: "en") == []) }
        try await browser.open(app.readyURL)
        try await browser.click(.link("Supplies"))
        try await browser.waitFor(.text("Nothing is counted yet"))
        try await look("supplies-uncounted")

        // A wrong number, then a right one.
        try await browser.click(.xpath("//main//a[contains(.,'Lancets')]"))
        try await browser.waitFor(.heading("Lancets"))
        try await count("some", browser)
        try await browser.waitFor(.css("main [aria-invalid='true']"))
        try await look("supply-problem")
        try await browser.execute("document.querySelector('main form input').select()")
        try await count("2", browser)
        try await browser.waitFor(.text("= 2"))
        #expect(try await browser.count(.css("main [aria-invalid='true']")) == 0)

        // Nothing left: said on every screen, in every tab, until somebody says that they know.
        try await count("0", browser)
        try await browser.waitFor(.text("Lancets: none are left"))
        try await look("supply-empty")
        let first = try await browser.currentWindow()
        let second = try await browser.openTab()
        try await browser.open("\(app.origin)/settings")
        try await browser.waitFor(.text("Lancets: none are left"))
        try await browser.click(.button("I know"))
        try await browser.waitForNo(.text("Lancets: none are left"))
        try await browser.closeWindow()
        try await browser.switchTo(first)
        try await browser.waitForNo(.text("Lancets: none are left"))
        _ = second

        // It stays so over a restart; a count brings it back.
        try await browser.open("\(app.origin)/supplies")
        try await browser.waitFor(.text("None left"))
        try await look("supplies")
        #expect(try await browser.consoleErrors() == [])
        #expect(await app.stop() == .code(0))
        let again = try await installation.serve(["--transport", "simulated"])
        try await browser.open(again.readyURL)
        try await browser.open("\(again.origin)/supplies/stock/lancets")
        try await browser.waitFor(.heading("Lancets"))
        #expect(try await browser.has(.text("Lancets: none are left")) == false)
        try await count("0", browser)
        try await browser.waitFor(.text("Lancets: none are left"))
        try await browser.close()
        #expect(await again.stop() == .code(0))
    }

    private func count(_ number: String, _ browser: Browser) async throws {
        try await browser.type(number, into: .css("main form input"))
        try await browser.click(.button("Save"))
    }
}
