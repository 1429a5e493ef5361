import Common
import LiveUI
import Testing
import ViewCore

/// Files behind links of a page: saved by whoever is signed in, and never shown as a page.
@Suite struct LiveDownloadTests {
    private let file = DownloadedFile(name: "Ada \"x\"\r\n.json", contentType: "application/json", bytes: Array("{}".utf8))

    @Test func aFileIsMadeWhenItIsAskedForAndSaved() async throws {
        let counter = Counter()
        counter.offersDownload = true
        var made = 0
        counter.load = { made += 1 }
        counter.download = file
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        #expect(await subject.get("/").text.contains("/download/save\" download><span>save</span></a>"))
        let answer = await subject.get("/live/\(session)/download/save")
        #expect(answer.status == 200 && answer.text == "{}" && made == 1)
        #expect(answer["Content-Type"] == "application/json" && answer["X-Content-Type-Options"] == "nosniff")
        #expect(answer["Content-Disposition"] == "attachment; filename=\"Ada--x---.json\"")
        #expect(answer["Cache-Control"]?.contains("no-store") == true)
    }

    @Test func aLongFileIsHandedOverAsItIsMade() async throws {
        let counter = Counter()
        counter.offersDownload = true
        let made = Locked(0)
        let chunks = AsyncThrowingStream<[UInt8], any Error> {
            let number = made.withLock { made in
                made += 1
                return made
            }
            return number <= 3 ? Array("\(number)".utf8) : nil
        }
        counter.download = DownloadedFile(name: "long.csv", contentType: "text/csv", content: .chunks(chunks))
        let subject = makeSubject(counter: counter)
        let answer = await subject.get("/live/\(try await subject.open())/download/save")
        #expect(answer.status == 200 && answer["Content-Disposition"] == "attachment; filename=\"long.csv\"")
        #expect(answer["X-Content-Type-Options"] == "nosniff" && made.withLock { $0 } == 0, "nothing is made before it is read")
        var text = ""
        for try await chunk in try #require(answer.file) { text += String(decoding: chunk, as: UTF8.self) }
        #expect(text == "123")
    }

    @Test func nobodyElseGetsIt() async throws {
        let counter = Counter()
        counter.offersDownload = true
        counter.download = file
        let subject = makeSubject(counter: counter)
        let path = "/live/\(try await subject.open())/download/save"
        #expect(await subject.get(path, headers: [LiveField("Host", "127.0.0.1:8787")]).status == 401)
        #expect(await subject.get(path, headers: Subject.signedIn + [LiveField("Sec-Fetch-Site", "cross-site")]).status == 403)
        #expect(await subject.get(path, headers: Subject.signedIn + [LiveField("Sec-Fetch-Site", "none")]).status == 403)
        #expect(await subject.post(path, "").status == 405)
    }

    @Test func aLinkThatIsGoneLeadsNowhere() async throws {
        let counter = Counter()
        let subject = makeSubject(counter: counter)
        let session = try await subject.open()
        #expect(await subject.get("/live/\(session)/download/save").status == 404)
        #expect(await subject.get("/live/none/download/save").status == 404)
        counter.offersDownload = true
        #expect(await subject.get("/live/\(session)/download/save").status == 503, "a file that could not be made")
    }
}
