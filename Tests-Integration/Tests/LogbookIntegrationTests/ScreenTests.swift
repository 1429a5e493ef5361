import IntegrationSupport
import TestSupport
import Testing

/// Every screen in light and dark, at the width of a phone, a tablet and a desk, and in German on a phone and a desk: nothing is wider than
/// the window, and axe-core finds nothing to complain about. `make screenshots` keeps a picture of each for people to look at.
@Suite(.serialized, .browser)
struct ScreenTests {
    @Test(arguments: ["en", "de"])
    func everyScreenFitsAndIsAccessible(in language: String) async throws {
        let tour = try await ScreenTour.begin(language)
        try await tour.walk { name in
            let problems = try await tour.visit.browser.screenProblems(name, language: language)
            #expect(problems == [])
        }
        try await tour.visit.end()
    }
}
