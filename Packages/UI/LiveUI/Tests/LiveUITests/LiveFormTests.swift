import LiveUI
import Testing

/// The way without the script.
@Suite struct LiveFormTests {
    private let urlencoded = "application/x-www-form-urlencoded"

    @Test func aButtonRunsAndLeadsBackToTheSameSession() async throws {
        let subject = makeSubject()
        let session = try await subject.open("/detail/7")
        let answer = await subject.post("/live/\(session)/form/add", "", type: urlencoded)
        #expect(answer.status == 303)
        #expect(answer["Location"] == "/detail/7?live=\(session)")
        let page = await subject.get("/detail/7", query: [LiveField("live", session)])
        #expect(page.session == session)
        #expect(page.text.contains("count=1"))
        #expect(subject.log.applications.count == 1)
    }

    @Test func aFormWritesItsFields() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        #expect(await subject.post("/live/\(session)/form/form", "name=a+b%26%C3%A4&other=1", type: urlencoded).status == 303)
        #expect(counter.name == "a b&ä")
    }

    @Test func aMultipartFormWritesItsFields() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        let body = "--x\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\ntwo\r\nlines\r\n--x--\r\n"
        #expect(await subject.post("/live/\(session)/form/form", body, type: "multipart/form-data; boundary=x").status == 303)
        #expect(counter.name == "two\r\nlines")
    }

    @Test func aBrokenFormChangesNothing() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        #expect(await subject.post("/live/\(session)/form/add", "--x\r\n", type: "multipart/form-data; boundary=x").status == 400)
        #expect(await subject.post("/live/\(session)/form/add", "", type: "multipart/form-data").status == 400)
        #expect(counter.count == 0)
    }

    @Test func anUnknownButtonDoesNothing() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        #expect(await subject.post("/live/\(session)/form/row-9", "", type: urlencoded).status == 303)
        #expect(counter.rows == [1, 2, 3])
        #expect(subject.log.incidents == [.refusedEvent(handler: "row-9", kind: "submit")])
    }

    @Test func aSessionThatHasEndedSaysSo() async {
        let subject = makeSubject()
        let answer = await subject.post("/live/none/form/add", "", type: urlencoded)
        #expect(answer.status == 404)
        #expect(answer.text.contains("live.gone.title"))
        #expect(answer.text.contains("<a href=\"/\">live.home</a>"))
    }

    @Test func aFormNeedsItsOrigin() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        let headers = Subject.signedIn + [LiveField("Content-Type", urlencoded)]
        let request = LiveRequest(method: "POST", path: "/live/\(session)/form/add", headers: headers)
        #expect(Answer(await subject.host.respond(to: request)).status == 403)
        #expect(counter.count == 0)
    }

    @Test func anOpenBrowserSeesWhatAFormDid() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        _ = await stream.next()
        _ = await subject.post("/live/\(session)/form/add", "", type: urlencoded)
        #expect(try #require(await stream.next()).contains("count=1"))
    }

    @Test func aSessionThatIsOpenElsewhereIsNotShared() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        let page = await subject.get("/", query: [LiveField("live", session)])
        #expect(page.session != session)
        #expect(subject.host.sessionCount == 2)
        stream.close()
    }

    @Test func anotherLinkInTheSameSessionIsOpened() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let page = await subject.get("/detail/3", query: [LiveField("live", session)])
        #expect(page.session == session)
        #expect(page.text.contains("at=/detail/3"))
    }

    @Test func aSessionThatIsGoneIsReplaced() async {
        let page = await makeSubject().get("/detail/3", query: [LiveField("live", "none")])
        #expect(page.status == 200)
        #expect(page.text.contains("at=/detail/3"))
    }

    @Test func thePageGoesOnCountingWhereTheSessionIs() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        await subject.send(session, seq: 1, "add")
        let page = await subject.get("/", query: [LiveField("live", session)])
        #expect(page.text.contains("data-seq=\"1\""))
    }
}
