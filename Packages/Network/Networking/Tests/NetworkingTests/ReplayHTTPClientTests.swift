import Foundation
import Networking
import TestSupport
import Testing

@testable import NetworkingImplementation

/// The recorded network of a test of the user interface.
@Suite struct ReplayHTTPClientTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func outcome(_ client: ReplayHTTPClient, _ request: NetworkRequest) async -> Result<String, NetworkError> {
        do {
            return .success(String(decoding: try await client.send(request).body, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }

    @Test func answersComeInTheOrderOfTheirNamesAndTheLastAgain() async throws {
        try folder.write(#"{"url": "https://a.example/x", "body": "second"}"#, to: "2.json")
        try folder.write(
            #"{"//": "at first", "url": "https://a.example/x", "status": 200, "headers": {"ETag": "1"}, "body": "first"}"#, to: "1.json")
        try folder.write(#"{"url": "https://a.example/x", "method": "DELETE", "status": 204}"#, to: "3.json")
        try folder.write("not read", to: "README.md")
        let client = try ReplayHTTPClient(folder: folder.url)
        let request = NetworkRequest(address("https://a.example/x"))
        #expect(try await client.send(request) == NetworkResponse(headers: ["etag": "1"], body: Array("first".utf8)))
        for _ in 0..<2 { #expect(await outcome(client, request) == .success("second")) }
        #expect(try await client.send(NetworkRequest(address("https://a.example/x"), method: .delete)).status == 204)
    }

    @Test func anAnswerMayLieInAFileOfItsOwn() async throws {
        try folder.write(#"{"url": "https://a.example/", "body_file": "page.html"}"#, to: "1.json")
        try folder.write("<p>", to: "page.html")
        #expect(await outcome(try ReplayHTTPClient(folder: folder.url), NetworkRequest(address("https://a.example/"))) == .success("<p>"))
    }

    @Test(
        arguments: [
            (#""failure": "offline""#, NetworkError.offline), (#""failure": "not_reached""#, .notReached(host: "a.example")),
            (#""failure": "not_trusted""#, .notTrusted(host: "a.example")), (#""failure": "timed_out""#, .timedOut(host: "a.example")),
            (#""failure": "interrupted""#, .interrupted(host: "a.example")), (#""status": 503"#, .status(503)),
            (#""body": "123456""#, .tooLarge(limit: 5)),
        ])
    func failuresAreReplayedToo(field: String, error: NetworkError) async throws {
        try folder.write(#"{"url": "https://a.example/", \#(field)}"#, to: "1.json")
        let request = NetworkRequest(address("https://a.example/"), limit: 5)
        #expect(await outcome(try ReplayHTTPClient(folder: folder.url), request) == .failure(error))
    }

    @Test func aRequestWithoutARecordingIsAClearError() async throws {
        try folder.write(#"{"url": "https://a.example/"}"#, to: "1.json")
        let missing = NetworkError.notRecorded("GET https://b.example/")
        #expect(await outcome(try ReplayHTTPClient(folder: folder.url), NetworkRequest(address("https://b.example/"))) == .failure(missing))
        #expect(await outcome(ReplayHTTPClient(), NetworkRequest(address("https://b.example/"))) == .failure(missing))
        #expect(missing.description.contains("GET https://b.example/"))
    }

    @Test(
        arguments: [
            ("{", "a JSON object"), ("[]", "a JSON object"), ("{}", "a JSON object"), (#"{"url": "ftp://a.example/"}"#, "“url”"),
            (#"{"url": "https://a.example/", "staus": 200}"#, "“staus”"), (#"{"url": "https://a.example/", "method": "get"}"#, "“get”"),
            (#"{"url": "https://a.example/", "status": 100}"#, "“status”"), (#"{"url": "https://a.example/", "failure": "bad"}"#, "“bad”"),
            (#"{"url": "https://a.example/", "body": "a", "body_file": "b"}"#, "both"),
            (#"{"url": "https://a.example/", "body_file": "../b"}"#, "beside it"),
            (#"{"url": "https://a.example/", "body_file": ".."}"#, "beside it"),
        ])
    func aWrongRecordingIsNamed(text: String, words: String) throws {
        try folder.write(text, to: "one.json")
        let error = try #require(#expect(throws: ReplayError.self) { try ReplayHTTPClient(folder: folder.url) })
        #expect(error.description.contains("one.json") && error.description.contains(words), "\(error)")
    }

    @Test func aFolderOrFileThatIsNotThereIsSaid() throws {
        #expect(throws: ReplayError.notReadable("/nowhere/recordings")) {
            try ReplayHTTPClient(folder: URL(fileURLWithPath: "/nowhere/recordings"))
        }
        try folder.write(#"{"url": "https://a.example/", "body_file": "gone"}"#, to: "1.json")
        #expect(throws: ReplayError.notReadable(folder.path("gone"))) { try ReplayHTTPClient(folder: folder.url) }
    }
}
