import LiveUI
import TestSupport
import Testing
import ViewCore

@Suite struct LivePageTests {
    @Test func aPageHoldsTheScreenAndWhatTheScriptNeeds() async throws {
        let subject = makeSubject()
        let answer = await subject.get("/detail/7")
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "text/html; charset=utf-8")
        let session = try #require(answer.session)
        #expect(session.count == 32)
        let expected = [
            "<!DOCTYPE html>\n<html lang=\"en\">", "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
            "<title>Test</title>",
            "<link rel=\"stylesheet\" href=\"/assets/app.css\">", "<script src=\"/assets/live.js\" defer></script>",
            "<body data-live=\"\(session)\" data-rev=\"1\" data-seq=\"0\" data-url=\"/detail/7\" data-state=\"\" data-traits=\"0000100\">",
            "data-offline=\"live.offline\" data-failed=\"live.failed\" data-retry=\"live.retry\"",
            "<form id=\"live-form\" method=\"post\"><button type=\"submit\" disabled hidden></button></form>\n<div id=\"root\" tabindex=\"-1\">",
            "at=/detail/7",
            "<noscript><p class=\"live-noscript\">live.noscript <a href=\"/detail/7?live=\(session)\">live.refresh</a></p></noscript>",
            "formaction=\"/live/\(session)/form/add\"",
        ]
        for part in expected { #expect(answer.text.contains(part), "\(part)") }
    }

    /// With `Referrer-Policy: no-referrer` alone Chromium sends `Origin: null` with a form, and every form without the script is refused.
    @Test func thePageLetsFormsSendTheirOrigin() async {
        let answer = await makeSubject().get("/")
        #expect(answer.text.contains("<meta name=\"referrer\" content=\"same-origin\">"))
    }

    @Test func aPageHasNoInlineScriptOrStyle() async {
        let text = await makeSubject().get("/").text
        #expect(!text.contains("style="))
        #expect(!text.contains("<style"))
        #expect(!text.contains("javascript:"))
        #expect(text.ranges(of: "<script").count == 1)
    }

    @Test func aPageArrivesWithTheDataOfItsTasks() async throws {
        let subject = makeSubject { counter in
            counter.showsTask = true
            counter.load = { counter.count = 12 }
        }
        #expect(await subject.get("/").text.contains("count=12"))
    }

    @Test func aPageWaitsAQuarterOfASecondForItsTasksAndNoLonger() async throws {
        let clock = ManualClock()
        var cancelled = false
        let subject = makeSubject { counter in
            counter.showsTask = true
            counter.load = {
                counter.count = 1
                do { try await clock.sleep(for: .seconds(60)) } catch { cancelled = true }
            }
        }
        async let page = subject.get("/")
        await clock.waitForSleepers()
        await subject.clock.waitForSleepers(2)
        subject.clock.advance(by: .milliseconds(250))
        #expect(await page.text.contains("count=1"))
        #expect(!cancelled)
        subject.host.shutDown()
        await eventually { cancelled }
    }

    @Test func aTaskStartsOnceAndIsCancelledWhenItsViewGoes() async throws {
        let clock = ManualClock()
        let counter = Counter()
        var (started, cancelled) = (0, 0)
        counter.load = {
            started += 1
            do { try await clock.sleep(for: .seconds(60)) } catch { cancelled += 1 }
        }
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        _ = await stream.next()
        counter.showsTask = true
        await clock.waitForSleepers()
        await subject.send(session, seq: 1, "add")
        await subject.send(session, seq: 2, "add")
        #expect((started, cancelled) == (1, 0))
        counter.showsTask = false
        await eventually { cancelled == 1 }
        counter.showsTask = true
        await clock.waitForSleepers()
        #expect(started == 2)
    }

    @Test func theApplicationLearnsTheLanguageAndTheSession() async throws {
        let subject = makeSubject()
        let answer = await subject.get("/", headers: Subject.signedIn + [LiveField("accept-language", "de-DE,de;q=0.9")])
        #expect(subject.log.contexts == [SessionContext(id: try #require(answer.session), acceptLanguage: "de-DE,de;q=0.9")])
    }

    @Test(arguments: ["image", "style", "script", "font"])
    func aResourceAskedForAtAPagesAddressGetsNoSession(destination: String) async {
        let subject = makeSubject()
        let answer = await subject.get("/apple-touch-icon.png", headers: Subject.signedIn + [LiveField("Sec-Fetch-Dest", destination)])
        #expect(answer.status == 404)
        #expect(await subject.get("/favicon.ico").status == 404)
        #expect(subject.host.sessionCount == 0)
    }

    @Test func headGetsNoSession() async {
        let subject = makeSubject()
        let answer = Answer(await subject.host.respond(to: LiveRequest(method: "HEAD", path: "/", headers: Subject.signedIn)))
        #expect(answer.status == 200)
        #expect(subject.host.sessionCount == 0)
    }

    /// An application that says no more than it must.
    private final class Plain: LiveApplication {
        var root: AnyView { AnyView(Text(verbatim: "plain")) }
        let url = "/"
        func open(url: String) {}
    }

    @Test func aHostOfDefaultsServesAPlainApplication() async throws {
        let requestGuard = RequestGuard(hosts: ["127.0.0.1:8787"], cookieName: "meterbook_8787", secret: Subject.secret)
        let host = LiveHost(configuration: LiveHost.Configuration(requestGuard: requestGuard, script: [])) { _ in Plain() }
        let get = { (path: String) in Answer(await host.respond(to: LiveRequest(path: path, headers: Subject.signedIn))) }
        let pages = [await get("/"), await get("/")]
        let sessions = pages.compactMap(\.session)
        #expect(Set(sessions).count == 2, "ids are random")
        #expect(pages[0].text.contains("<title></title>"))
        #expect(pages[0].text.contains("plain"))
        #expect(await get("/assets/app.css").status == 404)
        let body = Array("{\"seq\":1,\"kind\":\"restore\",\"value\":\"x\"}".utf8)
        let headers = Subject.signedIn + [LiveField("Origin", "http://127.0.0.1:8787"), LiveField("Content-Type", "application/json")]
        let path = "/live/\(sessions[0])/event"
        #expect(Answer(await host.respond(to: LiveRequest(method: "POST", path: path, headers: headers, body: body))).status == 204)
        host.shutDown()
    }

    @Test func hostileTextStaysText() async throws {
        let hostile = "</script><b>\"'\u{301}&\u{0}"
        let subject = makeSubject { $0.name = hostile }
        let text = await subject.get("/").text
        #expect(text.contains("data-state=\"name=&lt;/script&gt;&lt;b&gt;&quot;&#39;\u{301}&amp;\u{FFFD}\""))
        #expect(!text.contains("<b>"))
    }
}
