import IntegrationSupport
import TestSupport
import Testing

/// What a person sets shows at once in every tab, and stays; More leads there and back.
@Suite(.serialized, .browser)
struct SettingsJourneyTests {
    @Test func settingsTakeEffectAtOnceInEveryTabAndStay() async throws {
        let installation = try Installation()
        let app = try await installation.serve(["--transport", "simulated"])
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions())
        try await browser.open(app.readyURL)
        try await browser.click(.link("More"))
        try await browser.click(.xpath("//main//a[contains(.,'Settings')]"))
        try await browser.waitFor(.heading("Settings"))
        let first = try await browser.currentWindow()
        let second = try await browser.openTab()
        try await browser.open("\(app.origin)/logbook/add")
        try await browser.type("108", into: .xpath("//input[@id=//label[starts-with(normalize-space(.), 'Blood glucose')]/@for]"))
        try await browser.click(.button("Save reading"))
        try await browser.waitFor(.css("main .row .reading"))

        try await browser.switchTo(first)
        try await choose("Deutsch", browser)
        try await browser.waitFor(.heading("Einstellungen"))
        try await choose("Dunkel", browser)
        try await waitForScheme("dark", browser)
        for unit in ["mg/dL", "mmol/L"] {
            try await browser.switchTo(first)
            try await choose(unit, browser)
            try await browser.switchTo(second)
            try await browser.waitFor(.xpath("//*[contains(@class,'row')]//*[normalize-space(text())='\(unit)']"))
        }
        try await browser.waitFor(.link("Tagebuch"))
        try await waitForScheme("dark", browser)
        #expect(try await browser.execute("return document.documentElement.lang") == "de")
        #expect(try await browser.url().hasSuffix("/logbook"), "the other tab stays where it was")

        try await browser.closeWindow()
        try await browser.switchTo(first)
        try await browser.click(.link("Über Meterbook"))
        try await browser.click(.xpath("//main//a[contains(.,'LGPL')]"))
        try await browser.waitFor(.text("GNU LESSER GENERAL PUBLIC LICENSE"))
        try await browser.click(.link("Über Meterbook"))
        try await browser.click(.link("Einstellungen"))
        try await browser.click(.css("main a.back-link"))
        try await browser.waitFor(.heading("Mehr"))
        #expect(try await browser.consoleErrors() == [])
        #expect(await app.stop() == .code(0))

        let again = try await installation.serve(["--transport", "simulated"])
        try await browser.open(again.readyURL)
        try await browser.open("\(again.origin)/settings")
        try await browser.waitFor(.heading("Einstellungen"))
        try await waitForScheme("dark", browser)
        #expect(try await browser.count(.xpath("//label[contains(.,'mmol/L')]/input[@checked]")) == 1)
        try await browser.close()
        #expect(await again.stop() == .code(0))
    }

    private func choose(_ name: String, _ browser: Browser) async throws {
        try await browser.click(.xpath("//main//label[normalize-space(.)='\(name)']"))
    }

    private func waitForScheme(_ scheme: String, _ browser: Browser) async throws {
        try await eventually("the colours to be \(scheme)") {
            try await browser.execute("return document.documentElement.dataset.scheme").text == scheme ? true : nil
        }
    }
}
