import IntegrationSupport
import Testing

/// From a first sync to figures, charts that are read by keyboard, a laboratory's value, and a report.
@Suite(.serialized, .browser)
struct InsightsJourneyTests {
    @Test func figuresAreReadComparedAndReported() async throws {
        let app = try await Installation().serve(["--ui-test"])
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions())
        try await browser.open(app.readyURL)
        try await browser.open("\(app.origin)/devices")
        try await browser.click(.button("Try with a simulated meter"))
        try await browser.click(.button("Sync"))
        try await browser.waitFor(.text("Everything is here"), within: .seconds(60))

        try await browser.open("\(app.origin)/insights?days=90")
        try await browser.waitFor(.css("main .chart-range-bar"))
        let mean = try await figure("mean", browser)
        #expect(mean?.isEmpty == false)
        let read = try await browser.execute(
            """
            const stop = document.querySelector('.chart-stop'); stop.focus();
            const text = stop.querySelector('.chart-stop-text');
            return document.activeElement === stop && getComputedStyle(text).visibility + ' ' + text.textContent;
            """)
        #expect(read.text?.hasPrefix("visible ") == true, "the focus reads a value: \(read)")

        try await browser.open("\(app.origin)/insights/laboratory/add")
        try await browser.click(.button("Save the value"))
        try await browser.waitFor(.css("main [aria-invalid='true']"))
        try await browser.type("6.9", into: .css("main form input[inputmode='decimal']"))
        try await browser.click(.button("Save the value"))
        try await browser.waitFor(.css("main table"))
        try await browser.click(.xpath("//main//button[contains(.,'Remove')]"))
        try await browser.waitFor(.css("main .empty-state"))
        try await browser.click(.button("Undo"))
        try await browser.waitFor(.css("main table"))

        try await browser.open("\(app.origin)/insights/report/overview?days=90")
        try await browser.waitFor(.css("main .report table"))
        #expect(try await figure("mean", browser) == mean, "the report has the page's figure")
        #expect(try await browser.count(.text("52\u{A0}mmol/mol")) >= 1)
        #expect(try await browser.consoleErrors() == [])
        try await browser.close()
        #expect(await app.stop() == .code(0))
    }

    /// The first figure of a kind, as it was computed.
    private func figure(_ kind: String, _ browser: Browser) async throws -> String? {
        try await browser.execute("return document.querySelector('data[data-figure$=\" \(kind)\"]').value").text
    }
}
