import IntegrationSupport
import Testing

/// The insights of the built app, over HTTP.
struct InsightsPageTests {
    @Test func everyPageIsServedWithItsWords() async throws {
        let app = try await Installation().serve()
        let client = PlainHTTPClient(port: app.port)
        let cookie = try #require(try await client.get("/?token=\(app.token)")["Set-Cookie"]).prefix { $0 != ";" }
        for (path, words) in [
            ("/insights", "No readings yet"), ("/insights/patterns?days=7", "No readings yet"), ("/insights/comparison", "Compare with"),
            ("/insights/days/2026-03-01", "No readings on this day"), ("/insights/other-tests", "No ketones were measured"),
            ("/insights/laboratory", "No values yet"), ("/insights/report/log?paper=letter&language=de", "Glukose-Tagebuch"),
        ] {
            let page = try await client.get(path, [(name: "Cookie", value: String(cookie))])
            #expect(page.status == 200, "\(path)")
            #expect(page.text.contains(words), "\(path)")
            #expect(!page.text.contains("Sensor"), "nothing of a sensor is shown before there is one")
        }
        await app.stop()
    }
}
