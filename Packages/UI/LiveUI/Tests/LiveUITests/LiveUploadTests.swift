import LiveUI
import Testing
import ViewCore

/// Files that are chosen in a field.
@Suite struct LiveUploadTests {
    private let binary = "application/octet-stream"

    @Test func aFileReachesItsField() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        let query = [("seq", "1"), ("rev", "1"), ("name", "C:\\x\\a.csv"), ("type", "text/csv")]
        #expect(await upload(subject, "/live/\(session)/file/file", query, "ab").status == 204)
        #expect(counter.file == .file(UploadedFile(name: "a.csv", contentType: "text/csv", bytes: Array("ab".utf8))))
        #expect(await upload(subject, "/live/\(session)/file/file", query, "twice").status == 204)
        #expect(counter.file.name == "a.csv", "a number is run once")
    }

    @Test func aFileOverTheLimitIsNotTaken() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        await upload(subject, "/live/\(session)/file/file", [("seq", "1"), ("rev", "1"), ("name", "a")], "abcde")
        #expect(counter.file == .tooLarge(name: "a"))
        await subject.send(session, seq: 2, "file", "file", value: "\"b.csv\"")
        #expect(counter.file == .tooLarge(name: "b.csv"))
        await subject.send(session, seq: 3, "file", "file")
        #expect(counter.file == .none)
    }

    @Test(
        arguments: [[], [("seq", "0"), ("rev", "1")], [("seq", "x"), ("rev", "1")], [("seq", "1")], [("seq", "1"), ("rev", "-1")]]
            as [[(String, String)]])
    func aFileOfNoEventChangesNothing(query: [(String, String)]) async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        #expect(await upload(subject, "/live/\(session)/file/file", query, "a").status == 400)
        #expect(counter.file == .none)
    }

    @Test func aFileOfAnUnknownSessionOrElementIsRefused() async throws {
        let subject = makeSubject()
        let query = [("seq", "1"), ("rev", "1")]
        #expect(await upload(subject, "/live/none/file/file", query, "a").status == 404)
        let session = try await subject.open()
        #expect(await upload(subject, "/live/\(session)/file/add", query, "a").status == 204)
        #expect(subject.log.incidents == [.refusedEvent(handler: "add", kind: "file")])
    }

    @Test func aFileArrivesWithoutTheScriptToo() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        let body = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\nab\r\n--x--\r\n"
        #expect(await subject.post("/live/\(session)/form/add", body, type: "multipart/form-data; boundary=x").status == 303)
        #expect(counter.file.name == "a.csv")
        #expect(counter.count == 1)
    }

    @Test func onlyFilesMayBeLong() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        let long = String(repeating: "a", count: RequestGuard.longestBody + 1)
        #expect(await upload(subject, "/live/\(session)/file/file", [("seq", "1"), ("rev", "1")], long).status == 204)
        #expect(await subject.post("/live/\(session)/event", long).status == 413)
        #expect(await subject.post("/live/\(session)/form/add", long, type: "application/x-www-form-urlencoded").status == 413)
        #expect(await subject.post("/live/\(session)/form/add", long, type: "multipart/form-data; boundary=x").status == 400)
        let stranger = [LiveField("Host", "127.0.0.1:8787")]
        #expect(await subject.post("/live/\(session)/file/file", long, type: binary, headers: stranger).status == 413)
    }

    @Test func aFileNeedsItsTypeAndMethod() async throws {
        let subject = makeSubject()
        let session = try await subject.open()
        #expect(await subject.post("/live/\(session)/file/file", "a", type: "text/csv").status == 415)
        #expect(await subject.get("/live/\(session)/file/file").status == 405)
    }

    @discardableResult
    private func upload(_ subject: Subject, _ path: String, _ query: [(String, String)], _ body: String) async -> Answer {
        let headers = Subject.signedIn + [LiveField("Content-Type", binary), LiveField("Origin", "http://127.0.0.1:8787")]
        let fields = query.map { LiveField($0.0, $0.1) }
        return Answer(
            await subject.host.respond(to: LiveRequest(method: "POST", path: path, query: fields, headers: headers, body: Array(body.utf8)))
        )
    }
}
