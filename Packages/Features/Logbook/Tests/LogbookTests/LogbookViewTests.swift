import Common
import Domain
import LogbookMocks
import Statistics
import Testing
import ViewCore

@testable import LogbookViews

@MainActor
struct LogbookViewTests {
    @Test func whileLoadingItSaysSo() {
        expectOutline(
            """
            h1: Logbook
            a href=/add: Add reading
            label
              Reading your logbook
              progress
            """
        ) { LogbookView(viewModel: MockLogbookViewModel(page: .loading)) }
    }

    @Test func theEmptyLogbookSaysWhatToDo() throws {
        let viewModel = MockLogbookViewModel(page: .loaded(.fixture(today: try day("2026-03-01"))))
        expectOutline(
            """
            h1: Logbook
            a href=/add: Add reading
            svg aria-hidden=true
              use href=/assets/symbols.svg#book
            h2: No readings yet
            Add your meter, sync it, and every reading in its memory appears here by day.
            button type=submit: Add a device
            """
        ) { LogbookView(viewModel: viewModel) }
        let rendering = render(LogbookView(viewModel: viewModel))
        rendering.handlers.handler(id: try #require(rendering.handlers.ids.first), kind: .click)?.run()
        #expect(viewModel.addDeviceCallCount == 1)
    }

    @Test func aDayShowsEachKindOfReadingInItsSeries() throws {
        let readings = try [
            Reading.fixture("r9", at: "2026-03-01T22:00:00", .high(unit: .milligramsPerDeciliter)),
            .fixture("r8", at: "2026-03-01T21:00:00", .low(unit: .milligramsPerDeciliter)),
            .fixture("r7", at: "2026-03-01T20:00:00", .milligrams(2000)),
            .fixture("r6", at: "2026-03-01T12:00:00", .milligrams(190), meal: .afterMeal, isEdited: true),
            .fixture("r5", at: "2026-03-01T11:00:00", .none(unit: nil)),
            .fixture("r4", at: "2026-03-01T10:00:00", #require(.ketones(hundredths: 60))),
            .fixture("k3", at: "2026-03-01T09:30:00", .ketoneHigh), .fixture("k2", at: "2026-03-01T09:20:00", .ketoneLow),
            .fixture("k1", at: "2026-03-01T09:10:00", .ketoneNone),
            .fixture("r3", at: "2026-03-01T09:00:00", .milligrams(120), type: .controlSolution),
            .fixture("r2", at: "2026-03-01T08:05:00", .millimoles(tenths: 56), meal: .fasting),
            .fixture("r1", at: "2026-03-01T07:00:00", .milligrams(60), exclusion: "Spoiled strip"),
        ]
        let page = LogbookPage.fixture(today: try day("2026-03-01"), days: [.fixture(try day("2026-03-01"), readings)])
        expectOutline(
            """
            section
              h2: Today | Sun, Mar 1 | 7 readings
              Average 145 mg/dL, 1 of 4 in target
              ul
                li
                  a href=/readings/r9: 22:00 | [HI] | HI, above what the meter can measure | [▲▲] | Very high
                li
                  a href=/readings/r8: 21:00 | [LO] | LO, below what the meter can measure | [▼▼] | Very low
                li
                  a href=/readings/r7: 20:00 | 2,000 | mg/dL | Implausible, not counted
                li
                  a href=/readings/r6: 12:00 | 190 | mg/dL | [▲] | High | After a meal | Edited
                li
                  a href=/readings/r5: 11:00 | No value
                li
                  a href=/readings/r2: 08:05 | 5.6 | mmol/L | [●] | In target | Fasting
                li
                  a href=/readings/r1: 07:00 | 60 | mg/dL | [▼] | Low | Left out
              section
                h3: Ketones
                ul
                  li
                    a href=/readings/r4: 10:00 | 0.6 | mmol/L | Ketone
                  li
                    a href=/readings/k3: 09:30 | [HI] | HI, above what the meter can measure | Ketone
                  li
                    a href=/readings/k2: 09:20 | [LO] | LO, below what the meter can measure | Ketone
                  li
                    a href=/readings/k1: 09:10 | No value | Ketone
              section
                h3: Control solution tests, not counted
                ul
                  li
                    a href=/readings/r3: 09:00 | 120 | mg/dL | Control solution
            """
        ) { LogbookPageView(page: page, selecting: MockSelectionViewModel()) }
    }

    @Test func aDayWithoutNumbersHasNoAverage() throws {
        let page = LogbookPage.fixture(
            today: try day("2026-03-02"), days: [.fixture(try day("2026-03-01"), [.fixture("r1", .high(unit: nil), isSimulated: true)])])
        expectOutline(
            """
            section
              h2: Yesterday | Sun, Mar 1 | 1 reading
              0 of 1 in target
              ul
                li
                  a href=/readings/r1: 08:05 | [HI] | HI, above what the meter can measure | [▲▲] | Very high | Simulated
            """
        ) { LogbookPageView(page: page, selecting: MockSelectionViewModel()) }
    }

    @Test func figuresAreInTheirUnitWithHowManyTheyAreOf() throws {
        let readings = [Reading.fixture("r1", .milligrams(100)), .fixture("r2", .milligrams(200)), .fixture("r3", .high(unit: nil))]
        let summary = LogbookSummary(
            dayCount: 14, lastDay: try day("2026-03-01"), figures: .fixture(readings, unit: .millimolesPerLiter, isSimulated: true))
        let page = LogbookPage.fixture(
            today: try day("2026-03-20"), summary: summary, earlier: .until(try day("2026-02-01")), withoutTimeCount: 1,
            unreadableCount: 1234)
        expectOutline(
            """
            section
              h2: 14 days to Mar 1, 2026
              Simulated
              dl
                dt: Readings
                dd: 3
                dt: Average
                dd: 8.3 mmol/L
                dt: Readings in target
                dd: 1 of 3
                dt: HI or LO, not in the average
                dd: 1
            a href=/without-time: 1 reading without a known time
            a href=/unreadable: 1,234 records that could not be read
            a href=/until/2026-02-01: Earlier readings
            """
        ) { LogbookPageView(page: page, selecting: MockSelectionViewModel()) }
    }

    @Test func aSummaryWithoutNumbersHasNoAverage() throws {
        let summary = LogbookSummary(dayCount: 1, lastDay: try day("2026-03-01"), figures: .fixture([.fixture("r1", .low(unit: nil))]))
        let page = LogbookPage.fixture(today: try day("2026-03-20"), summary: summary, withoutTimeCount: 2)
        expectOutline(
            """
            section
              h2: One day to Mar 1, 2026
              dl
                dt: Readings
                dd: 1
                dt: Readings in target
                dd: 0 of 1
                dt: HI or LO, not in the average
                dd: 1
            a href=/without-time: 2 readings without a known time
            """
        ) { LogbookPageView(page: page, selecting: MockSelectionViewModel()) }
    }

    @Test func aPageOfEarlierDaysLeadsBackToTheNewest() throws {
        let page = LogbookPage.fixture(
            today: try day("2026-03-20"), days: [.fixture(try day("2026-02-01"), [.fixture("r1", at: "2026-02-01T08:00:00")])],
            earlier: .after(LogbookPlace(epochSecond: 1, place: 2, key: 3)), isNewest: false, withoutTimeCount: 1, unreadableCount: 1)
        expectOutline(
            """
            a href=/: Newest readings
            section
              h2: Sunday, February 1, 2026 | 1 reading
              Average 111 mg/dL, 1 of 1 in target
              ul
                li
                  a href=/readings/r1: 08:00 | 111 | mg/dL | [●] | In target
            a href=/after/1.2.3: Earlier readings
            """
        ) { LogbookPageView(page: page, selecting: MockSelectionViewModel()) }
    }

    @Test func aPageBeforeTheFirstReadingSaysThatNothingIsThere() throws {
        let page = LogbookPage.fixture(today: try day("2026-03-20"), isNewest: false)
        expectOutline(
            """
            a href=/: Newest readings
            h2: There are no readings as early as that.
            """
        ) { LogbookPageView(page: page, selecting: MockSelectionViewModel()) }
    }
}
