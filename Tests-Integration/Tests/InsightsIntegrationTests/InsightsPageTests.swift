import IntegrationSupport
import Testing

/// The insights section of the built app, over HTTP.
struct InsightsPageTests {
    @Test func theFirstScreenIsServedWithItsWords() async throws {
        let app = try await Installation().serve()
        let client = PlainHTTPClient(port: app.port)
        let cookie = try #require(try await client.get("/?token=\(app.token)")["Set-Cookie"]).prefix { $0 != ";" }
        let page = try await client.get("/insights", [(name: "Cookie", value: String(cookie))])
        #expect(page.status == 200)
        #expect(page.text.contains("Loaded on"), "\(page.text)")
        await app.stop()
    }
}
