import LiveUI
import Testing

@Suite struct LiveHostAssetTests {
    @Test func anAssetComesWithItsTag() async {
        let subject = makeSubject()
        let answer = await subject.get("/assets/app.css")
        #expect(answer.status == 200)
        #expect(answer.text == "p{}")
        #expect(answer["Content-Type"] == "text/css")
        #expect(answer["ETag"] == "\"e1\"")
        #expect(answer["Cache-Control"] == "no-cache")
    }

    @Test(arguments: ["\"e1\"", "W/\"e1\"", "\"old\", \"e1\"", "*"])
    func anAssetThatTheBrowserHasIsNotSentAgain(known: String) async {
        let subject = makeSubject()
        let answer = await subject.get("/assets/app.css", headers: Subject.signedIn + [LiveField("If-None-Match", known)])
        #expect(answer.status == 304)
        #expect(answer.bytes.isEmpty)
    }

    @Test func anOldTagGetsTheNewAsset() async {
        let subject = makeSubject()
        #expect(await subject.get("/assets/app.css", headers: Subject.signedIn + [LiveField("If-None-Match", "\"e0\"")]).status == 200)
    }

    @Test func theScriptIsServed() async {
        let subject = makeSubject()
        let answer = await subject.get("/assets/live.js")
        #expect(answer.text == "live=1;")
        #expect(answer["Content-Type"] == "text/javascript; charset=utf-8")
    }

    @Test func namesAreDecodedOnce() async {
        let subject = makeSubject()
        #expect(await subject.get("/assets/icons/a%20b.svg").status == 200)
        #expect(await subject.get("/assets/icons/a%2520b.svg").status == 404)
    }

    @Test(arguments: [
        "/assets/../secret", "/assets/%2e%2e/secret", "/assets/icons/..%2f..%2fsecret", "/assets/..%5csecret", "/assets//etc/passwd",
        "/assets/%2fetc",
        "/assets/", "/assets", "/assets/a%00b", "/assets/%ff", "/assets/./app.css", "/assets/app.css/",
    ])
    func pathsThatLeaveTheFolderAreNotFound(path: String) async {
        let asked = makeSubject()
        let answer = await asked.get(path)
        #expect(answer.status == 404)
        #expect(answer["ETag"] == nil)
    }

    @Test func tagsDifferWhenTheBytesDo() {
        let asset = { LiveAsset(contentType: "a/b", bytes: $0) }
        #expect(asset([1, 2]).etag != asset([2, 1]).etag)
        #expect(asset([1, 2]).etag == asset([1, 2]).etag)
        #expect(asset([]).etag.hasPrefix("\""))
    }
}
