import Foundation
import Glibc
import Networking
import Testing

@testable import NetworkingImplementation

/// The exchange with a real server that does not behave. Nothing that a server says may end the process, hang, or pass for an answer that it is not.
@Suite(.timeLimit(.minutes(10))) struct CurlTransportTests {
    private let transport = CurlTransport()

    private func outcome(_ server: ScriptedServer, limit: Int = 1 << 20, scheme: String = "http") async throws -> Result<
        NetworkResponse, NetworkError
    > {
        await outcome(NetworkRequest(try server.url(scheme: scheme), limit: limit))
    }

    private func outcome(_ request: NetworkRequest) async -> Result<NetworkResponse, NetworkError> {
        do {
            return .success(try await transport.exchange(request))
        } catch {
            return .failure(error)
        }
    }

    @Test func anAnswerIsReadWithItsHeaders() async throws {
        let server = try ScriptedServer(answer(headers: ["ETag: \"1\"", "X-Twice: a", "X-Twice: b"], "hello"))
        let response = try await outcome(server).get()
        #expect(response.status == 200 && response.body == Array("hello".utf8))
        #expect(response.headers["etag"] == "\"1\"" && response.headers["x-twice"] == "a, b")
    }

    @Test func aRequestSaysWhatItMustAndNothingOfTheComputer() async throws {
        let server = try ScriptedServer(answer())
        let request = NetworkRequest(try server.url("/a?b=c"), method: .put, headers: ["X-One": "1"], body: Array("text".utf8))
        _ = try await outcome(request).get()
        let sent = try #require(server.requests.first)
        #expect(
            sent.hasPrefix("PUT /a?b=c HTTP/1.1\r\n") && sent.contains("\r\nX-One: 1\r\n") && sent.contains("\r\nContent-Length: 4\r\n"))
        #expect(sent.contains("\r\nUser-Agent: Meterbook\r\n") && !sent.contains("Cookie") && !sent.contains("curl"))
    }

    @Test func anAnswerInPiecesIsWhole() async throws {
        let server = try ScriptedServer(
            .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n"), .send("Connection: close\r\n\r\n3\r\nhel\r\n"),
            .send("2\r\nlo\r\n"),
            .send("0\r\n\r\n"))
        #expect(try await outcome(server).get().body == Array("hello".utf8))
    }

    @Test(arguments: [204, 304, 400, 401, 404, 418, 500, 503])
    func everyStatusIsAnAnswer(status: Int) async throws {
        let server = try ScriptedServer(
            .send("HTTP/1.1 \(status) So\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"))
        #expect(try await outcome(server).get().status == status)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func aRedirectIsAnAnswerToo(status: Int) async throws {
        let server = try ScriptedServer(answer("\(status) Elsewhere", headers: ["Location: /elsewhere"], "gone"))
        let response = try await outcome(server).get()
        #expect(response.status == status && response.headers["location"] == "/elsewhere")
        #expect(server.requests.count == 1)
    }

    @Test func aTruncatedAnswerIsNone() async throws {
        let short = try ScriptedServer(.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello"))
        #expect(try await outcome(short) == .failure(.interrupted(host: "127.0.0.1")))
        let chunked = try ScriptedServer(.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"))
        #expect(try await outcome(chunked) == .failure(.interrupted(host: "127.0.0.1")))
    }

    @Test func aConnectionThatIsClosedAtOnceIsInterrupted() async throws {
        #expect(try await outcome(ScriptedServer()) == .failure(.interrupted(host: "127.0.0.1")))
        #expect(try await outcome(ScriptedServer(.reset)) == .failure(.interrupted(host: "127.0.0.1")))
        let halfway = try ScriptedServer(.send("HTTP/1.1 200 OK\r\nContent-Le"))
        #expect(try await outcome(halfway) == .failure(.interrupted(host: "127.0.0.1")))
    }

    @Test func whatIsTooLongIsRefusedBeforeItIsRead() async throws {
        let honest = try ScriptedServer(
            .send("HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n"), .endless(String(repeating: "x", count: 4096)))
        #expect(try await outcome(honest, limit: 1000) == .failure(.tooLarge(limit: 1000)))
        let endless = try ScriptedServer(.send("HTTP/1.1 200 OK\r\n\r\n"), .endless(String(repeating: "x", count: 4096)))
        #expect(try await outcome(endless, limit: 100_000) == .failure(.tooLarge(limit: 100_000)))
        // What lies in the buffers of sockets is sent, and no more.
        #expect(endless.sentBytes < 64 << 20)
    }

    @Test func anAnswerOfExactlyTheLimitIsTaken() async throws {
        #expect(try await outcome(ScriptedServer(answer("200 OK", "12345")), limit: 5).get().body.count == 5)
        #expect(try await outcome(ScriptedServer(answer("200 OK", "123456")), limit: 5) == .failure(.tooLarge(limit: 5)))
    }

    @Test func whatUnpacksToTooMuchIsRefused() async throws {
        let packed = try #require(Data(base64Encoded: Self.packedMebibyte))
        let server = try ScriptedServer(
            .send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\nConnection: close\r\n\r\n"),
            .bytes([UInt8](packed)))
        #expect(try await outcome(server, limit: 100_000) == .failure(.tooLarge(limit: 100_000)))
        #expect(try await outcome(server, limit: 1 << 20).get().body.count == 1 << 20)
    }

    @Test func nobodyAtThePortIsNotReached() async throws {
        let port = try ScriptedServer().port
        #expect(await outcome(NetworkRequest(address("http://127.0.0.1:\(port)/"))) == .failure(.notReached(host: "127.0.0.1")))
        #expect(await outcome(NetworkRequest(address("http://nowhere.invalid/"))) == .failure(.notReached(host: "nowhere.invalid")))
    }

    @Test func aServerThatCannotProveWhoItIsIsNotTrusted() async throws {
        let server = try ScriptedServer(answer("200 OK", "hello"))
        #expect(try await outcome(server, scheme: "https") == .failure(.notTrusted(host: "127.0.0.1")))
    }

    @Test func aCancelledTaskLeavesTheServerAtOnce() async throws {
        let server = try ScriptedServer(.send("HTTP/1.1 200 OK\r\n\r\nhel"), .hang)
        let request = NetworkRequest(try server.url(), timeout: .seconds(600))
        let task = Task { await outcome(request) }
        while server.requests.isEmpty { await Task.yield() }
        task.cancel()
        #expect(await task.value == .failure(.cancelled))
        while server.goneClients == 0 { await Task.yield() }
        let before = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await outcome(request)
        }
        #expect(await before.value == .failure(.cancelled))
    }

    /// Each of these is answered with an error or a plain answer, and the process goes on.
    @Test(arguments: hostileAnswers)
    func hostileAnswersEndNothing(text: String) async throws {
        let server = try ScriptedServer(.send(text))
        switch try await outcome(server, limit: 10_000) {
        case .success(let response): #expect((100...999).contains(response.status) && response.body.count <= 10_000)
        case .failure(let error): #expect(error != .cancelled && error != .timedOut(host: "127.0.0.1"))
        }
        let fine = try ScriptedServer(answer("200 OK", "hello"))
        #expect(try await outcome(fine).get().body == Array("hello".utf8))
    }

    @Test func whatIsNoHTTPIsNotUnderstood() async throws {
        for text in ["SSH-2.0-OpenSSH_9.2\r\n", "220 mail ESMTP\r\n", "hello\n\n", "\0\0\0\0\0\0\0\0\0\0"] {
            #expect(try await outcome(ScriptedServer(.send(text))) == .failure(.notUnderstood(.notHTTP)), "\(text.debugDescription)")
        }
    }

    @Test func nothingStaysOpen() async throws {
        let server = try ScriptedServer(answer("200 OK", "hello"))
        _ = try await outcome(server).get()
        for _ in 0..<20 { _ = try await outcome(server).get() }
        let port = String(server.port, radix: 16, uppercase: true)
        // Established connections of this port, in either direction (state 01).
        func open() throws -> Int {
            try String(contentsOfFile: "/proc/self/net/tcp", encoding: .utf8).split(separator: "\n").filter {
                $0.contains(":" + port + " ") && $0.contains(" 01 ")
            }.count
        }
        while try open() > 0 { await Task.yield() }
        #expect(server.requests.count == 21)
    }

    static let hostileAnswers: [String] = {
        let ok = "HTTP/1.1 200 OK\r\n"
        let locations = [
            "//", "///", "//[", "//[::1", "//a b/", "http://", "http:///x", "http://[::1", "mailto:a@b", "javascript:alert(1)", "?%",
            "#%zz", "%", "%zz",
            "//x:99999999/", "//x:-1/", "\u{FEFF}", "http://x:y@z:w/", "a:b:c", "..//../\\", "//\u{202E}/", ":", "file:///etc/passwd",
            "//x?%zz#%", "?a=\u{1F600}",
        ]
        return [
            "HTTP/1.1\r\n\r\n", "HTTP/1.1 \r\n\r\n", "HTTP/1.1 200\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "HTTP/1.1 99999 OK\r\n\r\n",
            "HTTP/1.1 000 OK\r\n\r\n",
            "HTTP/1.1 -1 OK\r\n\r\n", "HTTP/1.1 20\u{0} OK\r\n\r\n", "HTTP/1.0 200 OK\n\nhello", "HTTP/0.9 200 OK\r\n\r\n",
            "ICY 200 OK\r\n\r\n", "\r\n\r\n",
            ok + ": no name\r\n\r\n", ok + "no colon\r\n\r\n", ok + " folded: first\r\n\r\n", ok + "A: b\r\n c\r\n\tdef\r\n\r\n",
            ok + "A: \u{0}\u{1}\r\n\r\n",
            ok + "Content-Length: -5\r\n\r\nhello", ok + "Content-Length: 99999999999999999999\r\n\r\nhello",
            ok + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
            ok + "Content-Length: abc\r\n\r\nhello", ok + "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
            ok + "Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n",
            ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nTrailer: x\r\nno colon\r\n\r\n",
            ok + "Transfer-Encoding: nonsense\r\n\r\nhello",
            ok + "Transfer-Encoding: chunked\r\nTrailer: A\r\n\r\n0\r\nHTTP/1.1 200 OK\r\n\r\n",
            ok + "Content-Encoding: gzip\r\n\r\nno gzip", ok + "Content-Encoding: br\r\n\r\nno br",
            ok + "Content-Encoding: \u{1}\r\n\r\nhello",
            "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 100 Continue\r\n\r\n" + ok + "\r\nhello",
            "HTTP/1.1 103 Early\r\nLink: <x>\r\n\r\n" + ok + "Content-Length: 1\r\n\r\nx",
            "HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello",
            "HTTP/1.1 204 No\r\nContent-Length: 5\r\n\r\nhello",
            "HTTP/1.1 304 Same\r\n\r\nhello", "HTTP/1.1 206 Part\r\nContent-Range: bytes 5-1/2\r\n\r\nhello",
            "HTTP/1.1 407 Proxy\r\nProxy-Authenticate: Basic\r\n\r\n",
            "HTTP/1.1 401 No\r\nWWW-Authenticate: ,,,\r\n\r\n", "HTTP/1.1 401 No\r\nWWW-Authenticate: Digest realm=\"\\\"\r\n\r\n",
            "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"x\"\r\n\r\n", "HTTP/1.1 300 Many\r\nLocation: /x\r\n\r\n",
            "HTTP/1.1 305 Proxy\r\nLocation: /x\r\n\r\n",
            ok + "Set-Cookie: \u{0}=;=;;expires=x\r\nSet-Cookie: a=b; max-age=99999999999999999999\r\n\r\n",
            ok + "X: " + String(repeating: "y", count: 200_000) + "\r\n\r\n",
            String(repeating: "A: b\r\n", count: 10_000), ok + String(repeating: "A: b\r\n", count: 5_000) + "\r\n",
        ] + locations.map { "HTTP/1.1 302 Elsewhere\r\nLocation: \($0)\r\nContent-Length: 0\r\n\r\n" }
    }()

    /// 1 MiB of zeros, packed by gzip.
    private static let packedMebibyte = "H4sIAAAAAAACA+3BMQEAAADCoPVPbQhfo" + String(repeating: "A", count: 1355) + "PgMc6jinAAAQAA=="
}
