import Foundation
import Networking
import NetworkingMocks
import TestSupport
import Testing

@Suite struct NetworkErrorTests {
    static let all: [NetworkError] = [
        .notSendable("a reason"), .offline, .notReached(host: "a.example"), .notTrusted(host: "a.example"), .timedOut(host: "a.example"),
        .interrupted(host: "a.example"), .tooLarge(limit: 5), .notUnderstood(.notHTTP), .notUnderstood(.wrongDocument),
        .redirected(.endless),
        .redirected(.unprotected), .redirected(.nowhere), .redirected(.withBody), .status(500), .notRecorded("GET http://a.example/"),
        .cancelled,
    ]

    @Test func everyErrorHasWordsOfItsOwn() {
        let words = Self.all.map(\.description)
        #expect(Set(words).count == Self.all.count)
        for text in words { #expect(text.hasSuffix(".") && !text.contains("Optional")) }
    }

    @Test func aDocumentOfTheKindIsReadAndNoOther() async throws {
        let client = MockHTTPClient()
        let request = NetworkRequest(URL(fileURLWithPath: "/"))
        client.answer(#"{"a": 1}"#)
        #expect(try await client.value([String: Int].self, from: request) == ["a": 1])
        for text in ["", "[1]", #"{"a": "secret"}"#, "{", "<html>", String(repeating: "[", count: 100_000)] {
            client.answer(text)
            await #expect(throws: NetworkError.notUnderstood(.wrongDocument)) { try await client.value([String: Int].self, from: request) }
        }
        client.sendToReturn = .failure(.offline)
        await #expect(throws: NetworkError.offline) { try await client.value([String: Int].self, from: request) }
        #expect(client.sendCallCount == 8)
    }

    @Test func anUnpreparedRequestIsRecorded() async {
        let unconfigured = UnconfiguredCalls()
        let client = MockHTTPClient(unconfigured: unconfigured)
        await withKnownIssue {
            await #expect(throws: NetworkError.notRecorded("file:///")) { try await client.send(NetworkRequest(URL(fileURLWithPath: "/"))) }
        }
        #expect(unconfigured.recorded == ["MockHTTPClient.send"])
    }
}
