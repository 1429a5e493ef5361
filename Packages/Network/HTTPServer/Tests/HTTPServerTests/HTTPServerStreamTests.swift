import Foundation
import HTTPServer
import Testing

extension HTTPServerTests {
    /// Event streams: many, long, and cut at any moment.
    @Suite struct StreamTests {
        private typealias Continuation = AsyncStream<[UInt8]>.Continuation

        /// Hands out the continuation of every stream that a client opens, and reports every termination.
        private final class Streams: Sendable {
            let opened = Mailbox<Continuation>()
            let ended = Mailbox<Continuation.Termination>()

            func answer(_ request: HTTPRequest) -> HTTPResponse {
                let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
                continuation.onTermination = { [ended] in ended.put($0) }
                opened.put(continuation)
                return HTTPResponse(headers: ["Content-Type": "text/event-stream"], body: .stream(stream))
            }
        }

        @Test func headersComeBeforeTheFirstChunkAndChunksAsTheyAreMade() async throws {
            let streams = Streams()
            try await withServer(handler: { streams.answer($0) }) { _, port in
                let client = try RawClient(port: port)
                try await client.send(request("GET /events"))
                let continuation = try #require(await streams.opened.next())
                #expect(try await client.read(until: "\r\n\r\n").contains("Transfer-Encoding: chunked"))
                for number in 0..<10 {
                    continuation.yield(Array("data: \(number)\n\n".utf8))
                    #expect(try await client.read(until: "data: \(number)\n\n").contains("data: \(number)"))
                }
                continuation.yield([])
                continuation.finish()
                #expect(try await client.read(until: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
                #expect(await streams.ended.next() == .finished)
                try await client.send(request("GET /again"))
                _ = try #require(await streams.opened.next())
            }
        }

        @Test func aClientThatGoesAwayEndsTheStream() async throws {
            let streams = Streams()
            try await withServer(handler: { streams.answer($0) }) { _, port in
                let client = try RawClient(port: port)
                try await client.send(request("GET /events"))
                let continuation = try #require(await streams.opened.next())
                _ = try await client.read(until: "\r\n\r\n")
                continuation.yield(Array("data: 1\n\n".utf8))
                _ = try await client.read(until: "data: 1\n\n")
                let start = ContinuousClock.now
                client.hangUp()
                #expect(await streams.ended.next() == .cancelled)
                #expect(ContinuousClock.now - start < .seconds(30))
            }
        }

        @Test func aClientThatGoesAwayWhileTheHandlerWorksEndsItsStream() async throws {
            let streams = Streams()
            let (arrived, gate) = (Mailbox<Void>(), Mailbox<Void>())
            let handler: HTTPServer.Handler = { request in
                arrived.put(())
                await gate.next()
                return streams.answer(request)
            }
            try await withServer(handler: handler) { _, port in
                let client = try RawClient(port: port)
                try await client.send(request("GET /events"))
                await arrived.next()
                client.hangUp()
                gate.put(())
                #expect(await streams.ended.next() == .cancelled)
            }
        }

        @Test func aClientThatDoesNotReadHoldsBackTheConsumerAndNotTheServer() async throws {
            let (ended, pulled) = (Mailbox<Void>(), Mailbox<Int>())
            let handler: HTTPServer.Handler = { request in
                guard request.path == "/events" else { return HTTPResponse() }
                let probe = Probe { ended.put(()) }
                let numbers = Counter()
                let stream = AsyncStream<[UInt8]> {
                    probe.touch()
                    pulled.put(numbers.next())
                    return [UInt8](repeating: 0x61, count: 1 << 20)
                }
                return HTTPResponse(body: .stream(stream))
            }
            try await withServer(.init(idleTimeout: .seconds(1)), handler: handler) { _, port in
                let client = try RawClient(port: port)
                try await client.send(request("GET /events"))
                _ = await pulled.next()
                let answer = try await exchange(request("GET /", headers: closing), port: port)
                #expect(answer.hasPrefix("HTTP/1.1 200 "))
                // Nothing reads, so the idle time-out ends the connection; the kernel's buffers take a few megabytes at most.
                await ended.next()
                pulled.put(-1)
                var last = 0
                for await number in pulled.values {
                    if number < 0 { break }
                    last = number
                }
                #expect(last < 64)
            }
        }

        @Test func aLongStreamComesWhole() async throws {
            let handler: HTTPServer.Handler = { _ in
                let numbers = Counter()
                return HTTPResponse(
                    body: .stream(
                        AsyncStream {
                            let number = numbers.next()
                            return number <= 3000 ? Array("\(number),".utf8) + [UInt8](repeating: 0x2E, count: 997) : nil
                        }))
            }
            try await withServer(handler: handler) { _, port in
                let client = try RawClient(port: port)
                try await client.send("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n")
                let numbers = try await body(of: client.readToEnd()).split(separator: ",").map { $0.drop { $0 == "." } }
                #expect(numbers.compactMap { Int($0) } == Array(1...3000))
            }
        }

        @Test func aStreamThatFailsIsCutAndDoesNotLookWhole() async throws {
            struct Failure: Error {}
            let handler: HTTPServer.Handler = { request in
                let numbers = Counter()
                return HTTPResponse(
                    body: .failableStream(
                        AsyncThrowingStream {
                            let number = numbers.next()
                            guard number <= 3 else {
                                if request.path == "/whole" { return nil }
                                throw Failure()
                            }
                            return Array("part\(number)".utf8)
                        }))
            }
            try await withServer(handler: handler) { _, port in
                let whole = try await exchange(request("GET /whole", headers: closing), port: port)
                #expect(whole.contains("part3") && whole.hasSuffix("\r\n0\r\n\r\n"), "\(whole)")
                let cut = try await exchange(request("GET /", headers: closing), port: port)
                #expect(cut.hasPrefix("HTTP/1.1 200 ") && !cut.hasSuffix("\r\n0\r\n\r\n"), "\(cut)")
            }
        }

        @Test func twoHundredStreamsAreServedAtOnce() async throws {
            let streams = Streams()
            try await withServer(handler: { streams.answer($0) }) { server, port in
                var clients: [RawClient] = []
                var continuations: [Continuation] = []
                for _ in 0..<200 {
                    let client = try RawClient(port: port)
                    try await client.send(request("GET /events"))
                    continuations.append(try #require(await streams.opened.next()))
                    clients.append(client)
                }
                for round in 0..<3 {
                    for continuation in continuations { continuation.yield(Array("event \(round)\n".utf8)) }
                    for client in clients { #expect(try await client.read(until: "event \(round)\n").contains("event \(round)")) }
                }
                for client in clients[..<100] { client.hangUp() }
                for _ in 0..<100 { #expect(await streams.ended.next() == .cancelled) }
                let start = ContinuousClock.now
                await server.stop()
                #expect(ContinuousClock.now - start < .seconds(30))
                for _ in 0..<100 { #expect(await streams.ended.next() == .cancelled) }
            }
        }

        /// A cut stream must not look like a whole file.
        @Test func stoppingCutsAStreamInsteadOfEndingIt() async throws {
            let streams = Streams()
            try await withServer(handler: { streams.answer($0) }) { server, port in
                let client = try RawClient(port: port)
                try await client.send(request("GET /events"))
                try #require(await streams.opened.next()).yield(Array("half".utf8))
                _ = try await client.read(until: "half\r\n")
                await server.stop()
                #expect(try await !client.readToEnd().contains("0\r\n\r\n"))
                #expect(await streams.ended.next() == .cancelled)
            }
        }

        @Test func aStreamAskedForByHeadEndsAtOnce() async throws {
            let streams = Streams()
            try await withServer(handler: { streams.answer($0) }) { _, port in
                let answer = try await exchange(request("HEAD /events") + request("HEAD /events", headers: closing), port: port)
                #expect(answer.components(separatedBy: "HTTP/1.1 200 ").count == 3)
                #expect(answer.components(separatedBy: "\r\n\r\nHTTP/1.1 200 ").count == 2)
                #expect(answer.hasSuffix("\r\n\r\n"))
                #expect(await streams.ended.next() == .cancelled)
                #expect(await streams.ended.next() == .cancelled)
            }
        }

        @Test func aRequestPipelinedBehindAStreamWaitsForItsEnd() async throws {
            let streams = Streams()
            let handler: HTTPServer.Handler = {
                $0.path == "/events" ? streams.answer($0) : HTTPResponse(body: .bytes(Array("after".utf8)))
            }
            try await withServer(handler: handler) { _, port in
                let client = try RawClient(port: port)
                try await client.send(request("GET /events") + request("GET /after", headers: closing))
                let continuation = try #require(await streams.opened.next())
                continuation.yield(Array("before".utf8))
                #expect(try await !client.read(until: "before").contains("after"))
                continuation.finish()
                #expect(try await client.readToEnd().hasSuffix("after"))
            }
        }
    }
}
