import CommonUI
import Domain
import Testing
import ViewCore

@testable import Charts

/// Numbers stand where they belong, and what a picture shows is also said.
struct ChartTests {
    private let english = Formats.of(language: "en")

    @Test func ticksAreNumbersThatPeopleKnow() {
        let milligrams = GlucoseScale([120], unit: .milligramsPerDeciliter)
        #expect(milligrams.ticks(english).map(\.text) == ["0", "50", "100", "150", "200"])
        #expect(GlucoseScale([601], unit: .milligramsPerDeciliter).ticks(english).map(\.text).last == "700")
        #expect(GlucoseScale([], unit: .millimolesPerLiter).ticks(english).map(\.text) == ["0", "3", "6", "9", "12"])
        #expect(GlucoseScale([500], unit: .millimolesPerLiter).ticks(english).map(\.text).last == "30")
    }

    @Test func heightsAreSharesOfTheAxisInEitherUnit() {
        let milligrams = GlucoseScale([200], unit: .milligramsPerDeciliter)
        #expect([0, 100, 200, 900, -5].map(milligrams.height) == [0, 0.5, 1, 1, 0])
        let millimoles = GlucoseScale([18.01559 * 12], unit: .millimolesPerLiter)
        #expect(abs(millimoles.height(18.01559 * 6) - 0.5) < 1e-12)
    }

    @Test func countsHaveWholeTicks() {
        let expected = [0: ["0", "1", "2", "3", "4"], 7: ["0", "2", "4", "6", "8"], 23: ["0", "5", "10", "15", "20", "25"]]
        for (highest, ticks) in expected {
            #expect(CountScale(highest).ticks(english).map(\.text) == ticks)
        }
        #expect(CountScale(1234).top >= 1234)
    }

    @Test func theTargetIsThatOfThePersonAndUnit() {
        let mark = GlucoseScale([], unit: .millimolesPerLiter).target(.pregnancy, Formats.of(language: "de"))
        #expect(mark == .target(from: 3.5 / 12, to: 7.8 / 12, low: "3,5", high: "7,8"))
    }

    @Test func beyondTheRangeStandsAtTheEdge() {
        let scale = GlucoseScale([], unit: .milligramsPerDeciliter)
        let low = ChartPoint(id: 0, second: 43_200, number: nil, band: .veryLow)
        let high = ChartPoint(id: 1, second: 0, number: nil, band: .veryHigh)
        #expect(low.place(scale) == Plot.Place(x: 0.5, y: 0) && high.place(scale) == Plot.Place(x: 0, y: 1))
        let html = render(DayChart(title: Text(verbatim: "A day"), points: [low, high], targets: .standard, unit: .milligramsPerDeciliter))
        #expect(html.contains("2 readings without a number.") && html.contains("12:00\u{A0}LO"))
    }

    @Test func anHourWithoutReadingsLeavesAGapInTheProfile() {
        let hours = (0..<24).map { hour in
            ProfileChart.Hour(hour: hour, count: hour == 3 ? 0 : 5, numbers: hour == 3 ? [nil, nil, nil] : [80, 100, 120])
        }
        let marks = ProfileShapes(percentiles: [25, 50, 75], hours: hours, scale: GlucoseScale([], unit: .milligramsPerDeciliter)).marks
        let medians = marks.compactMap { mark in if case .line(let places, .median) = mark { places } else { nil } }
        #expect(medians.map(\.count) == [3, 20])
        let alone = ProfileShapes(
            percentiles: [25, 50, 75], hours: Array(hours[0...0]), scale: GlucoseScale([], unit: .milligramsPerDeciliter)
        ).marks
        let line = Plot.Mark.line([Plot.Place(x: 0, y: 0.5), Plot.Place(x: 1.0 / 24, y: 0.5)], .median)
        #expect(alone.contains(line), "a single hour is as wide as it is long")
    }

    @Test func aChartIsSaidShownAndTabulated() {
        let points = [
            ChartPoint(id: 0, second: 28_800, number: 60, band: .low), ChartPoint(id: 1, second: 36_000, number: 150, band: .inTarget),
        ]
        let chart = DayChart(title: Text(verbatim: "1 March"), points: points, targets: .standard, unit: .millimolesPerLiter)
        let html = render(chart, language: "de")
        #expect(html.contains("2 Messungen zwischen 3,3 und 8,3\u{A0}mmol/L."))
        #expect(html.contains("role=\"img\"") && html.contains("<desc") && html.contains("<th scope=\"row\"><span>08:00</span></th>"))
        #expect(html.contains("tabindex=\"0\" role=\"img\" aria-label=\"08:00\u{A0}3,3\""))
    }

    @Test func hostileTitlesAreText() {
        let html = render(Histogram(title: Text(verbatim: "<b>\"'"), bins: [], unit: .milligramsPerDeciliter))
        #expect(!html.contains("<b>") && html.contains("&lt;b&gt;"))
    }
}
