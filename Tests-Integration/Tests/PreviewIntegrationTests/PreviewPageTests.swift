import IntegrationSupport
import Testing

/// The page on which screens are looked at, in a real browser.
@Suite(.serialized, .browser)
struct PreviewPageTests {
    @Test func everyPreviewIsListedAndTheFirstOneIsShown() async throws {
        let names = try await PreviewPages.names(of: "CommonUI")
        let (pages, browser) = try await open("CommonUI")
        try await waitForFrame(browser, "return frame.body.innerText.length > 0")
        #expect(try await browser.count(.css(".preview-list a")) == names.count)
        #expect(try await browser.consoleErrors() == [])
        try await close(pages, browser)
    }

    @Test func switchesChangeTheFrameAndTheLink() async throws {
        let (pages, browser) = try await open("Logbook")
        try await browser.open("\(pages.origin)/logbook-full")
        try await waitForFrame(browser, "return frame.querySelector('h1')?.textContent === 'Logbook'")
        try await choose("Dark", browser)
        try await waitForFrame(browser, "return frame.documentElement.dataset.scheme === 'dark'")
        try await choose("de", browser)
        try await waitForFrame(browser, "return frame.documentElement.lang === 'de'")
        try await choose("320", browser)
        try await waitForFrame(browser, "return frame.defaultView.innerWidth <= 320 && frame.defaultView.innerWidth > 300")
        try await choose("200 %", browser)
        try await waitForFrame(browser, "return frame.defaultView.getComputedStyle(frame.documentElement).fontSize === '32px'")
        #expect(try await browser.url() == "\(pages.origin)/logbook-full?scheme=dark&language=de&width=320&text=200")
        try await close(pages, browser)
    }

    /// What `make preview` is for: after a build the next program answers at the same address.
    @Test func aProgramThatIsStartedAnewIsSeenWithoutReloading() async throws {
        let (pages, browser) = try await open("DeviceSync")
        try await browser.open("\(pages.origin)/devices-several?scheme=dark")
        try await browser.execute("window.isOld = true")
        await pages.stop()
        let next = try await PreviewPages.start("DeviceSync", port: pages.port)
        try await eventually("the page of the next program") {
            try await browser.execute("return window.isOld !== true && document.querySelector('iframe') !== null") == .bool(true)
                ? true : nil
        }
        #expect(try await browser.url() == "\(next.origin)/devices-several?scheme=dark")
        try await waitForFrame(browser, "return frame.documentElement.dataset.scheme === 'dark'")
        try await close(next, browser)
    }

    @Test func aCallThatNobodyPreparedIsShownWhereItWasMade() async throws {
        let (pages, browser) = try await open("Logbook")
        try await browser.open("\(pages.origin)/show/logbook-full")
        try await browser.click(.css("main a[href='/add']"))
        try await browser.waitFor(.text("In the app this leads to /add"))
        #expect(try await browser.url() == "\(pages.origin)/show/logbook-full")
        try await close(pages, browser)
    }

    @Test func withoutTheLinkNothingIsSeen() async throws {
        let pages = try await PreviewPages.start("DeviceSync")
        let browser = try await BrowserTrait.currentDriver().open()
        try await browser.open(pages.origin)
        #expect(try await browser.count(.css(".preview-list")) == 0)
        try await close(pages, browser)
    }

    private func open(_ package: String) async throws -> (PreviewPages, Browser) {
        let pages = try await PreviewPages.start(package)
        let browser = try await BrowserTrait.currentDriver().open()
        try await browser.open(pages.link)
        try await browser.waitFor(.css(".preview-list"))
        return (pages, browser)
    }

    private func close(_ pages: PreviewPages, _ browser: Browser) async throws {
        try await browser.close()
        await pages.stop()
    }

    /// Waits until a script on the document `frame` of the preview returns true.
    private func waitForFrame(_ browser: Browser, _ script: String) async throws {
        let whole = "const frame = document.querySelector('iframe')?.contentDocument; if (!frame?.body) return false; \(script)"
        try await eventually(script) { try await browser.execute(whole) == .bool(true) ? true : nil }
    }

    /// Chooses an option of the switches, as a person does.
    private func choose(_ option: String, _ browser: Browser) async throws {
        let script = """
            const option = [...document.querySelectorAll('.preview-switches option')].find((o) => o.textContent === arguments[0]);
            option.selected = true;
            option.parentElement.dispatchEvent(new Event('change', { bubbles: true }));
            """
        try await browser.execute(script, [.string(option)])
    }
}
