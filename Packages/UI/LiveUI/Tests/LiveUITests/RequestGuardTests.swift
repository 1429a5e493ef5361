import LiveUI
import Testing

/// Any web page can post to 127.0.0.1 and let its own name point there.
@Suite struct RequestGuardTests {
    private static let own = LiveField("Origin", "http://127.0.0.1:8787")
    private static let json = LiveField("Content-Type", "application/json")

    private func refusal(_ request: LiveRequest) -> RequestRefusal? {
        let subject = RequestGuard(hosts: ["127.0.0.1:8787", "localhost:8787"], cookieName: "c", secret: "s")
        do throws(RequestRefusal) {
            try subject.check(request)
            return nil
        } catch {
            return error
        }
    }

    private func get(_ path: String = "/", host: String? = "127.0.0.1:8787", _ headers: LiveField...) -> LiveRequest {
        LiveRequest(path: path, headers: (host.map { [LiveField("host", $0)] } ?? []) + headers)
    }

    private func post(_ path: String = "/live/a/event", _ headers: LiveField...) -> LiveRequest {
        LiveRequest(method: "POST", path: path, headers: [LiveField("Host", "127.0.0.1:8787")] + headers)
    }

    @Test func hostsOfTheListPass() {
        #expect(refusal(get(host: "127.0.0.1:8787")) == nil)
        #expect(refusal(get(host: "LOCALHOST:8787")) == nil)
    }

    @Test(arguments: [
        "evil.example", "evil.example:8787", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:87870", "", "127.0.0.1:8787.evil.example",
    ])
    func aReboundNameIsRefused(host: String) {
        #expect(refusal(get(host: host)) == .foreignHost)
    }

    @Test func aMissingOrDoubledHostIsRefused() {
        #expect(refusal(get(host: nil)) == .foreignHost)
        #expect(refusal(get("/", host: "127.0.0.1:8787", LiveField("Host", "evil.example"))) == .foreignHost)
    }

    @Test func aPostNeedsItsOwnOrigin() {
        #expect(refusal(post("/live/a/event", Self.json)) == .missingOrigin)
        #expect(refusal(post("/live/a/event", Self.json, Self.own)) == nil)
        #expect(refusal(post("/live/a/event", Self.json, LiveField("Origin", "http://localhost:8787"))) == .foreignOrigin)
        #expect(refusal(post("/live/a/event", Self.json, LiveField("Origin", "https://127.0.0.1:8787"))) == .foreignOrigin)
        #expect(refusal(post("/live/a/event", Self.json, LiveField("Origin", "http://evil.example"))) == .foreignOrigin)
        #expect(refusal(post("/live/a/event", Self.json, LiveField("Origin", "null"))) == .foreignOrigin)
        #expect(refusal(post("/live/a/event", Self.json, Self.own, LiveField("Origin", "http://evil.example"))) == .foreignOrigin)
    }

    @Test func aGetNeedsNoOriginButRefusesAForeignOne() {
        #expect(refusal(get("/live/a/events")) == nil, "Chromium sends none on a same-origin EventSource")
        #expect(refusal(get("/live/a/events", Self.own)) == nil)
        #expect(refusal(get("/live/a/events", LiveField("Origin", "http://evil.example"))) == .foreignOrigin)
        #expect(refusal(get("/", LiveField("origin", "null"))) == .foreignOrigin)
    }

    @Test func onlyAPageMayBeStartedByHand() {
        let none = LiveField("Sec-Fetch-Site", "none")
        #expect(refusal(get("/logbook", none)) == nil)
        #expect(refusal(get("/live/a/events", none)) == .foreignSite)
        #expect(refusal(get("/assets/app.css", none)) == .foreignSite)
        #expect(refusal(post("/live/a/event", Self.json, Self.own, none)) == .foreignSite)
    }

    @Test(arguments: ["cross-site", "same-site", "SAME-ORIGIN", ""])
    func anotherSiteIsRefused(site: String) {
        #expect(refusal(get("/", LiveField("Sec-Fetch-Site", site))) == .foreignSite)
        #expect(refusal(get("/", LiveField("Sec-Fetch-Site", "same-origin"), LiveField("Sec-Fetch-Site", site))) == .foreignSite)
        #expect(refusal(post("/live/a/event", Self.json, Self.own, LiveField("Sec-Fetch-Site", site))) == .foreignSite)
    }

    @Test func theSameSitePasses() {
        #expect(refusal(get("/", LiveField("Sec-Fetch-Site", "same-origin"))) == nil)
        #expect(refusal(post("/live/a/event", Self.json, Self.own, LiveField("Sec-Fetch-Site", "same-origin"))) == nil)
    }

    @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "", "text/plain; application/json"])
    func anEventIsJSON(type: String) {
        #expect(refusal(post("/live/a/event", Self.own, LiveField("Content-Type", type))) == .mediaType)
    }

    @Test func typesWithParametersPass() {
        #expect(refusal(post("/live/a/event", Self.own, LiveField("Content-Type", "Application/JSON; charset=utf-8"))) == nil)
        #expect(refusal(post("/live/a/form/b", Self.own, LiveField("Content-Type", "application/x-www-form-urlencoded"))) == nil)
        #expect(refusal(post("/live/a/form/b", Self.own, LiveField("Content-Type", "multipart/form-data; boundary=x"))) == nil)
    }

    @Test func aFormIsNoJSONAndABodyHasOneType() {
        #expect(refusal(post("/live/a/form/b", Self.own, Self.json)) == .mediaType)
        #expect(refusal(post("/live/a/event", Self.own)) == .mediaType)
        #expect(refusal(post("/live/a/event", Self.own, Self.json, LiveField("Content-Type", "text/plain"))) == .mediaType)
    }

    @Test(arguments: [
        ("POST", "/", "GET, HEAD"), ("PUT", "/logbook", "GET, HEAD"), ("GET", "/live/a/event", "POST"), ("GET", "/live/a/form/b", "POST"),
        ("POST", "/live/a/events", "GET, HEAD"), ("DELETE", "/assets/app.css", "GET, HEAD"), ("get", "/", "GET, HEAD"),
        ("POST", "/live", "GET, HEAD"),
    ])
    func otherMethodsAreRefused(method: String, path: String, allowed: String) {
        let request = LiveRequest(method: method, path: path, headers: [LiveField("Host", "127.0.0.1:8787"), Self.own, Self.json])
        #expect(refusal(request) == .method(allowed: allowed))
    }

    @Test func aBodyOverAMebibyteIsRefused() {
        var request = post("/live/a/event", Self.own, Self.json)
        request.body = Array(repeating: 0x20, count: RequestGuard.longestBody)
        #expect(refusal(request) == nil)
        request.body.append(0x20)
        #expect(refusal(request) == .tooLarge)
    }

    @Test func theCookieSignsIn() {
        let subject = RequestGuard(hosts: ["h"], cookieName: "m_1", secret: "right")
        let isSignedIn = { (cookies: [String]) in
            subject.isSignedIn(LiveRequest(path: "/", headers: cookies.map { LiveField("cookie", $0) }))
        }
        #expect(isSignedIn(["m_1=right"]))
        #expect(isSignedIn(["a=b; m_1=right ; c=d"]))
        #expect(isSignedIn(["a=b", "m_1=right"]))
        #expect(isSignedIn(["m_1=planted; m_1=right"]), "another port of this host can add a cookie")
        #expect(!isSignedIn([]))
        #expect(!isSignedIn(["m_1=wrong"]))
        #expect(!isSignedIn(["m_1=righ"]))
        #expect(!isSignedIn(["M_1=right"]))
        #expect(!isSignedIn(["m_1"]))
        #expect(!isSignedIn(["xm_1=right"]))
    }

    @Test func anEmptySecretLetsNobodyIn() {
        let subject = RequestGuard(hosts: ["h"], cookieName: "m", secret: "")
        #expect(!subject.isSignedIn(LiveRequest(path: "/", headers: [LiveField("Cookie", "m=")])))
    }
}
