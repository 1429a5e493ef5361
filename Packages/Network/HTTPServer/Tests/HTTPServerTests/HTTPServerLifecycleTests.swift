import Foundation
import Glibc
import HTTPServer
import Testing

extension HTTPServerTests {
    /// Starting, stopping, and what is left afterwards.
    @Suite struct LifecycleTests {
        @Test(arguments: ["127.0.0.1", "localhost", "127.8.9.10"]) func loopbackIsServed(host: String) async throws {
            let server = HTTPServer(configuration: .init(host: host)) { _ in HTTPResponse() }
            let port = try server.start()
            #expect(port > 0)
            await server.stop()
        }

        @Test func loopbackOfIPv6IsServedWhereThereIsOne() async throws {
            let server = HTTPServer(configuration: .init(host: "::1")) { _ in HTTPResponse(body: .bytes(Array("six".utf8))) }
            let port: Int
            do {
                port = try server.start()
            } catch {
                #expect(error == .addressUnavailable(host: "::1"))
                return
            }
            let client = try RawClient(port: port, isIPv6: true)
            try await client.send(request("GET /", headers: closing))
            #expect(try await body(of: client.readToEnd()) == "six")
            await server.stop()
        }

        @Test(arguments: [
            "0.0.0.0", "::", "192.168.1.1", "128.0.0.1", "example.org", "", "127.0.0", "127.0.0.1.1", "127.0.0.256", "127.0.0.01",
            "0x7f.0.0.1", "127.0.0.1 ", "127.0.0.-1", "localhost.example.org",
        ])
        func whatIsNotLoopbackIsRefused(host: String) {
            let server = HTTPServer(configuration: .init(host: host)) { _ in HTTPResponse() }
            let error = #expect(throws: HTTPServerError.notLoopback(host: host)) { try server.start() }
            #expect(error?.description.contains("ssh -L") == true)
        }

        @Test(arguments: [-1, 65536, Int.max]) func aPortOutOfRangeIsRefused(port: Int) {
            let server = HTTPServer(configuration: .init(port: port)) { _ in HTTPResponse() }
            #expect(throws: HTTPServerError.invalidPort(port)) { try server.start() }
        }

        @Test func aTakenPortIsSaidToBeTaken() async throws {
            try await withServer { _, port in
                let second = HTTPServer(configuration: .init(port: port)) { _ in HTTPResponse() }
                let error = #expect(throws: HTTPServerError.portInUse(host: "127.0.0.1", port: port)) { try second.start() }
                #expect(error?.description.contains("\(port)") == true)
            }
        }

        @Test func thePortIsFreeAgainAfterStopping() async throws {
            let first = HTTPServer { _ in HTTPResponse() }
            let port = try first.start()
            let client = try RawClient(port: port)
            try await client.send(request("GET /"))
            _ = try await client.read()
            await first.stop()
            try await withServer(.init(port: port)) { _, second in
                #expect(second == port)
            }
        }

        @Test(arguments: [
            ("bodyLimit", HTTPServer.Configuration(bodyLimit: -1)),
            ("headerLimit", HTTPServer.Configuration(headerLimit: 0)),
            ("headerCountLimit", HTTPServer.Configuration(headerCountLimit: 0)),
            ("connectionLimit", HTTPServer.Configuration(connectionLimit: 0)),
            ("idleTimeout", HTTPServer.Configuration(idleTimeout: .zero)),
            ("headerTimeout", HTTPServer.Configuration(headerTimeout: .seconds(-1))),
            ("stopGrace", HTTPServer.Configuration(stopGrace: .seconds(60))),
        ])
        func aConfigurationOutOfRangeIsRefused(field: String, configuration: HTTPServer.Configuration) {
            let server = HTTPServer(configuration: configuration) { _ in HTTPResponse() }
            #expect(throws: HTTPServerError.invalidConfiguration(field: field)) { try server.start() }
        }

        @Test func aServerStartsOnce() async throws {
            try await withServer { server, _ in
                #expect(throws: HTTPServerError.alreadyStarted) { try server.start() }
                await server.stop()
                #expect(throws: HTTPServerError.alreadyStarted) { try server.start() }
            }
            let never = HTTPServer { _ in HTTPResponse() }
            await never.stop()
            await never.stop()
            #expect(throws: HTTPServerError.alreadyStarted) { try never.start() }
        }

        @Test func stoppingLetsARequestAtWorkFinish() async throws {
            let (arrived, gate) = (Mailbox<Void>(), Mailbox<Void>())
            let handler: HTTPServer.Handler = { _ in
                arrived.put(())
                await gate.next()
                return HTTPResponse(body: .bytes(Array("finished".utf8)))
            }
            let server = HTTPServer(configuration: .init(stopGrace: .milliseconds(1500)), handler: handler)
            let client = try RawClient(port: try server.start())
            try await client.send(request("GET /"))
            await arrived.next()
            let stopping = Task { await server.stop() }
            gate.put(())
            #expect(try await body(of: client.readToEnd()) == "finished")
            await stopping.value
        }

        @Test func stoppingCutsAHandlerThatGoesOnForEver() async throws {
            let (arrived, cancelled) = (Mailbox<Void>(), Mailbox<Void>())
            let handler: HTTPServer.Handler = { _ in
                arrived.put(())
                let never = AsyncStream<Void> { _ in }
                for await _ in never {}
                cancelled.put(())
                return HTTPResponse(body: .stream(AsyncStream { _ in }))
            }
            let server = HTTPServer(configuration: .init(stopGrace: .milliseconds(50)), handler: handler)
            let client = try RawClient(port: try server.start())
            try await client.send(request("GET /"))
            await arrived.next()
            let start = ContinuousClock.now
            async let one: Void = server.stop()
            async let two: Void = server.stop()
            _ = await (one, two)
            #expect(ContinuousClock.now - start < .seconds(30))
            #expect(try await client.readToEnd().isEmpty)
            await cancelled.next()
        }

        @Test func nothingIsKeptAfterStopping() async throws {
            let gone = Mailbox<Void>()
            do {
                let probe = Probe { gone.put(()) }
                let handler: HTTPServer.Handler = { _ in
                    probe.touch()
                    return HTTPResponse(body: .stream(AsyncStream { _ in probe.touch() }))
                }
                let server = HTTPServer(handler: handler)
                let client = try RawClient(port: try server.start())
                try await client.send(request("GET /"))
                _ = try await client.read(until: "\r\n\r\n")
                await server.stop()
            }
            await gone.next()
        }

        @Test func aServerThatNobodyHoldsStopsByItself() async throws {
            let gone = Mailbox<Void>()
            let client: RawClient
            do {
                let probe = Probe { gone.put(()) }
                let server = HTTPServer { _ in
                    probe.touch()
                    return HTTPResponse(body: .stream(AsyncStream { _ in }))
                }
                client = try RawClient(port: try server.start())
                try await client.send(request("GET /"))
                _ = try await client.read(until: "\r\n\r\n")
            }
            _ = try await client.readToEnd()
            await gone.next()
        }

        @Test func stoppingUnderFireHasNoRace() async throws {
            for round in 0..<30 {
                let handler: HTTPServer.Handler = { request in
                    guard request.path != "/stream" else {
                        return HTTPResponse(body: .stream(AsyncStream { [1, 2, 3] }))
                    }
                    await Task.yield()
                    return HTTPResponse()
                }
                let server = HTTPServer(configuration: .init(stopGrace: .milliseconds(round)), handler: handler)
                let port = try server.start()
                await withTaskGroup(of: Void.self) { group in
                    for number in 0..<8 {
                        group.addTask {
                            do {
                                let client = try RawClient(port: port)
                                for _ in 0..<50 { try await client.send(request(number < 4 ? "GET /stream" : "GET /")) }
                                while try await !client.read().isEmpty {}
                            } catch {
                                // Cut off, as it should be.
                                #expect(error is RawClient.Failure)
                            }
                        }
                    }
                    group.addTask { await server.stop() }
                }
            }
        }

        @Test func noDescriptorIsLeftBehind() async throws {
            let (before, rounds) = (try Self.descriptors(), 20)
            for _ in 0..<rounds {
                try await withServer(handler: { _ in HTTPResponse(body: .stream(AsyncStream { _ in })) }) { _, port in
                    for _ in 0..<5 {
                        let client = try RawClient(port: port)
                        try await client.send(request("GET /"))
                        _ = try await client.read(until: "\r\n\r\n")
                    }
                    let taken = HTTPServer(configuration: .init(port: port)) { _ in HTTPResponse() }
                    #expect(throws: HTTPServerError.self) { try taken.start() }
                }
            }
            // A watch's thread closes its two descriptors a moment after the server has stopped. Tests of other packages in the same process
            // may keep a few, a server that left one each time would keep as many as there were servers.
            while try Self.descriptors() >= before + rounds { try await Task.sleep(for: .milliseconds(5)) }
        }

        /// How many descriptors of the kinds that a server has are open: sockets, and what it waits with.
        private static func descriptors() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { number in
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
                return target.map { $0.hasPrefix("socket:") || $0.hasPrefix("anon_inode:[event") } ?? false
            }
        }

        @Test func everyErrorSaysWhatToDo() {
            let errors: [HTTPServerError] = [
                .invalidPort(-1), .invalidConfiguration(field: "bodyLimit"), .notPermitted(host: "127.0.0.1", port: 80),
                .addressUnavailable(host: "::1"), .alreadyStarted, .system(call: "socket", code: 24), .libraryRefused,
            ]
            #expect(Set(errors.map(\.description)).count == errors.count)
            #expect(errors.allSatisfy { $0.description.hasSuffix(".") })
        }
    }
}
