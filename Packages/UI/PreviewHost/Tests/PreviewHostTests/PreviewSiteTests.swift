import Common
import Foundation
import LiveUI
import TestSupport
import Testing

@testable import PreviewHost

struct PreviewSiteTests {
    @Test func theScriptWatchesTheConnectionBeforeTheClientOpensIt() throws {
        let script = String(decoding: try makeSubject().script, as: UTF8.self)
        let watch = try #require(script.range(of: "window.EventSource = class"))
        let opening = try #require(script.range(of: "source = new EventSource"))
        #expect(watch.upperBound < opening.lowerBound)
    }

    @Test func theStyleOfTheAppComesFirst() throws {
        let site = try makeSubject()
        #expect(PreviewSite.styleSheets == ["/assets/look.css", "/assets/preview.css"])
        #expect(site.asset("look.css")?.bytes == Array("p{margin:0}".utf8))
        #expect(site.asset("preview.css")?.contentType == "text/css; charset=utf-8")
        #expect(site.asset("preview.svg")?.contentType == "image/svg+xml")
        #expect(site.asset("other.css") == nil)
    }

    @Test func theFilesOfTheLookAreServedAndHideNoneOfThePage() throws {
        let files = [
            "fonts/Inter.ttf": PreviewLook.File(contentType: "font/ttf", bytes: [1]),
            "preview.svg": PreviewLook.File(contentType: "text/plain", bytes: []),
        ]
        let look = PreviewLook(styleSheet: "", languages: [], files: files) { _, _ in }
        let site = try PreviewSite(look: look, resources: .ofThisProcess)
        #expect(site.asset("fonts/Inter.ttf")?.bytes == [1])
        #expect(site.asset("preview.svg")?.contentType == "image/svg+xml")
    }

    @Test func aFileThatIsMissingIsNamed() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: ResourceLocator.NotFound.self) {
            try PreviewSite(look: .fixture, resources: ResourceLocator(folders: [folder.url]))
        }
        #expect(error?.resource == "*_PreviewHost.resources")
    }

    /// The address is open to every page of the web that a browser has loaded.
    @Test func onlyWhoHasTheLinkSeesPreviews() async throws {
        let host = LiveHost.ofPreviews(
            .fixture, site: try makeSubject(), requestGuard: RequestGuard(hosts: ["a:1"], cookieName: "c", secret: "s"))
        #expect(await status(host, "/", []) == 401)
        #expect(await status(host, "/", [LiveField("Cookie", "c=s")]) == 200)
        #expect(await status(host, "/show/counter-empty", [LiveField("Cookie", "c=s"), LiveField("Sec-Fetch-Dest", "iframe")]) == 200)
        #expect(await status(host, "/", [LiveField("Cookie", "c=s"), LiveField("Sec-Fetch-Site", "cross-site")]) == 403)
        host.shutDown()
    }

    private func status(_ host: LiveHost, _ path: String, _ headers: [LiveField]) async -> Int {
        let answer = await host.respond(to: LiveRequest(path: path, headers: [LiveField("Host", "a:1")] + headers))
        if case .complete(let status, _, _) = answer { return status }
        return 0
    }

    private func makeSubject() throws -> PreviewSite {
        let folder = try resourceFolder()
        return try PreviewSite(look: .fixture, resources: ResourceLocator(folders: [folder.url]))
    }
}
