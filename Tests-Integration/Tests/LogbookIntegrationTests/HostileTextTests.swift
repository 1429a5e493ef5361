import IntegrationSupport
import TestSupport
import Testing

/// Text from a device or from a person is text in every screen, whatever is in it, and the page keeps its shape.
@Suite(.serialized, .browser)
struct HostileTextTests {
    /// A quote that is one Character with the accent behind it, the end of a script, an element, an order to write from right to left.
    private static let text = "<img src=x onerror=\"document.title='owned'\">\"'\u{301}</script><b>\u{202E}gnp.\u{1F489}"
    private static let tag = "\"'\u{301}</b>\u{202E}\u{1F600}"

    @Test func aHostileNameNoteAndTagAreTextInEveryScreen() async throws {
        let visit = try await Visit.begin(Meters.inRange(2, name: Self.text))
        let browser = visit.browser
        try await visit.addSimulatedMeter()
        try await expectText("devices", in: browser)
        try await visit.sync()
        try await visit.showLogbook()
        try await visit.waitForReadings(2)
        let reading = try #require(try await visit.readingLinks().first)
        try await browser.open(visit.app.origin + reading + "/edit")
        try await browser.waitFor(.button("Save reading"))
        let note = Self.text + String(repeating: "W\u{1F600}", count: 5000)
        try await fill(.css("main textarea"), note, browser)
        try await fill(.xpath("//main//input[@id=//label[normalize-space(.)='Tags']/@for]"), Self.tag, browser)
        try await expectText("the form", in: browser)
        try await browser.click(.button("Save reading"))
        try await browser.waitFor(.text("Changes saved."))
        try await expectText("the reading", in: browser)
        #expect(try await browser.execute("return document.body.textContent.includes(arguments[0])", [.string(note)]) == true, "all of it")
        for path in ["/logbook", "/logbook/find?words=src", reading + "/edit"] {
            try await browser.open(visit.app.origin + path)
            try await browser.waitFor(.css("main a[href*='/readings/']"))
            try await expectText(path, in: browser)
        }
        try await browser.open(visit.app.origin + "/logbook/find?words=src")
        try await browser.click(.css("main details summary"))
        try await browser.waitFor(.css("main details[open]"))
        try await expectText("the filters", in: browser)
        try await browser.click(.button("Select several"))
        try await browser.click(.css("main .list input[type='checkbox']"))
        try await browser.waitFor(.button("Remove a tag"))
        try await browser.click(.button("Remove a tag"))
        try await browser.waitFor(.css("dialog[open]"))
        try await expectText("a dialog", in: browser)
        try await visit.end()
    }

    /// Sets a field as typing would; WebDriver's keys know no character beyond the first plane.
    private func fill(_ locator: Locator, _ text: String, _ browser: Browser) async throws {
        try await browser.click(locator)
        try await browser.execute(
            """
            const field = document.activeElement;
            field.value = arguments[0];
            field.dispatchEvent(new Event('input', {bubbles: true}));
            field.dispatchEvent(new Event('change', {bubbles: true}));
            """, [.string(text)])
    }

    private func expectText(_ place: String, in browser: Browser, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        #expect(try await browser.count(.css("main img, main b, dialog img, dialog b")) == 0, "\(place)", sourceLocation: sourceLocation)
        #expect(try await browser.title() != "owned", "\(place)", sourceLocation: sourceLocation)
        for width in [320, 1280] {
            try await browser.resize(width: width, height: 640)
            let overflow = try await browser.execute("return document.documentElement.scrollWidth - innerWidth").integer
            #expect((overflow ?? 0) <= 0, "\(place), \(width): the page is wider than the window", sourceLocation: sourceLocation)
        }
    }
}
