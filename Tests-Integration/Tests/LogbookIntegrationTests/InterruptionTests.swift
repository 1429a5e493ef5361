import IntegrationSupport
import TestSupport
import Testing

/// A page whose server goes, or whose content changes elsewhere, does what a person meant and nothing else.
@Suite(.serialized, .browser)
struct InterruptionTests {
    @Test func aHalfFilledFormOutlivesTheServer() async throws {
        let visit = try await Visit.begin(MeterScriptFile([]))
        let browser = visit.browser
        try await browser.open(visit.app.origin + "/logbook/add")
        try await browser.waitFor(.button("Save reading"))
        try await browser.type("104", into: Self.value)
        try await browser.type("a walk before lunch", into: .css("main textarea"))
        #expect(try await browser.consoleErrors() == [])
        await visit.app.kill()
        try await browser.waitFor(.text("Connection lost"))
        let again = try await visit.installation.serve(["--port", "\(visit.app.port)", "--transport", "simulated"])
        try await browser.waitForNo(.text("Connection lost"), within: .seconds(40))
        try await eventually("the screen of before") { try await browser.url().hasSuffix("/logbook/add") ? true : nil }
        try await browser.waitFor(.button("Save reading"))
        #expect(try await browser.execute("return document.querySelector('main textarea').value").text == "a walk before lunch")
        try await browser.click(.button("Save reading"))
        try await browser.waitFor(.text("Reading added."))
        let readings = try await visit.installation.readings().readings
        #expect(readings.map(\.note) == ["a walk before lunch"])
        try await browser.close()
        await again.stop()
    }

    @Test func aRowThatIsGoneTakesNoClickAndGivesItToNoNeighbour() async throws {
        let visit = try await Visit.begin(Meters.inRange(3))
        let browser = visit.browser
        try await visit.addSimulatedMeter()
        try await visit.sync()
        try await visit.showLogbook()
        try await visit.waitForReadings(3)
        let first = try #require(try await visit.readingLinks().first)
        try await browser.click(.button("Select several"))
        try await browser.waitFor(.css("main .list input[type='checkbox']"))
        let selecting = try await browser.currentWindow()
        try await browser.setOffline(true)
        try await browser.execute("document.querySelector(\"main .list input[type='checkbox']\").click()")
        try await browser.waitFor(.text("Connection lost"))
        _ = try await browser.openTab()
        try await browser.open(visit.app.origin + first)
        try await browser.click(.button("Delete reading"))
        try await browser.waitFor(.css("dialog[open]"))
        try await browser.click(.css("dialog[open] .button-destructive"))
        try await browser.waitFor(.text("1 reading deleted."))

        try await browser.switchTo(selecting)
        try await browser.setOffline(false)
        try await browser.waitForNo(.text("Connection lost"), within: .seconds(40))
        try await eventually("two readings") { try await browser.count(.css("main .list input[type='checkbox']")) == 2 ? true : nil }
        try await browser.waitFor(.text("0 readings selected"))
        #expect(try await browser.execute("return document.querySelectorAll('main .list input:checked').length") == 0)
        try await browser.close()
        #expect(await visit.app.stop() == .code(0))
    }

    private static let value = Locator.xpath("//input[@id=//label[starts-with(normalize-space(.), 'Blood glucose')]/@for]")
}
