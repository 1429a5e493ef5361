import Foundation
import Networking
import Testing

@testable import NetworkingImplementation

/// Servers that say to ask elsewhere.
@Suite struct RedirectTests {
    private let headers = ["Authorization": "secret", "Cookie": "secret", "Accept": "text/plain"]

    private func next(_ location: String?, from url: String = "https://a.example/x/y?z", method: NetworkRequest.Method = .get) throws
        -> NetworkRequest?
    {
        var answer: [String: String] = [:]
        answer["Location"] = location
        return try Redirect.next(
            after: NetworkResponse(status: 302, headers: answer), of: NetworkRequest(address(url), method: method, headers: headers))
    }

    @Test(
        arguments: [
            ("/b", "https://a.example/b"), ("b", "https://a.example/x/b"), ("?q", "https://a.example/x/y?q"),
            ("//b.example/", "https://b.example/"),
            ("https://b.example:8443/c", "https://b.example:8443/c"), ("HTTPS://B.example/", "HTTPS://B.example/"),
        ])
    func theyAreFollowed(location: String, url: String) throws {
        #expect(try next(location)?.url.absoluteString == url)
    }

    @Test func anotherServerIsNotToldWhoAsks() throws {
        #expect(try next("/b")?.headers == headers)
        for other in ["https://b.example/", "https://a.example:8443/", "//b.example"] {
            #expect(try next(other)?.headers == ["Accept": "text/plain"], "\(other)")
        }
    }

    @Test func aProtectedConnectionIsNeverLeft() throws {
        #expect(throws: NetworkError.redirected(.unprotected)) { try next("http://a.example/") }
        #expect(try next("https://a.example/", from: "http://a.example/")?.url.scheme == "https")
        #expect(try next("http://b.example/", from: "http://a.example/")?.url.host == "b.example")
    }

    @Test(arguments: [
        nil, "ftp://a.example/", "file:///etc/passwd", "https://", "https://user:secret@b.example/", "javascript:alert(1)", "mailto:a@b",
    ])
    func whatIsNoAddressIsNotFollowed(location: String?) throws {
        #expect(throws: NetworkError.redirected(.nowhere)) { try next(location) }
    }

    @Test func whatIsSentIsSentNowhereElse() throws {
        for method in [NetworkRequest.Method.post, .put, .delete] {
            #expect(throws: NetworkError.redirected(.withBody)) { try next("/b", method: method) }
        }
    }

    @Test func onlyRedirectsAreRedirects() throws {
        for status in [200, 300, 304, 305, 404] {
            let answer = NetworkResponse(status: status, headers: ["Location": "/b"])
            #expect(try Redirect.next(after: answer, of: NetworkRequest(address())) == nil, "\(status)")
        }
    }

    @Test func fiveAreFollowedAndNoMore() async throws {
        let hops = (1...5).map { Result<NetworkResponse, NetworkError>.answer(302, ["Location": "/\($0)"]) }
        let patient = try await Subject(hops + [.answer(200, [:], "hello")])
        #expect(await patient.outcome(NetworkRequest(address())) == .success("hello"))
        #expect(patient.transport.requests.map(\.url.lastPathComponent) == ["document.json", "1", "2", "3", "4", "5"])
        let endless = try await Subject([.answer(302, ["Location": "/again"])])
        #expect(await endless.outcome(NetworkRequest(address())) == .failure(.redirected(.endless)))
        #expect(endless.transport.requests.count == 6)
    }
}
