import Foundation
import IntegrationSupport
import Testing

@Suite(.serialized, .browser)
struct BrowserTests {
    private static let page = """
        <!doctype html><html lang="en"><head><title>Trial</title><link rel="icon" href="data:,">
        <style>body { background: white } @media (prefers-color-scheme: dark) { body { background: black } }</style></head>
        <body><h1>It's "here"</h1><a href="/second">Next page</a>
        <form><input id="name"></form><button type="button" aria-label="Press me"><b>x</b></button><p id="out"></p>
        <noscript><p>no script</p></noscript><p id="lang"></p>
        <script>
        document.getElementById('lang').textContent = navigator.language;
        document.querySelector('button').onclick = () => setTimeout(() => {
            document.getElementById('out').textContent = 'Hello ' + document.getElementById('name').value;
        }, 100);
        </script></body></html>
        """

    private func makeServer() throws -> PageServer {
        try PageServer { head in
            head.hasPrefix("GET /second")
                ? PageServer.page("<title>Second</title><p>\(head.contains("Accept-Language: de"))</p>") : PageServer.page(Self.page)
        }
    }

    @Test func aPageIsReadTypedIntoAndClicked() async throws {
        let server = try makeServer()
        let browser = try await BrowserTrait.currentDriver().open()
        try await browser.open("http://127.0.0.1:\(server.port)/")
        #expect(try await browser.title() == "Trial")
        #expect(try await browser.has(.heading("It's \"here\"")))
        #expect(try await !browser.has(.button("Other")))
        try await browser.type("Ada", into: .css("#name"))
        try await browser.click(.button("Press me"))
        try await browser.waitFor(.text("Hello Ada"))
        #expect(try await browser.text(.css("#out")) == "Hello Ada")
        #expect(try await browser.execute("return [1 + arguments[0], document.title]", [2]) == [3, "Trial"])
        #expect(try await browser.attribute("aria-label", of: .css("button")) == "Press me")
        try await browser.click(.link("Next page"))
        try await eventually("the second page") { try await browser.title() == "Second" ? true : nil }
        try await browser.goBack()
        #expect(try await browser.url() == "http://127.0.0.1:\(server.port)/")
        #expect(try await browser.consoleErrors().isEmpty)
        try await browser.close()
    }

    @Test func whatTheConsoleShowsAsErrorIsReported() async throws {
        let server = try makeServer()
        let browser = try await BrowserTrait.currentDriver().open()
        try await browser.open("http://127.0.0.1:\(server.port)/")
        try await browser.execute("setTimeout(() => { throw new Error('broken') }, 0); console.warn('only a warning')")
        let errors = try await eventually("the error") {
            let errors = try await browser.consoleErrors()
            return errors.isEmpty ? nil : errors
        }
        #expect(errors.count == 1)
        #expect(errors[0].contains("broken"))
        try await browser.close()
    }

    @Test func nothingIsLeftForTheNextUser() async throws {
        let server = try makeServer()
        let address = "http://127.0.0.1:\(server.port)/"
        let first = try await BrowserTrait.currentDriver().open()
        try await first.open(address)
        try await first.execute("document.cookie = 'mine=1; path=/'; setTimeout(() => { throw new Error('broken') }, 0)")
        try await first.setColorScheme(.dark)
        _ = try await first.openTab()
        try await first.close()

        let second = try await BrowserTrait.currentDriver().open()
        #expect(try await second.url() == "about:blank")
        try await second.open(address)
        #expect(try await second.execute("return [document.cookie, innerWidth]") == ["", 1280])
        #expect(try await second.execute("return getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
        #expect(try await second.consoleErrors() == [])
        try await second.close()
    }

    @Test func tabsAreSeparate() async throws {
        let server = try makeServer()
        let browser = try await BrowserTrait.currentDriver().open()
        try await browser.open("http://127.0.0.1:\(server.port)/")
        let first = try await browser.currentWindow()
        let second = try await browser.openTab()
        try await browser.open("http://127.0.0.1:\(server.port)/second")
        #expect(first != second)
        #expect(try await browser.title() == "Second")
        try await browser.closeWindow()
        try await browser.switchTo(first)
        #expect(try await browser.title() == "Trial")
        try await browser.close()
    }

    @Test func sizeSchemeAndNetworkAreEmulated() async throws {
        let server = try makeServer()
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions(width: 320, height: 640, language: "de"))
        try await browser.setColorScheme(.dark)
        try await browser.open("http://127.0.0.1:\(server.port)/")
        #expect(try await browser.execute("return innerWidth") == 320)
        #expect(try await browser.execute("return getComputedStyle(document.body).backgroundColor") == "rgb(0, 0, 0)")
        #expect(try await browser.text(.css("#lang")) == "de")
        try await browser.setColorScheme(.light)
        #expect(try await browser.execute("return getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
        let path = try await browser.screenshot("harness-trial")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        try FileManager.default.removeItem(atPath: path)
        try await browser.setOffline(true)
        #expect(try await browser.execute("return fetch('/second').then(() => 'came', () => 'failed')") == "failed")
        try await browser.setOffline(false)
        #expect(try await browser.execute("return fetch('/second').then(r => r.text())") == "<title>Second</title><p>true</p>")
        try await browser.close()
    }

    @Test func aBrowserWithoutScriptsStillFindsAndClicks() async throws {
        let server = try makeServer()
        let browser = try await BrowserTrait.currentDriver().open(BrowserOptions(runsScripts: false))
        try await browser.open("http://127.0.0.1:\(server.port)/")
        #expect(try await browser.text(.css("noscript p")) == "no script")
        try await browser.click(.link("Next page"))
        try await eventually("the second page") { try await browser.title() == "Second" ? true : nil }
        try await browser.close()
    }
}
