import IntegrationSupport
import TestSupport
import Testing

/// Pictures of every screen in light and dark at the width of a phone, a tablet and a desk, for people to look at.
///
/// What a machine can tell is checked: nothing is wider than the window, one heading names the page, text stands out from its ground.
@Suite(.serialized, .browser)
struct ScreenshotTests {
    private static let widths = [320, 768, 1280]

    @Test func everyScreenInEachSizeAndScheme() async throws {
        let visit = try await Visit.begin(nil, ["--ui-test"])
        let browser = visit.browser
        try await browser.waitFor(.button("Try with a simulated meter"))
        try await takePictures("first", browser)
        try await visit.addSimulatedMeter()
        try await takePictures("devices-before-sync", browser)
        try await browser.click(.button("Sync"))
        try await browser.waitFor(.css("progress"))
        try await browser.screenshot("devices-syncing-light-1280")
        try await browser.waitFor(.text("Everything is here"), within: .seconds(60))
        try await takePictures("devices", browser)
        try await visit.showLogbook()
        try await browser.waitFor(.css("main a[href*='/readings/']"))
        try await takePictures("logbook", browser)
        #expect(try await visit.readingLinks().count <= 130, "no page grows with the database")
        let first = try #require(try await visit.readingLinks().first)
        try await browser.click(.css("main a[href='\(first)']"))
        try await eventually("the reading") { try await browser.url().hasSuffix(first) ? true : nil }
        try await browser.waitForNo(.css("main a[href='\(first)']"))
        try await takePictures("reading", browser)
        try await visit.end()
    }

    private func takePictures(_ name: String, _ browser: Browser) async throws {
        for scheme in Browser.ColorScheme.allCases {
            try await browser.setColorScheme(scheme)
            for width in Self.widths {
                try await browser.resize(width: width, height: width == 320 ? 640 : 900)
                let place = "\(name), \(scheme), \(width)"
                let overflow = try await browser.execute("return document.documentElement.scrollWidth - innerWidth").integer
                #expect((overflow ?? 0) <= 0, "\(place): the page is wider than the window")
                #expect(try await browser.count(.css("h1")) == 1, "\(place)")
                let faint = try await browser.execute(Self.faintTexts).elements.compactMap(\.text)
                #expect(faint.isEmpty, "\(place): text with less contrast than 4.5:1: \(faint)")
                try await browser.screenshot("\(name)-\(scheme)-\(width)")
            }
        }
        try await browser.setColorScheme(.light)
        try await browser.resize(width: 1280, height: 900)
    }

    /// Finds texts whose contrast against the nearest opaque ground is below WCAG 2.2 AA; large text needs 3:1.
    private static let faintTexts = """
        const numbers = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
        const luminance = ([r, g, b]) => {
            const [x, y, z] = [r, g, b].map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
            return 0.2126 * x + 0.7152 * y + 0.0722 * z;
        };
        const ground = (element) => {
            for (let e = element; e; e = e.parentElement) {
                const color = getComputedStyle(e).backgroundColor;
                if (!color.startsWith('rgb')) return null;
                const [r, g, b, a = 1] = numbers(color);
                if (a === 1) return [r, g, b];
                if (a > 0) return null;
            }
            return [255, 255, 255];
        };
        const found = [];
        for (const element of document.body.querySelectorAll('*')) {
            const own = [...element.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
            const box = element.getBoundingClientRect();
            if (!own || box.width < 2 || box.height < 2 || element.closest('[disabled], .visually-hidden, .skip-link')) continue;
            const style = getComputedStyle(element);
            const back = ground(element);
            if (!back || !style.color.startsWith('rgb') || style.visibility === 'hidden' || style.opacity !== '1') continue;
            const [light, dark] = [luminance(numbers(style.color)), luminance(back)].sort((a, b) => b - a);
            const size = parseFloat(style.fontSize);
            const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
            const ratio = (light + 0.05) / (dark + 0.05);
            if (ratio < (isLarge ? 3 : 4.5)) found.push(`${element.textContent.trim().slice(0, 40)}: ${ratio.toFixed(2)}`);
        }
        return [...new Set(found)].slice(0, 10);
        """
}
