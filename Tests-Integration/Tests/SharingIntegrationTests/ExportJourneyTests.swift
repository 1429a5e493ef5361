import IntegrationSupport
import Testing

/// A person chooses what goes into a file, and saves it.
@Suite(.serialized, .browser)
struct ExportJourneyTests {
    @Test func choicesAreCountedAndTheFileHasThem() async throws {
        let installation = try Installation()
        let script = MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(8)))
        #expect(try await installation.sync(script).exitCode == 0)
        let app = try await installation.serve()
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions())
        try await browser.open(app.readyURL)
        try await browser.open("\(app.origin)/more")
        try await browser.click(.xpath("//main//a[contains(.,'Sharing')]"))
        try await browser.click(.xpath("//main//a[contains(.,'Export')]"))
        try await browser.waitFor(.text("No reading matches"))
        try await browser.click(.xpath("//main//label[contains(.,'Simulated readings')]"))
        try await browser.waitFor(.text("8 readings match."))
        let file = try await browser.execute(
            """
            const link = document.querySelector('a[download]');
            return fetch(link.href).then(r => r.text().then(text => r.headers.get('Content-Disposition') + '\\n' + text));
            """)
        let lines = try #require(file.text).split(whereSeparator: \.isNewline)
        #expect(lines.first?.hasPrefix("attachment; filename=\"meterbook-") == true && lines.count == 10, "\(lines)")
        let link = try await browser.execute("return document.querySelector('a[download]').getAttribute('href')")
        let stranger = try await PlainHTTPClient(port: app.port).get(try #require(link.text))
        #expect(stranger.status == 401)
        #expect(try await browser.consoleErrors() == [])
        try await browser.close()
        #expect(await app.stop() == .code(0))
    }
}
