import HTTPServer
import Testing

extension HTTPServerTests {
    /// What a hostile or broken client sends; the server answers 4xx or closes, and goes on.
    @Suite struct AbuseTests {
        private struct Refusal: Sendable, CustomTestStringConvertible {
            let name: String
            let text: String
            let statuses: [Int]
            var testDescription: String { name }
        }

        private static let refusals: [Refusal] = [
            Refusal(name: "not HTTP", text: "\u{16}\u{3}\u{1}garbage\r\n\r\n", statuses: [0]),
            Refusal(name: "no host", text: "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", statuses: [400]),
            Refusal(name: "two hosts", text: request("GET /", headers: ["Host: evil.example"]), statuses: [400]),
            Refusal(name: "two lengths", text: request("POST /", headers: ["Content-Length: 3"], body: "abcd"), statuses: [400]),
            Refusal(
                name: "length and chunks", text: request("POST /", headers: ["Transfer-Encoding: chunked"], body: "0\r\n\r\n"),
                statuses: [400]),
            Refusal(name: "a coding we do not know", text: request("POST /", headers: ["Transfer-Encoding: gzip"]), statuses: [400, 501]),
            Refusal(name: "a negative length", text: request("POST /", headers: ["Content-Length: -1"]), statuses: [400]),
            Refusal(name: "a length with a sign", text: request("POST /", headers: ["Content-Length: +1"]), statuses: [400]),
            Refusal(name: "a length in letters", text: request("POST /", headers: ["Content-Length: ten"]), statuses: [400]),
            Refusal(
                name: "an immense length", text: request("POST /", headers: ["Content-Length: 18446744073709551616"]), statuses: [400, 413]),
            Refusal(name: "a long body", text: request("POST /", headers: ["Content-Length: 4000000000"]), statuses: [413]),
            Refusal(
                name: "a broken chunk size", text: request("POST /", headers: ["Transfer-Encoding: chunked"]) + "zz\r\n", statuses: [400]),
            Refusal(name: "an absolute address", text: request("GET http://evil.example/"), statuses: [400]),
            Refusal(name: "a path without slash", text: request("GET evil"), statuses: [400]),
            Refusal(name: "a method that is no word", text: request("G{T /"), statuses: [400]),
            Refusal(name: "a control byte in the path", text: request("GET /\u{1}"), statuses: [400]),
            Refusal(name: "a header name with a space", text: request("GET /", headers: ["X Y: z"]), statuses: [400]),
            Refusal(name: "a control byte in a header", text: request("GET /", headers: ["X: a\u{1}b"]), statuses: [400]),
            Refusal(name: "many headers", text: request("GET /", headers: (0..<200).map { "X-\($0): y" }), statuses: [431]),
            Refusal(
                name: "a long header", text: request("GET /", headers: ["X: " + String(repeating: "a", count: 64 << 10)]), statuses: [431]),
            Refusal(name: "a long address", text: request("GET /" + String(repeating: "a", count: 64 << 10)), statuses: [414]),
        ]

        @Test("what is malformed or too large is refused", arguments: refusals)
        private func refusal(_ refusal: Refusal) async throws {
            let calls = Counter()
            let handler: HTTPServer.Handler = { _ in
                _ = calls.next()
                return HTTPResponse()
            }
            try await withServer(handler: handler) { _, port in
                let answer = try await exchange(refusal.text, port: port)
                let status = Int(answer.dropFirst("HTTP/1.1 ".count).prefix(3)) ?? 0
                #expect(refusal.statuses.contains(status), "\(answer.prefix(100).debugDescription)")
                #expect(calls.next() == 1, "the handler was called")
                let next = try await exchange(request("GET /", headers: closing), port: port)
                #expect(next.hasPrefix("HTTP/1.1 200 "))
            }
        }

        @Test func chunksBeyondTheLimitAreRefusedWithoutReadingThemAll() async throws {
            let calls = Counter()
            let handler: HTTPServer.Handler = { _ in
                _ = calls.next()
                return HTTPResponse()
            }
            try await withServer(.init(bodyLimit: 100_000), handler: handler) { _, port in
                let client = try RawClient(port: port)
                try await client.send(request("POST /", headers: ["Transfer-Encoding: chunked"]))
                let chunk = "ffff\r\n" + String(repeating: "a", count: 0xFFFF) + "\r\n"
                do {
                    for _ in 0..<1000 { try await client.send(chunk) }
                    Issue.record("65 MB were read")
                } catch is RawClient.Failure {}
                #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 413 "))
                #expect(calls.next() == 1)
            }
        }

        @Test func aBodyOfExactlyTheLimitIsTaken() async throws {
            let handler: HTTPServer.Handler = { HTTPResponse(body: .bytes(Array("\($0.body.count)".utf8))) }
            try await withServer(.init(bodyLimit: 1000), handler: handler) { _, port in
                let text = String(repeating: "a", count: 1000)
                #expect(try await body(of: exchange(request("POST /", headers: closing, body: text), port: port)) == "1000")
                let longer = try await exchange(request("POST /", body: text + "a"), port: port)
                #expect(longer.hasPrefix("HTTP/1.1 413 "))
            }
        }

        @Test func aClientThatAsksBeforeSendingALongBodyIsToldNo() async throws {
            try await withServer(.init(bodyLimit: 10)) { _, port in
                let text = request("POST /", headers: ["Expect: 100-continue", "Content-Length: 11"])
                let answer = try await exchange(text, port: port)
                #expect(answer.hasPrefix("HTTP/1.1 413 "))
            }
        }

        @Test func aSilentConnectionIsClosed() async throws {
            try await withServer(.init(idleTimeout: .seconds(1))) { _, port in
                let client = try RawClient(port: port)
                #expect(try await client.readToEnd().isEmpty)
            }
        }

        /// Trickling a byte now and then keeps the idle time-out away, so heads have a limit of their own.
        @Test func aHeadThatTricklesInIsCutOff() async throws {
            try await withServer(.init(idleTimeout: .milliseconds(400), headerTimeout: .milliseconds(200))) { _, port in
                let client = try RawClient(port: port)
                let start = ContinuousClock.now
                let sender = Task {
                    for byte in request("GET /" + String(repeating: "a", count: 2000)).utf8 {
                        try await client.send([byte])
                        try await Task.sleep(for: .milliseconds(20))
                    }
                }
                #expect(try await client.readToEnd().isEmpty)
                #expect(ContinuousClock.now - start < .seconds(30))
                sender.cancel()
            }
        }

        @Test func aHalfClosedClientStillGetsItsAnswer() async throws {
            let (arrived, gate) = (Mailbox<Void>(), Mailbox<Void>())
            let handler: HTTPServer.Handler = { _ in
                arrived.put(())
                await gate.next()
                return HTTPResponse(body: .bytes(Array("late".utf8)))
            }
            try await withServer(handler: handler) { _, port in
                let client = try RawClient(port: port)
                try await client.send(request("GET /"))
                await arrived.next()
                client.closeSending()
                gate.put(())
                #expect(try await body(of: client.readToEnd()) == "late")
            }
        }

        @Test func clientsThatGoAwayAtAnyByteLeaveTheServerWell() async throws {
            try await withServer { _, port in
                let text = Array(request("POST /x?y=z", headers: ["X: y"], body: "body").utf8)
                for count in 0...text.count {
                    let client = try RawClient(port: port)
                    try await client.send(Array(text[..<count]))
                    client.hangUp()
                }
                let answer = try await exchange(request("GET /", headers: closing), port: port)
                #expect(answer.hasPrefix("HTTP/1.1 200 "))
            }
        }

        /// Random bytes and random cuts of valid requests; the seed is fixed, so a failure repeats.
        @Test func nothingAClientSendsStopsTheServer() async throws {
            try await withServer(.init(idleTimeout: .seconds(1))) { _, port in
                var random: UInt64 = 0x9E37_79B9_7F4A_7C15
                for _ in 0..<150 {
                    var bytes = Array((request("POST /a?b=c", headers: ["X: y"], body: "body") + request("GET /")).utf8)
                    for _ in 0..<3 {
                        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                        bytes[Int(random >> 33) % bytes.count] = UInt8(truncatingIfNeeded: random >> 24)
                    }
                    let client = try RawClient(port: port)
                    try await client.send(bytes)
                    client.closeSending()
                    _ = try await client.readToEnd()
                }
                let answer = try await exchange(request("GET /", headers: closing), port: port)
                #expect(answer.hasPrefix("HTTP/1.1 200 "))
            }
        }
    }
}
