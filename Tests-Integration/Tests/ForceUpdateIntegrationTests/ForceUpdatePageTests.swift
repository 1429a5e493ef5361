import IntegrationSupport
import Testing

/// The updates section of the built app, over HTTP.
struct ForceUpdatePageTests {
    @Test func withoutAnAddressThePageSaysSo() async throws {
        let app = try await Installation().serve()
        let client = PlainHTTPClient(port: app.port)
        let cookie = try #require(try await client.get("/?token=\(app.token)")["Set-Cookie"]).prefix { $0 != ";" }
        let page = try await client.get("/update", [(name: "Cookie", value: String(cookie))])
        #expect(page.status == 200)
        #expect(page.text.contains("named no place to ask"), "\(page.text)")
        await app.stop()
    }
}
