import Foundation
import IntegrationSupport
import Synchronization
import TestSupport
import Testing

/// A catalogue over a real network that is slow, fails, lies and goes away.
@Suite(.serialized, .browser)
struct CatalogJourneyTests {
    /// A server of a catalogue, as it is at the moment.
    private final class Shop: @unchecked Sendable {
        enum Mood: Sendable {
            case good(String)
            case slow
            case failing
            case silent
        }

        private struct State {
            var mood = Mood.slow
            var requests: [String] = []
        }

        private let state = Mutex(State())
        private let turn = NSCondition()

        var mood: Mood {
            get { state.withLock(\.mood) }
            set {
                turn.lock()
                state.withLock { $0.mood = newValue }
                turn.broadcast()
                turn.unlock()
            }
        }

        var requests: [String] { state.withLock(\.requests) }

        /// Answers, as soon as it is in the mood to.
        func answer(_ head: String) -> String {
            state.withLock { $0.requests.append(head) }
            turn.lock()
            defer { turn.unlock() }
            while true {
                switch mood {
                case .good(let document): return PageServer.document(document, etag: "\(document.utf8.count)")
                case .failing:
                    return "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 60\r\nConnection: close\r\n\r\n"
                case .silent: return ""
                case .slow: turn.wait()
                }
            }
        }
    }

    private static func document(_ name: String, price: String = "24.90") -> String {
        """
        {"schema": 1, "currency": "EUR", "products": [
          {"id": "strips", "kind": "test-strips", "name": "\(name)", "contents": 50, "price": "\(price)", "maker": "Example"},
          {"id": "lancets", "kind": "lancets", "name": {"en": "Fine lancets", "de": "Feine Lanzetten"}, "contents": 200}]}
        """
    }

    @Test func aCatalogueIsWaitedForShownKeptAndFoundFaultWith() async throws {
        let shop = Shop()
        let server = try PageServer { shop.answer($0) }
        let installation = try Installation()
        let config = try installation.folder.write(
            #"{"catalog": "http://127.0.0.1:\#(server.port)/catalog.json"}"#, to: "catalog-config.json"
        ).path
        let arguments = ["--transport", "simulated", "--config", config]
        let app = try await installation.serve(arguments)
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions())
        func look(_ name: String) async throws { #expect(try await browser.screenProblems(name, language: "en") == []) }
        try await browser.open(app.readyURL)
        #expect(shop.requests.isEmpty, "nobody is asked before somebody looks")

        // Slow, then there.
        try await browser.open("\(app.origin)/catalog")
        try await browser.waitFor(.text("Loading the catalogue"))
        try await look("catalog-loading")
        shop.mood = .good(Self.document("Good strips"))
        try await browser.waitFor(.text("€24.90"))
        try await look("catalog")

        // Found by words and by kind, with a page of its own.
        try await browser.type("fine", into: .xpath("//main//input[@id=//label[normalize-space(.)='Search']/@for]"))
        try await browser.waitForNo(.text("Good strips"))
        try await browser.click(.text("Fine lancets"))
        try await browser.waitFor(.text("Price on request"))
        try await look("catalog-product")
        try await browser.click(.css("main a.back-link"))
        try await browser.waitFor(.text("1 product"))

        // What fails leaves what was kept.
        try await browser.open("\(app.origin)/catalog")
        try await browser.waitFor(.text("Good strips"))
        shop.mood = .failing
        try await browser.click(.button("Refresh"))
        try await browser.waitFor(.text("The catalogue could not be fetched"), within: .seconds(60))
        #expect(try await browser.has(.text("Good strips")))
        try await look("catalog-failed")
        shop.mood = .good(Self.document("Bad strips", price: "24,90"))
        try await browser.click(.button("Try again"))
        try await browser.waitFor(.text("The new catalogue cannot be used"))
        try await browser.click(.text("What is wrong with it"))
        try await browser.waitFor(.text("“products[0].price” must be a decimal text"))
        #expect(try await browser.has(.text("Good strips")))
        try await look("catalog-refused")
        shop.mood = .good(Self.document("Better strips"))
        try await browser.click(.button("Try again"))
        try await browser.waitFor(.text("Better strips"))
        try await browser.waitForNo(.button("Try again"))
        #expect(shop.requests.last?.contains("If-None-Match:") == true, "only what has changed is asked for")
        #expect(try await browser.consoleErrors() == [])
        try await browser.close()
        #expect(await app.stop() == .code(0))

        // After a restart, with nobody there any more.
        shop.mood = .silent
        let again = try await installation.serve(arguments)
        let late = try await BrowserTrait.currentDriver().open(BrowserOptions())
        try await late.open(again.readyURL)
        try await late.open("\(again.origin)/catalog")
        try await late.waitFor(.text("Better strips"))
        try await late.waitFor(.text("The catalogue could not be fetched"), within: .seconds(60))
        try await late.close()
        #expect(await again.stop() == .code(0))
    }

    @Test func withoutAnAddressTheUsualSuppliesAreListed() async throws {
        let app = try await Installation().serve()
        let client = PlainHTTPClient(port: app.port)
        let cookie = try #require(try await client.get("/?token=\(app.token)")["Set-Cookie"]).prefix { $0 != ";" }
        let page = try await client.get("/catalog", [(name: "Cookie", value: String(cookie))])
        #expect(page.status == 200)
        #expect(page.text.contains("Ask your pharmacy for prices") && page.text.contains("Control solution"), "\(page.text)")
        await app.stop()
    }
}
