import LiveUI
import TestSupport
import Testing

@Suite struct LiveHostSecurityTests {
    private let anonymous = [LiveField("Host", "127.0.0.1:8787")]

    @Test func aTokenIsExchangedForACookie() async throws {
        let subject = makeSubject()
        let token = subject.host.issueToken()
        let answer = await subject.get("/detail/3", query: [LiveField("token", token), LiveField("a", "ä b")], headers: anonymous)
        #expect(answer.status == 303)
        #expect(answer["Location"] == "/detail/3?a=%C3%A4%20b")
        let expected = "meterbook_8787=\(Subject.secret); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"
        #expect(answer["Set-Cookie"] == expected)
        #expect(subject.log.applications.isEmpty, "the exchange makes no session")
    }

    @Test func aTokenWorksOnce() async {
        let subject = makeSubject()
        let query = [LiveField("token", subject.host.issueToken())]
        #expect(await subject.get("/", query: query, headers: anonymous).status == 303)
        let second = await subject.get("/", query: query, headers: anonymous)
        #expect(second.status == 401)
        #expect(second["Set-Cookie"] == nil)
    }

    @Test func aTokenWorksForFiveMinutes() async {
        let subject = makeSubject()
        let early = [LiveField("token", subject.host.issueToken())]
        let late = [LiveField("token", subject.host.issueToken())]
        subject.clock.advance(by: .seconds(299))
        #expect(await subject.get("/", query: early, headers: anonymous).status == 303)
        subject.clock.advance(by: .seconds(1))
        #expect(await subject.get("/", query: late, headers: anonymous).status == 401)
    }

    @Test func aSpentTokenIsNoHindranceToWhoIsSignedIn() async {
        let subject = makeSubject()
        let answer = await subject.get("/", query: [LiveField("token", "spent")])
        #expect(answer.status == 303)
        #expect(answer["Location"] == "/")
        #expect(answer["Set-Cookie"] == nil)
    }

    @Test func aHeadRequestSpendsNoToken() async {
        let subject = makeSubject()
        let query = [LiveField("token", subject.host.issueToken())]
        let head = Answer(await subject.host.respond(to: LiveRequest(method: "HEAD", path: "/", query: query, headers: anonymous)))
        #expect(head.status == 401)
        #expect(await subject.get("/", query: query, headers: anonymous).status == 303)
    }

    @Test func onlySoManyTokensWait() async {
        let subject = makeSubject()
        let first = subject.host.issueToken()
        var last = ""
        for _ in 0..<16 { last = subject.host.issueToken() }
        #expect(await subject.get("/", query: [LiveField("token", first)], headers: anonymous).status == 401)
        #expect(await subject.get("/", query: [LiveField("token", last)], headers: anonymous).status == 303)
    }

    @Test(arguments: [
        ("//evil.example/x", "/evil.example/x"), ("/\\evil.example", "/evil.example"), ("///", "/"), ("/a\r\nX: y", "/a%0D%0AX:%20y"),
        ("/%2F%2Fevil", "/%2F%2Fevil"),
    ])
    func theExchangeNeverLeadsElsewhere(path: String, location: String) async {
        let subject = makeSubject()
        let answer = await subject.get(path, query: [LiveField("token", subject.host.issueToken())], headers: anonymous)
        #expect(answer["Location"] == location)
    }

    @Test func withoutTheCookieNoPageAndNoSessionIsServed() async {
        let subject = makeSubject()
        let page = await subject.get("/", headers: anonymous)
        #expect(page.status == 401)
        #expect(page.text.contains("live.signin.title"))
        #expect(await subject.get("/live/x/events", headers: anonymous).status == 401)
        #expect(await subject.post("/live/x/event", "{}", headers: anonymous).status == 401)
        #expect(subject.log.applications.isEmpty)
        #expect(subject.log.incidents.allSatisfy { $0 == .refusedRequest(.notSignedIn) })
    }

    /// The page that asks for a fresh link had no style sheet: it was refused like everything else. It holds nothing of anybody's.
    @Test func whatThePageThatAsksForALinkNeedsIsServed() async {
        let subject = makeSubject()
        #expect(await subject.get("/assets/app.css", headers: anonymous).status == 200)
        #expect(await subject.get("/assets/none", headers: anonymous).status == 404)
        let foreign = [LiveField("Host", "evil.example:8787")]
        #expect(await subject.get("/assets/app.css", headers: foreign).status == 403)
        let crossSite = anonymous + [LiveField("Sec-Fetch-Site", "cross-site")]
        #expect(await subject.get("/assets/app.css", headers: crossSite).status == 403)
    }

    @Test func aForeignHostIsRefusedEvenWithTheCookie() async {
        let subject = makeSubject()
        let headers = [LiveField("Host", "evil.example:8787"), Subject.signedIn[1]]
        #expect(await subject.get("/", headers: headers).status == 403)
        #expect(await subject.get("/", query: [LiveField("token", subject.host.issueToken())], headers: headers).status == 403)
    }

    @Test func aRefusedMethodNamesTheOthers() async {
        let subject = makeSubject()
        let answer = await subject.get("/live/x/event")
        #expect(answer.status == 405)
        #expect(answer["Allow"] == "POST")
    }

    @Test func everyAnswerCarriesTheSecurityHeaders() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        var answers = [await subject.get("/"), await subject.get("/", headers: []), await subject.get("/", headers: anonymous)]
        answers += [await subject.get("/assets/app.css"), await subject.get("/assets/none"), await subject.get("/live/\(session)/events")]
        answers += [await subject.post("/live/\(session)/event", "{}"), await subject.get("/", query: [LiveField("token", "x")])]
        for answer in answers {
            let policy = try #require(answer["Content-Security-Policy"])
            #expect(policy.hasPrefix("default-src 'self';"))
            #expect(!policy.contains("unsafe"))
            #expect(answer["X-Content-Type-Options"] == "nosniff")
            #expect(answer["Referrer-Policy"] == "no-referrer")
            #expect(answer["X-Frame-Options"] == "SAMEORIGIN")
        }
        for answer in answers where answer["ETag"] == nil && answer["Content-Type"]?.hasPrefix("text/css") != true {
            #expect(answer["Cache-Control"] == "no-store")
        }
    }

    @Test func refusalsSayWhatToDo() {
        let all: [RequestRefusal] = [
            .foreignHost, .method(allowed: "GET"), .missingOrigin, .foreignOrigin, .foreignSite, .mediaType, .tooLarge, .notSignedIn,
        ]
        #expect(Set(all.map(\.description)).count == all.count)
        #expect(all.map(\.status) == [403, 405, 403, 403, 403, 415, 413, 401])
    }
}
