import Common
import Domain
import Insights
import Statistics
import Testing

struct InsightsRouteTests {
    private static let day = CivilDate("2026-03-01") ?? { preconditionFailure("the calendar has it") }()
    private static let choices = [
        InsightsChoice(), InsightsChoice(.days(90), kind: .sensor), InsightsChoice(.between(day, day.adding(days: 3) ?? day)),
    ]
    private static let routes: [InsightsRoute] =
        choices.flatMap { choice -> [InsightsRoute] in
            [
                .overview(choice), .patterns(choice), .comparison(choice, with: nil), .otherTests(choice),
                .comparison(choice, with: Period(days: 7, endingWith: day)), .report(ReportChoice(.log, of: choice)),
                .report(ReportChoice(.overview, of: choice, paper: .letter, language: "de", details: [.name, .meters])),
            ]
        } + [.day(day, .sensor), .day(day, .bloodTests), .labResults, .addLabResult, .editLabResult(LabResult.ID(rawValue: "a/b?c"))]

    @Test(arguments: routes)
    func everyRouteSurvivesItsPath(route: InsightsRoute) throws {
        let link = try #require(RoutePath(string: route.path.string))
        #expect(InsightsRoute(path: link) == route)
        #expect(route.stack.last == route)
        guard case .overview = route.stack.first else {
            Issue.record("every screen lies on the overview")
            return
        }
    }

    @Test(arguments: ["/nowhere", "/days/2026-02-30", "/report", "/report/x", "/laboratory/1/x", "/patterns/x"])
    func anUnknownPathIsNoRoute(link: String) throws {
        #expect(InsightsRoute(path: try #require(RoutePath(string: link))) == nil)
    }

    @Test func whatIsWrongInAQueryIsLeftOut() throws {
        for query in ["days=0", "days=-3", "days=99999999999999999999", "from=2026-01-01", "from=x&to=y", "of=blood"] {
            #expect(InsightsRoute(path: try #require(RoutePath(string: "/?" + query))) == .overview(InsightsChoice()))
        }
        let turned = try #require(RoutePath(string: "/?from=2026-03-02&to=2026-03-01"))
        #expect(InsightsRoute(path: turned) == .overview(InsightsChoice(.between(Self.day, Self.day.adding(days: 1) ?? Self.day))))
        let report = try #require(RoutePath(string: "/report/log?paper=a0&language=%3Cscript%3E&hide=name,everything"))
        #expect(InsightsRoute(path: report) == .report(ReportChoice(.log, details: Set(ReportChoice.Detail.allCases).subtracting([.name]))))
    }
}
