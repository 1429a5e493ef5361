import IntegrationSupport
import TestSupport
import Testing

/// Every screen in light and dark, at the width of a phone, a tablet and a desk, and in German on a phone and a desk: nothing is wider than
/// the window, and axe-core finds nothing to complain about. `make screenshots` keeps a picture of each for people to look at.
@Suite(.serialized, .browser)
struct ScreenTests {
    private static let widths = [320, 768, 1280]

    @Test(arguments: ["en", "de"])
    func everyScreenFitsAndIsAccessible(in language: String) async throws {
        let tour = try await ScreenTour.begin(language)
        let browser = tour.visit.browser
        try await tour.walk { name in
            // Words that are too long show on a phone first; the walk goes on at a desk.
            for width in language == "en" ? Self.widths : [Self.widths[0], Self.widths[2]] {
                try await browser.resize(width: width, height: Self.height(width))
                let overflow = try await browser.execute("return document.documentElement.scrollWidth - innerWidth").integer
                #expect((overflow ?? 0) <= 0, "\(name), \(language), \(width): the page is wider than the window")
            }
            // Another language changes widths, and nothing that axe-core looks at.
            for scheme in language == "en" ? Browser.ColorScheme.allCases : [] {
                try await browser.setColorScheme(scheme)
                let violations = try await browser.accessibilityViolations(onlyContrast: scheme == .dark)
                #expect(violations.isEmpty, "\(name), \(scheme): \(violations.joined(separator: "\n"))")
            }
            #expect(try await browser.execute("return document.documentElement.lang").text == language)
            #expect(try await browser.count(.css("h1")) == 1, "\(name)")
            if Repository.keepsScreenshots { try await takePictures("\(name)-\(language)", browser) }
        }
        try await tour.visit.end()
    }

    private func takePictures(_ name: String, _ browser: Browser) async throws {
        for scheme in Browser.ColorScheme.allCases {
            try await browser.setColorScheme(scheme)
            for width in Self.widths {
                try await browser.resize(width: width, height: Self.height(width))
                try await browser.screenshot("\(name)-\(scheme)-\(width)")
            }
        }
    }

    private static func height(_ width: Int) -> Int { width == 320 ? 640 : 900 }
}
