import Domain
import LogbookMocks
import Preferences
import Statistics
import Testing

@testable import LogbookImplementation

struct LogbookDayBuilderTests {
    @Test func eachSeriesIsApart() throws {
        let ketone = try #require(TestResult.ketones(hundredths: 60))
        let made = try build([
            .fixture("a"), .fixture("b", type: .controlSolution), .fixture("c", ketone), .fixture("d", location: .controlSolution),
            .fixture("e", ketone, type: .controlSolution), .fixture("f", .high(unit: nil)),
        ])
        #expect(made.glucose.map(\.id.rawValue) == ["a", "f"])
        #expect(made.ketones.map(\.id.rawValue) == ["c"])
        #expect(made.controls.map(\.id.rawValue) == ["b", "d", "e"])
        #expect(made.count == 2)
    }

    @Test func controlSolutionAndKetonesCountInNothingAndLieInNoRange() throws {
        let made = try build([
            .fixture("a", .milligrams(100)), .fixture("b", .milligrams(300), type: .controlSolution),
            .fixture("c", try #require(.ketones(hundredths: 60))),
        ])
        #expect(made.figures.statistics.mean == 100)
        #expect(made.figures.statistics.count == 1)
        #expect(made.controls.map(\.band) == [nil])
        #expect(made.ketones.map(\.band) == [nil])
    }

    @Test func beyondTheMetersRangeIsVeryHighOrVeryLow() throws {
        let made = try build([.fixture("a", .high(unit: nil)), .fixture("b", .low(unit: nil)), .fixture("c", .milligrams(100))])
        #expect(made.glucose.map(\.band) == [.veryHigh, .veryLow, .inTarget])
        #expect(made.figures.statistics.highCount == 1)
        #expect(made.figures.statistics.lowCount == 1)
        #expect(made.figures.statistics.mean == 100)
    }

    @Test func implausibleAndExcludedReadingsAreShownAndNotCounted() throws {
        let made = try build([
            .fixture("a", .milligrams(2000)), .fixture("b", .milligrams(150), exclusion: "x"), .fixture("c", .milligrams(90)),
        ])
        #expect(made.glucose.count == 3)
        #expect(made.count == 3)
        #expect(made.figures.statistics.count == 1)
        #expect(made.figures.statistics.mean == 90)
    }

    @Test func simulatedReadingsNeverMixWithRealOnes() throws {
        let simulated = Reading.fixture("a", .milligrams(300), isSimulated: true)
        let mixed = try build([simulated, .fixture("b", .milligrams(100))])
        #expect(mixed.glucose.count == 2)
        #expect(mixed.figures.statistics.mean == 100)
        #expect(!mixed.figures.isSimulated)
        let only = try build([simulated])
        #expect(only.figures.statistics.mean == 300)
        #expect(only.figures.isSimulated)
    }

    @Test func aCutDayHasTheFiguresOfTheWholeDay() throws {
        let whole = (0..<5).map { Reading.fixture("r\($0)", .milligrams(100 + 10 * Int32($0))) }
        let made = try builder().day(day("2026-03-01"), showing: Array(whole.prefix(2)), of: whole)
        #expect(made.glucose.count == 2)
        #expect(made.count == 5)
        #expect(made.figures.statistics.count == 5)
    }

    private func build(_ readings: [Reading]) throws -> LogbookDay {
        try builder().day(day("2026-03-01"), showing: readings, of: readings)
    }

    private func builder() -> LogbookDayBuilder {
        LogbookDayBuilder(rules: ReadingRules(targets: .standard, unit: ShownUnit(preference: .asMeasured)))
    }
}
