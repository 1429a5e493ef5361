import Domain
import Foundation
import Insights
import InsightsImplementation
import LiveUIMocks
import Statistics
import Testing
import ViewCore

/// Every route leads to its screen over the real store, and nothing of a sensor is there before one is known.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct InsightsCoordinatorTests {
    private func html(_ route: InsightsRoute, hasSensor: Bool = false, _ subject: Subject) async -> String {
        let coordinator = InsightsCoordinator(
            dependencies: subject.dependencies, navigation: MockNavigation(), hasSensor: { hasSensor }, onShowReading: { _ in })
        let screen = coordinator.screen(for: route)
        for task in render(screen).tasks { await task.run() }
        return render(screen).html
    }

    @Test func everyRouteLeadsToItsScreen() async throws {
        let subject = try await Subject()
        try await subject.sync(1...40, on: "2026-02-28")
        let day = try #require(CivilDate("2026-02-28"))
        let choice = InsightsChoice()
        for (route, sign) in [
            (InsightsRoute.overview(choice), "Readings in each range"), (.patterns(choice), "By the day of the week"),
            (.comparison(choice, with: nil), "compared with"), (.day(day, .bloodTests), "The course of the day"),
            (.otherTests(choice), "No ketones were measured"), (.labResults, "No values yet"), (.addLabResult, "Day of the blood sample"),
            (.report(ReportChoice(.overview)), "Glucose overview"), (.report(ReportChoice(.log)), "columns of three hours"),
            (.editLabResult(LabResult.ID(rawValue: "x")), "There is no such value"),
        ] {
            let html = await html(route, subject)
            #expect(html.contains(sign), "\(route)")
        }
    }

    @Test func nothingOfASensorIsThereBeforeOneIsKnown() async throws {
        let subject = try await Subject()
        try await subject.sync(1...40, on: "2026-02-28", type: .interstitialFluid)
        for route in [
            InsightsRoute.overview(InsightsChoice(kind: .sensor)), .patterns(InsightsChoice(kind: .sensor)),
            .report(ReportChoice(.overview, of: InsightsChoice(kind: .sensor))),
        ] {
            let html = await html(route, subject)
            #expect(!html.contains("ensor") && !html.contains("(GMI)"), "\(route)")
        }
        let known = await html(.overview(InsightsChoice(kind: .sensor)), hasSensor: true, subject)
        #expect(known.contains("The sensor measured") && known.contains("(GMI)") && !known.contains("Estimated HbA1c"))
    }

    @Test func daysThatWereEnteredAreShown() async throws {
        let subject = try await Subject()
        let navigation = MockNavigation()
        let coordinator = InsightsCoordinator(
            dependencies: subject.dependencies, navigation: navigation, hasSensor: { false }, onShowReading: { _ in })
        let screen = coordinator.screen(for: .patterns(InsightsChoice()))
        let handlers = render(screen).handlers
        let form = try #require(handlers.ids.first { handlers.handler(id: $0, kind: .submit) != nil })
        handlers.handler(id: form, kind: .submit)?.run()
        #expect(navigation.calls.isEmpty && render(screen).html.contains("Enter the first day"))
        let fields = handlers.ids.filter { handlers.handler(id: $0, kind: .change) != nil }
        for (id, value) in zip(fields.sorted(), ["2026-01-01", "2026-01-31"]) {
            handlers.handler(id: id, kind: .change)?.run(EventValue(text: value))
        }
        render(screen).handlers.handler(id: form, kind: .submit)?.run()
        let (from, to) = (try #require(CivilDate("2026-01-01")), try #require(CivilDate("2026-01-31")))
        #expect(navigation.calls == [.open(InsightsRoute.patterns(InsightsChoice(.between(from, to))))])
    }
}
