import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// A running app and a client that holds its cookie.
struct SignedIn {
    let installation: Installation
    let app: AppProcess
    let client: PlainHTTPClient
    /// `name=value`.
    let cookie: String

    init(_ arguments: [String] = []) async throws {
        installation = try Installation()
        let script = MeterScriptFile(ScriptedMeter(records: ScriptedRecord.series(8)))
        #expect(try await installation.sync(script).exitCode == 0)
        app = try await installation.serve(script, arguments)
        client = PlainHTTPClient(port: app.port)
        let answer = try await client.get("/?token=\(app.token)")
        let header = try #require(answer["Set-Cookie"], "the token's exchange gives a cookie")
        cookie = String(header.prefix { $0 != ";" })
    }

    /// A GET request with the cookie.
    func get(_ target: String, _ headers: [(name: String, value: String)] = []) async throws -> PlainHTTPResponse {
        try await client.get(target, [(name: "Cookie", value: cookie)] + headers)
    }

    /// A POST request with the cookie and, unless told otherwise, what a browser sends from the app's own page.
    func post(
        _ target: String, _ body: String, type: String = "application/json", origin: String?? = .none
    ) async throws -> PlainHTTPResponse {
        var headers = [(name: "Cookie", value: cookie), (name: "Content-Type", value: type)]
        if let origin = origin ?? app.origin { headers.append((name: "Origin", value: origin)) }
        return try await client.send(PlainHTTPRequest("POST", target, headers: headers, body: Array(body.utf8)))
    }

    /// The session of a fresh page.
    func openPage(_ target: String = "/") async throws -> String {
        let page = try await get(target)
        #expect(page.status == 200)
        let start = try #require(page.text.range(of: "data-live=\""), "a page names its session")
        return String(page.text[start.upperBound...].prefix { $0 != "\"" })
    }
}
