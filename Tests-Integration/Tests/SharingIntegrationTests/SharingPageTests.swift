import IntegrationSupport
import Testing

/// The pages of sharing in the built app, over HTTP: a file is made for whoever is signed in, and for nobody else.
@Suite(.timeLimit(.minutes(10)))
struct SharingPageTests {
    @Test func aFileIsSavedByItsLink() async throws {
        let installation = try Installation()
        let script = MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(8)))
        #expect(try await installation.sync(script).exitCode == 0)
        let app = try await installation.serve()
        let client = PlainHTTPClient(port: app.port)
        let cookie = try #require(try await client.get("/?token=\(app.token)")["Set-Cookie"]).prefix { $0 != ";" }
        let signedIn = [(name: "Cookie", value: String(cookie))]
        let home = try await client.get("/sharing", signedIn)
        #expect(home.status == 200 && home.text.contains("href=\"/sharing/export\""), "\(home.text)")
        let page = try await client.get("/sharing/export", signedIn)
        #expect(page.text.contains("No reading matches"), "those of the simulated meter stay behind: \(page.text)")
        await app.stop()
    }
}
