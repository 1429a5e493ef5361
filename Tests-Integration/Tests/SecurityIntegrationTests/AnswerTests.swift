import Foundation
import IntegrationSupport
import TestSupport
import Testing

/// What every answer carries, how much a request may hold, and the event stream.
struct AnswerTests {
    @Test func everyAnswerForbidsWhatThePageDoesNotNeed() async throws {
        let signedIn = try await SignedIn()
        let live = try await signedIn.openPage()
        let answers = [
            ("a page", try await signedIn.get("/")), ("signed out", try await signedIn.client.get("/")),
            ("foreign", try await signedIn.get("/", [(name: "Host", value: "evil.example")])),
            ("no such asset", try await signedIn.get("/assets/nowhere.js")), ("no such page", try await signedIn.get("/nowhere/at/all")),
            ("refused", try await signedIn.post("/live/\(live)/event", "{}", origin: .some(nil))),
            ("the script", try await signedIn.get("/assets/live.js")),
        ]
        for (name, answer) in answers {
            let policy = answer["Content-Security-Policy"] ?? ""
            #expect(policy.contains("default-src 'self'"), "\(name): \(policy)")
            #expect(!policy.contains("unsafe"), "\(name): \(policy)")
            #expect(answer["X-Content-Type-Options"] == "nosniff", "\(name)")
            #expect(answer["Referrer-Policy"] == "no-referrer", "\(name)")
            #expect(answer["Access-Control-Allow-Origin"] == nil, "\(name)")
            if !name.contains("script") && !name.contains("asset") { #expect(answer["Cache-Control"] == "no-store", "\(name)") }
        }
        await signedIn.app.stop()
    }

    @Test func aPageHasNoInlineScriptAndNoInlineStyle() async throws {
        let signedIn = try await SignedIn()
        for target in ["/", "/devices", "/nowhere"] {
            let page = try await signedIn.get(target).text
            for (index, part) in page.components(separatedBy: "<script").enumerated() where index > 0 {
                #expect(part.prefix { $0 != ">" }.contains("src="), "\(target)")
            }
            #expect(!page.contains("<style"), "\(target)")
            #expect(!page.contains(" style="), "\(target)")
            #expect(!page.contains(" onclick="), "\(target)")
        }
        await signedIn.app.stop()
    }

    @Test func aBodyOverTheLimitIsRefusedAndTheAppGoesOn() async throws {
        let signedIn = try await SignedIn()
        let live = try await signedIn.openPage()
        let long = String(repeating: "x", count: (1 << 20) + 1)
        #expect(try await signedIn.post("/live/\(live)/event", long).status == 413)
        #expect(try await signedIn.post("/live/\(live)/form/x", long, type: "application/x-www-form-urlencoded").status == 413)
        let chunk = String(repeating: "y", count: 0x10000)
        var head = "POST /live/\(live)/event HTTP/1.1\r\nHost: 127.0.0.1:\(signedIn.app.port)\r\nOrigin: \(signedIn.app.origin)\r\n"
        head += "Cookie: \(signedIn.cookie)\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        let body = String(repeating: "10000\r\n\(chunk)\r\n", count: 20) + "0\r\n\r\n"
        let chunked = try await signedIn.client.exchange(Array((head + body).utf8))
        #expect(try PlainHTTPResponse(parsing: chunked).status == 413)
        #expect(try await signedIn.get("/").status == 200)
        await signedIn.app.stop()
    }

    @Test func nonsenseIsRefusedAndTheAppGoesOn() async throws {
        let signedIn = try await SignedIn()
        let live = try await signedIn.openPage()
        for body in ["", "{", "[]", "null", "{\"seq\":-1}", "{\"seq\":1e99,\"kind\":\"click\"}", "{\"seq\":\"1\"}"] {
            let answer = try await signedIn.post("/live/\(live)/event", body)
            #expect([400, 422].contains(answer.status), "\(body): \(answer.status)")
        }
        let header = "X: " + String(repeating: "h", count: 200_000)
        for text in ["\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\n\(header)\r\n\r\n", "\u{0}\u{1}\u{2}"] {
            // Whether the server answers or closes is its own choice; that it goes on is not.
            _ = try? await signedIn.client.exchange(Array(text.utf8), within: .seconds(1))
        }
        #expect(try await signedIn.get("/").status == 200)
        #expect(signedIn.app.process.exitStatus == nil)
        await signedIn.app.stop()
    }

    @Test func theEventStreamStartsWithAFullPatch() async throws {
        let signedIn = try await SignedIn()
        let live = try await signedIn.openPage()
        let stream = try await signedIn.client.stream(
            PlainHTTPRequest("GET", "/live/\(live)/events", headers: [(name: "Cookie", value: signedIn.cookie)]))
        let first = try await eventually("the first patch", detail: { stream.response?.text ?? "nothing" }) { stream.events.first }
        #expect(stream.response?.status == 200)
        #expect(stream.response?["Content-Type"]?.hasPrefix("text/event-stream") == true)
        #expect(stream.response?["Cache-Control"] == "no-store")
        let patch = try JSONValue(parsing: first)
        let revision = try #require(patch["rev"].integer)
        #expect(patch["html"].text?.isEmpty == false)

        let event = #"{"seq":1,"rev":\#(revision),"h":"","kind":"open","value":"/devices"}"#
        #expect(try await signedIn.post("/live/\(live)/event", event).status == 204)
        let next = try await eventually("the patch that answers", detail: { stream.events.suffix(2).joined(separator: "\n") }) {
            try stream.events.map { try JSONValue(parsing: $0) }.first { $0["ack"] == 1 && !$0["url"].isNull }
        }
        #expect(next["url"].text?.hasPrefix("/devices") == true, "\(next["url"])")
        #expect((next["rev"].integer ?? 0) > revision)
        #expect(try await signedIn.post("/live/\(live)/event", event).status == 204, "the same event again is no error")
        await signedIn.app.stop()
        try await eventually("the end of the stream") { stream.isEnded ? true : nil }
    }

    @Test func anotherSessionsNameOpensNothing() async throws {
        let signedIn = try await SignedIn()
        let answer = try await signedIn.get("/live/0123456789abcdef0123456789abcdef/events")
        #expect([404, 410].contains(answer.status), "\(answer.status)")
        let event = try await signedIn.post("/live/0123456789abcdef0123456789abcdef/event", #"{"seq":1,"kind":"click","h":"x"}"#)
        #expect([404, 410].contains(event.status), "\(event.status)")
        await signedIn.app.stop()
    }

    @Test func anUnknownHandlerChangesNothing() async throws {
        let signedIn = try await SignedIn()
        let live = try await signedIn.openPage()
        let answer = try await signedIn.post("/live/\(live)/event", #"{"seq":1,"rev":1,"h":"v.no.such","kind":"click","value":null}"#)
        #expect([204, 404, 409].contains(answer.status), "\(answer.status)")
        #expect(try await signedIn.get("/").status == 200)
        await signedIn.app.stop()
    }

    @Test func aClientThatSaysNothingHoldsUpNobody() async throws {
        let signedIn = try await SignedIn()
        var idle: [PlainHTTPStream] = []
        for _ in 0..<20 {
            idle.append(try await signedIn.client.stream(PlainHTTPRequest("GET / HTTP/1.1\r\nX", "")))
        }
        #expect(try await signedIn.get("/").status == 200)
        for stream in idle { stream.close() }
        await signedIn.app.stop()
    }

    @Test func theLogHoldsNoHealthValues() async throws {
        let signedIn = try await SignedIn()
        _ = try await signedIn.openPage()
        let values = try await signedIn.installation.readings().readings.compactMap { $0.mgDl }
        await signedIn.app.stop()
        let log = signedIn.app.process.standardError
        for value in values {
            #expect(!log.contains("\(value) mg"), "\(log)")
        }
        #expect(!log.contains(signedIn.app.token))
        #expect(!log.contains(signedIn.cookie.split(separator: "=", maxSplits: 1)[1]))
    }
}
