import IntegrationSupport
import TestSupport
import Testing

/// Any page on the web can post to this machine and make its own name point here; none of it gets anywhere.
struct ForeignRequestTests {
    @Test func onlyTheExactHostIsAnswered() async throws {
        let signedIn = try await SignedIn()
        for host in [
            "evil.example", "evil.example:\(signedIn.app.port)", "127.0.0.1", "127.0.0.1:1", "127.0.0.1:\(signedIn.app.port).evil.example",
            "",
        ] {
            let answer = try await signedIn.get("/", [(name: "Host", value: host)])
            #expect([400, 403, 421].contains(answer.status), "Host \"\(host)\": \(answer.status)")
            #expect(!answer.text.contains("Test meter"))
        }
        let doubled = try await signedIn.get(
            "/", [(name: "Host", value: "127.0.0.1:\(signedIn.app.port)"), (name: "Host", value: "evil.example")])
        #expect([400, 403, 421].contains(doubled.status))
        let token = try await signedIn.client.get("/?token=x", [(name: "Host", value: "evil.example")])
        #expect([400, 403, 421].contains(token.status))
        await signedIn.app.stop()
    }

    @Test func aPostNeedsTheAppsOwnOrigin() async throws {
        let signedIn = try await SignedIn()
        let live = try await signedIn.openPage()
        let event = #"{"seq":1,"rev":1,"h":"","kind":"open","value":"/"}"#
        for origin in [
            nil, "null", "http://evil.example", "https://127.0.0.1:\(signedIn.app.port)", "http://127.0.0.1:1", "http://localhost",
        ] {
            let answer = try await signedIn.post("/live/\(live)/event", event, origin: .some(origin))
            #expect(answer.status == 403, "Origin \(origin ?? "none")")
            let form = try await signedIn.post(
                "/live/\(live)/form/x", "a=b", type: "application/x-www-form-urlencoded", origin: .some(origin))
            #expect(form.status == 403, "Origin \(origin ?? "none")")
        }
        #expect(try await signedIn.post("/live/\(live)/event", event).status == 204)
        await signedIn.app.stop()
    }

    @Test func aGetFromAnotherSiteIsRefused() async throws {
        let signedIn = try await SignedIn()
        let live = try await signedIn.openPage()
        for target in ["/", "/live/\(live)/events"] {
            #expect(try await signedIn.get(target, [(name: "Origin", value: "http://evil.example")]).status == 403)
            for site in ["cross-site", "same-site"] {
                #expect(try await signedIn.get(target, [(name: "Sec-Fetch-Site", value: site)]).status == 403, "\(target) \(site)")
            }
        }
        #expect(try await signedIn.get("/", [(name: "Sec-Fetch-Site", value: "none")]).status == 200)
        #expect(try await signedIn.get("/", [(name: "Sec-Fetch-Site", value: "same-origin")]).status == 200)
        #expect(try await signedIn.get("/live/\(live)/events", [(name: "Sec-Fetch-Site", value: "none")]).status == 403)
        await signedIn.app.stop()
    }

    @Test func aBodyOfAnotherTypeIsNotTaken() async throws {
        let signedIn = try await SignedIn()
        let live = try await signedIn.openPage()
        for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
            #expect(try await signedIn.post("/live/\(live)/event", "{}", type: type).status == 415, "\(type)")
        }
        #expect(try await signedIn.post("/live/\(live)/form/x", "{}", type: "application/json").status == 415)
        await signedIn.app.stop()
    }

    @Test(arguments: ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
    func otherMethodsAreRefused(_ method: String) async throws {
        let signedIn = try await SignedIn()
        let request = PlainHTTPRequest(
            method, "/", headers: [(name: "Cookie", value: signedIn.cookie), (name: "Origin", value: signedIn.app.origin)])
        let answer = try await signedIn.client.send(request)
        #expect([400, 403, 405, 501].contains(answer.status), "\(answer.status)")
        await signedIn.app.stop()
    }

    @Test(
        "a path leads nowhere but into the app",
        arguments: [
            "/assets/../../../../etc/passwd", "/assets/..%2f..%2f..%2f..%2fetc%2fpasswd", "/assets/%2e%2e/%2e%2e/secret",
            "/../../etc/passwd",
            "/assets//etc/passwd", "/assets/%00", "/assets/..\\..\\secret", "/assets/%2fetc%2fpasswd", "/assets/", "//etc/passwd",
            "/assets/live.js/../../secret", "/%2e%2e/meterbook.db",
        ])
    func pathTraversal(_ target: String) async throws {
        let signedIn = try await SignedIn()
        let answer = try await signedIn.get(target)
        #expect(!answer.text.contains("root:"), "\(target)")
        #expect(!answer.text.contains("SQLite format"), "\(target)")
        #expect(!answer.text.contains(signedIn.cookie.split(separator: "=", maxSplits: 1)[1]), "\(target)")
        if target.hasPrefix("/assets") { #expect([400, 404].contains(answer.status), "\(target): \(answer.status)") }
        await signedIn.app.stop()
    }
}
