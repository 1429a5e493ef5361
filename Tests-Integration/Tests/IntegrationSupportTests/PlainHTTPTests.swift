import IntegrationSupport
import Testing

struct PlainHTTPTests {
    @Test func headersAreSentAsGivenAndTheAnswerIsRead() async throws {
        let server = try PageServer { head in PageServer.page(head) }
        let request = PlainHTTPRequest("POST", "/a?b", headers: [(name: "Host", value: "evil.example")], body: Array("xyz".utf8))
        // The server does not read the body; the head is all it shows.
        let response = try await PlainHTTPClient(port: server.port).send(request)
        #expect(response.status == 200)
        #expect(response["content-type"] == "text/html; charset=utf-8")
        #expect(response.text.hasPrefix("POST /a?b HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\nContent-Length: 3\r\n"))
    }

    @Test func theHostIsAddedWhereItIsMissing() async throws {
        let server = try PageServer { head in PageServer.page(head) }
        let response = try await PlainHTTPClient(port: server.port).get("/")
        #expect(response.text.hasPrefix("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"))
    }

    @Test func aChunkedBodyIsPutTogether() async throws {
        let server = try PageServer { _ in
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n"
        }
        let response = try await PlainHTTPClient(port: server.port).get("/")
        #expect(response.text == "hello world")
        #expect(response.values(of: "SET-COOKIE") == ["a=1", "b=2"])
    }

    @Test func aStreamGivesItsEvents() async throws {
        let server = try PageServer { _ in
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\nid: 1\ndata: {\"rev\":1}\n\n: ping\n\ndata: two\n\n"
        }
        let stream = try await PlainHTTPClient(port: server.port).stream(PlainHTTPRequest("GET", "/events"))
        try await eventually("the end") { stream.isEnded ? true : nil }
        #expect(stream.events == ["{\"rev\":1}", "two"])
        #expect(stream.response?.status == 200)
    }

    @Test func aClosedPortIsAnError() async throws {
        let server = try PageServer { _ in "no HTTP" }
        await #expect(throws: IntegrationError.self) { try await PlainHTTPClient(port: server.port).get("/") }
        await #expect(throws: IntegrationError.self) { try await PlainHTTPClient(port: 1).get("/") }
    }

    @Test func aConditionThatNeverHoldsTimesOutWithWhatWasSeen() async {
        await #expect(throws: IntegrationError.timedOut(waitingFor: "godot", detail: "nobody")) {
            try await eventually("godot", within: .milliseconds(40), detail: { "nobody" }) { nil as Bool? }
        }
    }
}
