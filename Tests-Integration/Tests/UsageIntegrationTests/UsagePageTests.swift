import IntegrationSupport
import Testing

/// The kept steps in the built app, over HTTP: none until somebody turns them on.
struct UsagePageTests {
    @Test func theFirstScreenIsServedWithItsWords() async throws {
        let app = try await Installation().serve()
        let client = PlainHTTPClient(port: app.port)
        let cookie = try #require(try await client.get("/?token=\(app.token)")["Set-Cookie"]).prefix { $0 != ";" }
        let page = try await client.get("/usage", [(name: "Cookie", value: String(cookie))])
        #expect(page.status == 200)
        #expect(page.text.contains("Nothing is kept"), "\(page.text)")
        await app.stop()
    }
}
