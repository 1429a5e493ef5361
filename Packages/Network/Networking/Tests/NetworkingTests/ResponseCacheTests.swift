import Common
import Foundation
import LoggingMocks
import Networking
import Persistence
import Testing

@testable import NetworkingImplementation

/// Answers that are asked for anew only where they have changed.
@Suite struct ResponseCacheTests {
    private let request = NetworkRequest(address(), isConditional: true)

    @Test func whatHasNotChangedIsNotSentAgain() async throws {
        let database = try await Subject.makeDatabase()
        let first = try await Subject(
            [.answer(200, ["ETag": "\"1\"", "Last-Modified": "Sun, 01 Mar 2026 08:00:00 GMT"], "hello")], over: database)
        #expect(await first.outcome(request) == .success("hello"))
        #expect(first.transport.requests.first?.headers == [:])
        // Another start of the app.
        let second = try await Subject([.answer(304, ["ETag": "\"1\""])], over: database)
        #expect(await second.outcome(request) == .success("hello"))
        #expect(
            second.transport.requests.first?.headers == ["If-None-Match": "\"1\"", "If-Modified-Since": "Sun, 01 Mar 2026 08:00:00 GMT"])
    }

    @Test func whatHasChangedTakesItsPlace() async throws {
        let subject = try await Subject([
            .answer(200, ["ETag": "\"1\""], "old"), .answer(200, ["ETag": "\"2\""], "new"), .answer(304), .answer(200, [:], "plain"),
            .answer(200),
        ])
        var seen: [Result<String, NetworkError>] = []
        for _ in 0..<5 { seen.append(await subject.outcome(request)) }
        #expect(seen == [.success("old"), .success("new"), .success("new"), .success("plain"), .success("")])
        #expect(subject.transport.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\"", "\"2\"", "\"2\"", nil])
    }

    @Test(arguments: [404, 410])
    func whatIsGoneIsForgotten(status: Int) async throws {
        let subject = try await Subject([.answer(200, ["ETag": "\"1\""], "old"), .answer(status), .answer(304)])
        #expect(await subject.outcome(request) == .success("old"))
        #expect(await subject.outcome(request) == .failure(.status(status)))
        #expect(await subject.outcome(request) == .failure(.status(304)))
    }

    @Test func aServerThatFailsLeavesWhatIsKept() async throws {
        let subject = try await Subject([.answer(200, ["ETag": "\"1\""], "old"), .answer(501), .answer(304)])
        #expect(await subject.outcome(request) == .success("old"))
        #expect(await subject.outcome(request) == .failure(.status(501)))
        #expect(await subject.outcome(request) == .success("old"))
    }

    @Test func nothingIsKeptThatShallNotBe() async throws {
        let subject = try await Subject([.answer(200, ["ETag": "\"1\"", "Cache-Control": "private, No-Store"], "secret")])
        #expect(await subject.outcome(request) == .success("secret"))
        let plain = try await Subject([.answer(200, ["ETag": "\"1\""], "hello")])
        #expect(await plain.outcome(NetworkRequest(address())) == .success("hello"))
        let long = try await Subject([.answer(200, ["ETag": String(repeating: "e", count: 513)], "hello")])
        #expect(await long.outcome(request) == .success("hello"))
        for subject in [subject, plain, long] { #expect(try await urls(subject.database) == []) }
    }

    @Test func aLongerAnswerThanAskedForIsAskedForAnew() async throws {
        let database = try await Subject.makeDatabase()
        let first = try await Subject([.answer(200, ["ETag": "\"1\""], "a long answer")], over: database)
        _ = await first.outcome(request)
        let second = try await Subject([.answer(200, [:], "short")], over: database)
        #expect(await second.outcome(NetworkRequest(address(), limit: 5, isConditional: true)) == .success("short"))
        #expect(second.transport.requests.first?.headers == [:])
    }

    @Test func thoseUsedLongestAgoGo() async throws {
        let database = try await Subject.makeDatabase()
        func cache(_ second: Double) -> ResponseCache {
            ResponseCache(
                database: database, wallClock: FixedWallClock(now: Subject.noon + second, timeZone: .gmt), logger: RecordingLogger())
        }
        let answer = NetworkResponse(headers: ["ETag": "\"1\""], body: [1])
        for number in 0..<32 { await cache(Double(number)).keep(answer, for: address("https://a.example/\(number)")) }
        await cache(32).touch(address("https://a.example/0"))
        await cache(33).keep(answer, for: address("https://a.example/new"))
        let kept = try await urls(database)
        #expect(kept.count == 32 && kept.contains("https://a.example/0") && !kept.contains("https://a.example/1"))
        await cache(34).keep(
            NetworkResponse(headers: ["ETag": "\"1\""], body: [UInt8](repeating: 0, count: ResponseCache.Limit.bytes)),
            for: address("https://a.example/big"))
        #expect(try await urls(database) == ["https://a.example/big"])
        await cache(35).keep(
            NetworkResponse(headers: ["ETag": "\"1\""], body: [UInt8](repeating: 0, count: ResponseCache.Limit.bytes + 1)),
            for: address("https://a.example/bigger"))
        #expect(try await urls(database) == ["https://a.example/big"])
    }

    @Test func aDatabaseThatFailsIsNoFailure() async throws {
        let database = try Database(.memory)
        let subject = try await Subject([.answer(200, ["ETag": "\"1\""], "hello")], over: database)
        #expect(await subject.outcome(request) == .success("hello"))
        #expect(!subject.logger.events("network.cacheFailed").isEmpty)
    }

    private func urls(_ database: Database) async throws -> [String] {
        try await database.read { try $0.query("SELECT url FROM networking_responses ORDER BY url") { try $0.text(0) } }
    }
}
