import IntegrationSupport
import TestSupport
import Testing

/// Every screen in light and dark, at the width of a phone, a tablet and a desk, in both languages: nothing is wider than the window, and
/// axe-core finds nothing to complain about. `make screenshots` keeps a picture of each for people to look at.
@Suite(.serialized, .browser)
struct ScreenTests {
    private static let widths = [320, 768, 1280]

    @Test(arguments: ["en", "de"])
    func everyScreenFitsAndIsAccessible(in language: String) async throws {
        let tour = try await ScreenTour.begin(language)
        let browser = tour.visit.browser
        try await tour.walk { name in
            for scheme in Browser.ColorScheme.allCases {
                try await browser.setColorScheme(scheme)
                for width in Self.widths {
                    try await browser.resize(width: width, height: width == 320 ? 640 : 900)
                    let overflow = try await browser.execute("return document.documentElement.scrollWidth - innerWidth").integer
                    #expect((overflow ?? 0) <= 0, "\(name), \(language), \(scheme), \(width): the page is wider than the window")
                    if Repository.keepsScreenshots { try await browser.screenshot("\(name)-\(language)-\(scheme)-\(width)") }
                }
                let violations = try await browser.accessibilityViolations()
                #expect(violations.isEmpty, "\(name), \(language), \(scheme): \(violations.joined(separator: "\n"))")
            }
            #expect(try await browser.execute("return document.documentElement.lang").text == language)
            #expect(try await browser.count(.css("h1")) == 1, "\(name)")
        }
        try await tour.visit.end()
    }
}
