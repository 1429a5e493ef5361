import Common
import Foundation
import LoggingMocks
import Networking
import Testing

@testable import NetworkingImplementation

/// What the client makes of answers and failures: tried again or not, how long it waits, where it goes, and what it says in the log.
@Suite(.timeLimit(.minutes(10))) struct LiveHTTPClientTests {
    @Test func anAnswerIsReturned() async throws {
        let subject = try await Subject([.answer(201, ["A": "b"], "hello")])
        let response = try await subject.client.send(NetworkRequest(address()))
        #expect(response == NetworkResponse(status: 201, headers: ["a": "b"], body: Array("hello".utf8)))
        #expect(subject.transport.requests.count == 1 && subject.clock.sleeps == [] && subject.logger.events.isEmpty)
    }

    // MARK: - Again

    @Test(arguments: [408, 429, 500, 502, 503, 504])
    func aStatusThatMayPassIsTriedAgain(status: Int) async throws {
        let subject = try await Subject([.answer(status), .answer(200, [:], "hello")])
        #expect(await subject.outcome(NetworkRequest(address())) == .success("hello"))
        #expect(subject.transport.requests.count == 2 && subject.clock.sleeps == [.milliseconds(250)])
    }

    @Test(arguments: [400, 401, 403, 404, 410, 501, 304])
    func aStatusThatStaysIsNot(status: Int) async throws {
        let subject = try await Subject([.answer(status)])
        #expect(await subject.outcome(NetworkRequest(address())) == .failure(.status(status)))
        #expect(subject.transport.requests.count == 1)
    }

    @Test(
        arguments: [
            (NetworkError.notReached(host: "h"), 3), (.timedOut(host: "h"), 3), (.interrupted(host: "h"), 3), (.notTrusted(host: "h"), 1),
            (.tooLarge(limit: 1), 1), (.notUnderstood(.notHTTP), 1), (.offline, 1), (.cancelled, 1),
        ])
    func failuresThatMayPassAreTriedThreeTimes(error: NetworkError, attempts: Int) async throws {
        let subject = try await Subject([.failure(error)])
        #expect(await subject.outcome(NetworkRequest(address())) == .failure(error))
        #expect(subject.transport.requests.count == attempts)
    }

    @Test func whatMayNotBeDoneTwiceIsNotTriedAgain() async throws {
        for failure in [Result<NetworkResponse, NetworkError>.failure(.interrupted(host: "h")), .answer(503)] {
            let subject = try await Subject([failure])
            _ = await subject.outcome(NetworkRequest(address(), method: .post, body: [1]))
            #expect(subject.transport.requests.count == 1)
        }
        for method in [NetworkRequest.Method.put, .delete] {
            let subject = try await Subject([.answer(503), .answer(204)])
            #expect(await subject.outcome(NetworkRequest(address(), method: method)) == .success(""))
        }
    }

    @Test(arguments: [(0.0, 250, 750), (0.5, 375, 1_125), (0.999_999, 499, 1_499)])
    func pausesGrowAndAreSpread(random: Double, first: Int, second: Int) async throws {
        let subject = try await Subject([.answer(500)], random: random)
        _ = await subject.outcome(NetworkRequest(address()))
        let pauses = subject.clock.sleeps.map { Int($0 / .milliseconds(1)) }
        #expect(pauses == [first, second])
    }

    @Test(
        arguments: [
            ("7", [Duration.seconds(7)]), ("Sun, 01 Mar 2026 12:00:09 GMT", [.seconds(9)]), ("0", [.milliseconds(500)]), ("31", []),
            ("Sun, 01 Mar 2026 13:00:00 GMT", []), ("soon", [.milliseconds(250)]),
        ])
    func theServersWishIsHonoured(text: String, pauses: [Duration]) async throws {
        let subject = try await Subject([.answer(503, ["Retry-After": text]), .answer(200)])
        _ = await subject.outcome(NetworkRequest(address()))
        #expect(subject.clock.sleeps == pauses)
        #expect(subject.transport.requests.count == pauses.count + 1)
    }

    // MARK: - In time

    @Test func anAnswerThatDoesNotComeInTimeIsGivenUp() async throws {
        let server = try ScriptedServer(.send("HTTP/1.1 200 OK\r\n\r\nhel"), .hang)
        let database = try await Subject.makeDatabase()
        let clock = PatientClock()
        let client = LiveHTTPClient(
            transport: CurlTransport(), database: database, clock: clock, wallClock: FixedWallClock(now: Subject.noon, timeZone: .gmt),
            logger: RecordingLogger(), random: { 0 }, isOnline: { false })
        let request = NetworkRequest(try server.url(), timeout: .seconds(3))
        await #expect(throws: NetworkError.timedOut(host: "127.0.0.1")) { try await client.send(request) }
        #expect(clock.sleeps == [.seconds(3), .milliseconds(250), .seconds(3), .milliseconds(750), .seconds(3)])
    }

    @Test func aCancelledTaskThrowsAndSaysNothing() async throws {
        let server = try ScriptedServer(.hang)
        let database = try await Subject.makeDatabase()
        let client = LiveHTTPClient(database: database, wallClock: SystemWallClock(), logger: RecordingLogger())
        let request = NetworkRequest(try server.url())
        let task = Task { try await client.send(request) }
        while server.requests.isEmpty { await Task.yield() }
        task.cancel()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    // MARK: - Offline

    @Test func withoutANetworkNothingIsTried() async throws {
        let subject = try await Subject([.answer(200)], isOnline: false)
        #expect(await subject.outcome(NetworkRequest(address())) == .failure(.offline))
        #expect(subject.transport.requests.isEmpty)
        // This computer itself is always there.
        for host in ["localhost", "127.0.0.1", "127.8.8.8", "[::1]"] {
            #expect(await subject.outcome(NetworkRequest(address("http://\(host):80/"))) == .success(""), "\(host)")
        }
    }

    // MARK: - What is not sent

    @Test(
        arguments: [
            "ftp://updates.example/", "file:///etc/passwd", "https:///document", "document.json", "https://user@updates.example/",
            "https://user:secret@updates.example/", "javascript:alert(1)",
        ])
    func whatIsNoPlainAddressIsNotSent(text: String) async throws {
        let subject = try await Subject([.answer(200)])
        guard case .failure(.notSendable(let reason)) = await subject.outcome(NetworkRequest(address(text))) else {
            Issue.record("\(text) was sent")
            return
        }
        #expect(!reason.contains("secret") && subject.transport.requests.isEmpty)
    }

    @Test func aHeaderThatWouldEndEarlyIsNotSent() async throws {
        let subject = try await Subject([.answer(200)])
        for headers in [["A": "b\r\nC: d"], ["A\n": "b"], ["A": "\0"]] {
            guard case .failure(.notSendable) = await subject.outcome(NetworkRequest(address(), headers: headers)) else {
                Issue.record("\(headers) was sent")
                return
            }
        }
        #expect(subject.transport.requests.isEmpty)
    }

    // MARK: - The log

    @Test func theLogNamesTheHostAlone() async throws {
        let subject = try await Subject([.answer(404)])
        let request = NetworkRequest(
            address("https://updates.example/private/path?token=secret"), headers: ["Authorization": "Bearer secret"],
            body: Array("secret".utf8))
        _ = await subject.outcome(request)
        let event = try #require(subject.logger.events.first)
        #expect(
            event.message == "network.failed" && event.value("host") == .outside("updates.example") && event.value("attempts") == .count(1))
        #expect(!"\(subject.logger.events)".contains("secret") && !"\(subject.logger.events)".contains("private"))
    }
}
