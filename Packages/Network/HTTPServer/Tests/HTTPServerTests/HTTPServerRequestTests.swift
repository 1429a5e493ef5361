import HTTPServer
import Testing

extension HTTPServerTests {
    /// What a request looks like to a handler, and an answer to a client.
    @Suite struct RequestTests {
        @Test func aHandlerSeesMethodPathQueryHeadersAndBody() async throws {
            let seen = Mailbox<HTTPRequest>()
            let handler: HTTPServer.Handler = { request in
                seen.put(request)
                return HTTPResponse(status: 201, headers: ["X-Answer": "yes"], body: .bytes(Array("done".utf8)))
            }
            try await withServer(handler: handler) { _, port in
                let text = request("POST /a%2Fb/c?x=1%202&y&x=a+b%3D", headers: ["x-Thing: One"] + closing, body: "hello")
                let answer = try await exchange(text, port: port)
                #expect(answer.hasPrefix("HTTP/1.1 201 "))
                #expect(answer.contains("X-Answer: yes\r\n"))
                #expect(body(of: answer) == "done")
                let request = try #require(await seen.next())
                #expect(request.method == "POST")
                #expect(request.path == "/a%2Fb/c")
                #expect(request.query.map(\.name) == ["x", "y", "x"])
                #expect(request.query.map(\.value) == ["1 2", "", "a b="])
                #expect(request.queryValue("x") == "1 2")
                #expect(request.headers["X-THING"] == "One")
                #expect(request.body == Array("hello".utf8))
            }
        }

        @Test func oneConnectionCarriesManyRequests() async throws {
            try await withServer { _, port in
                let client = try RawClient(port: port)
                for number in 0..<20 {
                    try await client.send(request("GET /\(number)."))
                    #expect(try await client.read(until: "GET /\(number).").contains("200 OK"))
                }
            }
        }

        @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
            try await withServer { _, port in
                let texts = (0..<20).map { request("GET /\($0).") }
                let answer = try await exchange(texts.joined() + request("GET /last", headers: closing), port: port)
                let bodies = answer.components(separatedByHeaders: "GET /")
                #expect(bodies == (0..<20).map { "\($0)." } + ["last"])
            }
        }

        @Test func aSlowHandlerHoldsUpNobodyElse() async throws {
            let gate = Mailbox<Void>()
            let handler: HTTPServer.Handler = { request in
                if request.path == "/slow" { await gate.next() }
                return HTTPResponse(body: .bytes(Array(request.path.utf8)))
            }
            try await withServer(handler: handler) { _, port in
                let slow = try RawClient(port: port)
                try await slow.send(request("GET /slow", headers: closing))
                for _ in 0..<20 {
                    let answer = try await exchange(request("GET /quick", headers: closing), port: port)
                    #expect(body(of: answer) == "/quick")
                }
                gate.put(())
                #expect(try await body(of: slow.readToEnd()) == "/slow")
            }
        }

        @Test func manySlowHandlersWorkAtOnce() async throws {
            let arrived = Mailbox<Void>()
            let gates = (0..<50).map { _ in Mailbox<Void>() }
            let handler: HTTPServer.Handler = { request in
                arrived.put(())
                await gates[Int(request.path.dropFirst()) ?? 0].next()
                return HTTPResponse(body: .bytes(Array(request.path.utf8)))
            }
            try await withServer(handler: handler) { _, port in
                let clients = try (0..<50).map { _ in try RawClient(port: port) }
                for (number, client) in clients.enumerated() { try await client.send(request("GET /\(number)", headers: closing)) }
                for _ in 0..<50 { await arrived.next() }
                for (number, client) in clients.enumerated().reversed() {
                    gates[number].put(())
                    #expect(try await body(of: client.readToEnd()) == "/\(number)")
                }
            }
        }

        @Test func anAnswerToHeadHasALengthAndNoBody() async throws {
            let handler: HTTPServer.Handler = { _ in HTTPResponse(body: .bytes(Array("12345".utf8))) }
            try await withServer(handler: handler) { _, port in
                let answer = try await exchange(request("HEAD /", headers: closing), port: port)
                #expect(answer.contains("Content-Length: 5\r\n"))
                #expect(body(of: answer).isEmpty)
            }
        }

        @Test(arguments: [204, 304]) func anAnswerWithoutBodyKeepsTheConnection(status: Int) async throws {
            let handler: HTTPServer.Handler = { request in
                HTTPResponse(status: request.path == "/none" ? status : 200, body: .bytes(Array("ignored?".utf8)))
            }
            try await withServer(handler: handler) { _, port in
                let text = request("GET /none") + request("GET /", headers: closing)
                let answer = try await exchange(text, port: port)
                #expect(answer.contains("\r\n\r\nHTTP/1.1 200 OK"))
            }
        }

        @Test func aBodyOfAMegabyteComesBackWhole() async throws {
            let handler: HTTPServer.Handler = { HTTPResponse(body: .bytes($0.body)) }
            try await withServer(handler: handler) { _, port in
                let text = String(repeating: "0123456789abcdef", count: (1 << 20) / 16)
                let client = try RawClient(port: port)
                async let sent: Void = client.send(request("POST /", headers: closing, body: text))
                try await sent
                #expect(try await body(of: client.readToEnd()) == text)
            }
        }

        @Test func chunksOfAnUploadAreJoined() async throws {
            let handler: HTTPServer.Handler = { HTTPResponse(body: .bytes($0.body)) }
            try await withServer(handler: handler) { _, port in
                let head = request("POST /", headers: ["Transfer-Encoding: chunked"] + closing)
                let answer = try await exchange(head + "5\r\nhello\r\n1;x=y\r\n,\r\n6\r\n world\r\n0\r\n\r\n", port: port)
                #expect(body(of: answer) == "hello, world")
            }
        }

        @Test func anAnswerWithSeveralCookiesKeepsThem() async throws {
            let handler: HTTPServer.Handler = { _ in HTTPResponse(headers: ["Set-Cookie": "a=1", "Set-Cookie": "b=2"]) }
            try await withServer(handler: handler) { _, port in
                let answer = try await exchange(request("GET /", headers: closing), port: port)
                #expect(answer.contains("Set-Cookie: a=1\r\n"))
                #expect(answer.contains("Set-Cookie: b=2\r\n"))
            }
        }

        /// A header made of device text must not become a second header.
        @Test(arguments: [
            HTTPField(name: "X-Name", value: "a\r\nSet-Cookie: x=1"),
            HTTPField(name: "X-Name", value: "a\n\u{301}Set-Cookie: x=1"),
            HTTPField(name: "X-Name", value: "a\u{0}b"),
            HTTPField(name: "X Name", value: "a"),
            HTTPField(name: "", value: "a"),
        ])
        func anAnswerThatWouldBreakItsHeadersBecomesAServerError(field: HTTPField) async throws {
            let handler: HTTPServer.Handler = { request in
                let chunks = AsyncStream<[UInt8]> { $0.finish() }
                return HTTPResponse(headers: HTTPHeaders([field]), body: request.path == "/stream" ? .stream(chunks) : .bytes([]))
            }
            try await withServer(handler: handler) { _, port in
                for path in ["/", "/stream"] {
                    let answer = try await exchange(request("GET \(path)", headers: closing), port: port)
                    #expect(answer.hasPrefix("HTTP/1.1 500 "))
                    #expect(!answer.contains("Set-Cookie"))
                }
            }
        }

        @Test(arguments: [0, 99, 100, 199, 600, -1, Int.max]) func aStatusOutOfRangeBecomesAServerError(status: Int) async throws {
            try await withServer(handler: { _ in HTTPResponse(status: status) }) { _, port in
                let answer = try await exchange(request("GET /", headers: closing), port: port)
                #expect(answer.hasPrefix("HTTP/1.1 500 "))
            }
        }

        @Test func headersOfTheServerItselfAreIgnored() async throws {
            let handler: HTTPServer.Handler = { _ in
                HTTPResponse(headers: ["content-length": "999", "Transfer-Encoding": "gzip"], body: .bytes(Array("ok".utf8)))
            }
            try await withServer(handler: handler) { _, port in
                let answer = try await exchange(request("GET /", headers: closing), port: port)
                #expect(answer.contains("Content-Length: 2\r\n"))
                #expect(!answer.contains("999") && !answer.contains("gzip"))
            }
        }
    }
}

extension String {
    /// The bodies of several answers in a row, each after the mark.
    fileprivate func components(separatedByHeaders mark: String) -> [String] {
        split(separator: "\r\n\r\n" + mark).dropFirst().map { part in
            String(part.split(separator: "HTTP/1.1", maxSplits: 1, omittingEmptySubsequences: false)[0])
        }
    }
}
