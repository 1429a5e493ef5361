import Foundation
import FoundationNetworking
import HTTPServer
import LiveServer
import LiveUI
import Testing
import ViewCore

/// Pages over real connections; what the host itself answers is tested in LiveUI.
@MainActor
struct LiveServerTests {
    @Test func aLinkSignsABrowserInOnce() async throws {
        let server = makeSubject()
        var usedLinks = 0
        server.onLinkUsed = { usedLinks += 1 }
        _ = try server.start(port: 0)
        let link = server.makeLink()
        let page = try await get(link, by: browser())
        #expect(page.status == 200)
        #expect(page.text.contains("<p>A page</p>"), "\(page.text)")
        #expect(try await get(link, by: browser()).status == 401)
        #expect(usedLinks == 2)
        await server.stop()
    }

    @Test func anotherHostIsRefused() async throws {
        let server = makeSubject()
        let port = try server.start(port: 0)
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)/")))
        request.setValue("evil.example", forHTTPHeaderField: "Host")
        let (_, response) = try await browser().data(for: request)
        #expect((response as? HTTPURLResponse)?.statusCode == 403)
        await server.stop()
    }

    @Test func theCookieHasThePortInItsName() async throws {
        let server = makeSubject()
        let port = try server.start(port: 0)
        let session = browser()
        _ = try await get(server.makeLink(), by: session)
        #expect(session.configuration.httpCookieStorage?.cookies?.map(\.name) == ["pages-\(port)"])
        await server.stop()
    }

    @Test func aServerThatHasStoppedAnswersNobody() async throws {
        let server = makeSubject()
        _ = try server.start(port: 0)
        let link = server.makeLink()
        await server.stop()
        await #expect(throws: (any Error).self) { try await get(link, by: browser()) }
    }

    @Test func anAddressOfTheNetworkIsRefused() {
        #expect(throws: HTTPServerError.self) { try makeSubject().start(host: "192.0.2.1", port: 0) }
    }

    private func makeSubject() -> LiveServer {
        LiveServer(cookieName: "pages", secret: "a secret") { requestGuard in
            LiveHost(configuration: .init(requestGuard: requestGuard, script: [])) { _ in OnePage() }
        }
    }

    private func browser() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        // Among thousands of other tests an answer takes its time; the suite has its own limit.
        configuration.timeoutIntervalForRequest = 600
        return URLSession(configuration: configuration)
    }

    private func get(_ link: String, by session: URLSession) async throws -> (status: Int, text: String) {
        let (data, response) = try await session.data(from: try #require(URL(string: link)))
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }
}

@MainActor
private final class OnePage: LiveApplication {
    let url = "/"
    var root: AnyView { AnyView(Text(verbatim: "A page")) }
    func open(url: String) {}
}
