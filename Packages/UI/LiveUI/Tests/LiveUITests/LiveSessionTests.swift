import LiveUI
import TestSupport
import Testing

/// What a browser and a session say to each other.
@Suite struct LiveSessionTests {
    // MARK: - Patches

    @Test func aStreamBeginsWithAFullPatch() async throws {
        let subject = makeSubject()
        let stream = try await subject.attach(subject.open())
        let patch = try #require(await stream.next())
        #expect(patch.hasPrefix("id: 2\ndata: {\"rev\":2,\"html\":\""))
        #expect(
            patch.hasSuffix("\"ack\":0,\"url\":\"/\",\"title\":\"Test\",\"state\":\"\",\"page\":{\"lang\":\"en\",\"scheme\":\"\"}}\n\n"))
        #expect(patch.contains("count=0"))
        #expect(patch.split(separator: "\n").count == 2, "JSON stands on one line")
    }

    @Test func anEventRunsItsHandlerAndIsAcknowledged() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        _ = await stream.next()
        #expect(await subject.send(session, seq: 1, rev: 2, "add") == 204)
        let patch = try #require(await stream.next())
        #expect(patch.contains("count=1"))
        #expect(patch.contains("\"rev\":3"))
        #expect(patch.contains("\"ack\":1"))
        #expect(!patch.contains("\"url\""), "only what changed is told again")
    }

    @Test func threeWritesInOneHandlerGiveOnePatch() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        _ = await stream.next()
        await subject.send(session, seq: 1, "thrice")
        await subject.send(session, seq: 2, "add")
        #expect(try #require(await stream.next()).contains("\"rev\":3"))
        let second = try #require(await stream.next())
        #expect(second.contains("\"rev\":4"))
        #expect(second.contains("count=3 name=three"))
    }

    @Test(arguments: ["unread", "same"])
    func anEventThatChangesNothingIsAcknowledgedWithoutARendering(button: String) async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        _ = await stream.next()
        await subject.send(session, seq: 1, button)
        let patch = try #require(await stream.next())
        #expect(patch.contains("\"rev\":2"))
        #expect(patch.contains("\"ack\":1"))
    }

    @Test func aChangeFromOutsideReachesEverySession() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let first = try await subject.open()
        let streams = [try await subject.attach(first), try await subject.attach(subject.open())]
        for stream in streams { _ = await stream.next() }
        await subject.send(first, seq: 1, "add")
        for stream in streams { #expect(try #require(await stream.next()).contains("count=1")) }
        counter.count = 40
        counter.name = "both"
        for stream in streams { #expect(try #require(await stream.next()).contains("count=40 name=both")) }
    }

    @Test func aSessionWithoutABrowserIsRenderedWhenItIsAskedFor() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        for count in 1...20 {
            counter.count = count
            await Task.yield()
        }
        let patch = try #require(await subject.attach(session).next())
        #expect(patch.contains("count=20"))
        #expect(patch.contains("\"rev\":2"))
    }

    @Test func aStreamIsPingedEveryFifteenSeconds() async throws {
        let subject = makeSubject()
        let stream = try await subject.attach(subject.open())
        _ = await stream.next()
        for _ in 0..<3 {
            await subject.clock.waitForSleepers()
            subject.clock.advance(by: .seconds(15))
            #expect(await stream.next() == ": ping\n\n")
        }
    }

    @Test func aNewStreamClosesTheOldOne() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let old = try await subject.attach(session)
        let new = try await subject.attach(session)
        _ = await old.next()
        #expect(await old.next() == nil)
        _ = await new.next()
        await subject.send(session, seq: 1, "add")
        #expect(try #require(await new.next()).contains("count=1"))
    }

    @Test func aBrowserThatDoesNotReadLosesItsStream() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        for seq in 1...70 { await subject.send(session, seq: seq, "add") }
        #expect(subject.log.incidents == [.slowBrowser(session: session)])
        var last: String?
        var count = 0
        while let patch = await stream.next() { (last, count) = (patch, count + 1) }
        #expect(count == 64)
        #expect(try #require(last).contains("count=63"))
        #expect(try #require(await subject.attach(session).next()).contains("count=70"))
    }

    // MARK: - Order

    @Test func aRepeatedNumberRunsOnce() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        #expect(await subject.send(session, seq: 1, "add") == 204)
        #expect(await subject.send(session, seq: 1, "add") == 204)
        #expect(counter.count == 1)
    }

    @Test func eventsThatOvertookEachOtherRunInOrder() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        await subject.send(session, seq: 3, "row-3")
        await subject.send(session, seq: 2, "row-2")
        #expect(counter.deleted == [])
        await subject.send(session, seq: 1, "row-1")
        #expect(counter.deleted == [1, 2, 3])
    }

    @Test func aMissingEventHoldsTheOthersUpForHalfASecondOnly() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        let sleepers = subject.clock.sleeperCount
        await subject.send(session, seq: 5, "row-2")
        await subject.send(session, seq: 4, "row-1")
        await subject.clock.waitForSleepers(sleepers + 1)
        subject.clock.advance(by: .milliseconds(500))
        await eventually { counter.deleted == [1, 2] }
        await subject.send(session, seq: 6, "row-3")
        #expect(counter.deleted == [1, 2, 3])
        await subject.send(session, seq: 3, "add")
        #expect(counter.count == 0, "too late")
    }

    @Test func anOldRevisionIsNoHindranceToATypedText() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        for seq in 1...5 { await subject.send(session, seq: seq, rev: 1, "add") }
        #expect(counter.count == 5)
    }

    @Test func aRevisionFromAnotherLifeIsRefused() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        await subject.send(session, seq: 1, rev: 99, "add")
        #expect(counter.count == 0)
        #expect(subject.log.incidents == [.refusedEvent(handler: "add", kind: "click")])
    }

    /// A row goes away under the finger: the click must do nothing to its neighbour.
    @Test func anUnknownHandlerGetsAFreshPatchAndIsNeverRerouted() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        _ = await stream.next()
        await subject.send(session, seq: 1, rev: 2, "row-2")
        await subject.send(session, seq: 2, rev: 2, "row-2")
        #expect(counter.deleted == [2])
        #expect(counter.rows == [1, 3])
        #expect(try #require(await stream.next()).contains("\"rev\":3"))
        let fresh = try #require(await stream.next())
        #expect(fresh.contains("\"rev\":4"))
        #expect(fresh.contains("\"ack\":2"))
        #expect(subject.log.incidents == [.refusedEvent(handler: "row-2", kind: "click")])
    }

    @Test(arguments: ["input", "submit", "nonsense", ""])
    func anActionOfAnotherKindIsNotRun(kind: String) async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        await subject.send(try await subject.open(), seq: 1, "add", kind)
        #expect(counter.count == 0)
        #expect(subject.log.incidents == [.refusedEvent(handler: "add", kind: kind)])
    }

    @Test func valuesReachTheirBindings() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        await subject.send(session, seq: 1, "name", "input", value: "\"Zoë\"")
        #expect(counter.name == "Zoë")
        await subject.send(session, seq: 2, "form", "submit", value: "{\"name\":[\"by form\"]}")
        #expect(counter.name == "by form")
    }

    @Test(arguments: [
        "", "{", "[]", "null", "{\"seq\":0,\"kind\":\"click\"}", "{\"seq\":-1,\"kind\":\"click\"}", "{\"seq\":1}",
        "{\"seq\":\"1\",\"kind\":\"click\"}",
        "{\"seq\":1.5,\"kind\":\"click\"}", "{\"seq\":9007199254740992,\"kind\":\"click\"}", "{\"seq\":1,\"kind\":\"click\",\"rev\":-1}",
        "{\"seq\":1,\"kind\":\"click\",\"value\":7}", "{\"seq\":1,\"kind\":\"click\",\"value\":{\"a\":1}}",
        "{\"seq\":1e400,\"kind\":\"click\"}", "\u{0}",
    ])
    func whatIsNoEventIsRefused(body: String) async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        #expect(await subject.post("/live/\(session)/event", body).status == 400)
    }

    // MARK: - Navigation

    @Test func aLinkIsFollowedWithinTheSession() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let stream = try await subject.attach(session)
        _ = await stream.next()
        await subject.send(session, seq: 1, "", "open", value: "\"/detail/7\"")
        let patch = try #require(await stream.next())
        #expect(patch.contains("at=/detail/7"))
        #expect(patch.contains("\"url\":\"/detail/7\""))
        await subject.send(session, seq: 2, "", "back", value: "\"/\"")
        #expect(try #require(await stream.next()).contains("\"url\":\"/\""))
    }

    @Test(arguments: ["\"//evil.example\"", "\"http://evil.example/\"", "\"/\\\\evil\"", "\"detail/7\"", "null", "\"/a b\"", "\"\""])
    func aForeignLinkIsNotFollowed(link: String) async throws {
        let subject = makeSubject()
        await subject.send(try await subject.open(), seq: 1, "", "open", value: link)
        #expect(subject.log.applications.first?.url == "/")
        #expect(subject.log.incidents == [.refusedEvent(handler: "", kind: "open")])
    }

    @Test func whatTheBrowserKeptComesBack() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        await subject.send(session, seq: 1, "", "restore", value: "\"kept\"")
        let application = try #require(subject.log.applications.first)
        #expect(application.restored == ["kept"])
        #expect(try #require(await subject.attach(session).next()).contains("\"state\":\"name=kept\""))
    }

    @Test func aSessionThatIsUnknownIsNotFound() async {
        let subject = makeSubject()
        #expect(await subject.get("/live/none/events").status == 404)
        #expect(await subject.send("none", seq: 1, "add") == 404)
        #expect(await subject.get("/live/none/other").status == 404)
        #expect(await subject.get("/live").status == 404)
    }

    @Test func headTellsWhetherASessionIsThere() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let head = { (id: String) in LiveRequest(method: "HEAD", path: "/live/\(id)/events", headers: Subject.signedIn) }
        let answer = Answer(await subject.host.respond(to: head(session)))
        #expect(answer.status == 200)
        #expect(answer.stream == nil)
        #expect(Answer(await subject.host.respond(to: head("none"))).status == 404)
    }
}
