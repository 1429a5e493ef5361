import Domain
import LogbookMocks
import Testing

@testable import LogbookImplementation

struct PageSliceTests {
    @Test func nothingIsNoPage() {
        let slice = PageSlice([], limit: 3, beginsWithinDay: false)
        #expect(slice.days.isEmpty)
        #expect(slice.rest == .nothing)
    }

    @Test func aPageThatIsExactlyFullIsTheLastOne() throws {
        let slice = PageSlice(readings("02", "02", "01"), limit: 3, beginsWithinDay: false)
        #expect(slice.days.map(\.readings.count) == [2, 1])
        #expect(slice.rest == .nothing)
        #expect(try !slice.isPartial(day("2026-03-02")))
        #expect(try !slice.isPartial(day("2026-03-01")))
    }

    @Test func aDayThatFitsNoMoreGoesToTheNextPage() throws {
        let slice = PageSlice(readings("03", "02", "02", "02"), limit: 3, beginsWithinDay: false)
        #expect(slice.days.map(\.date) == [try day("2026-03-03")])
        #expect(slice.rest == .day(try day("2026-03-02")))
    }

    @Test func aPageMayEndExactlyWithADay() throws {
        let slice = PageSlice(readings("03", "02", "02", "01"), limit: 3, beginsWithinDay: false)
        #expect(slice.days.map(\.readings.count) == [1, 2])
        #expect(slice.rest == .day(try day("2026-03-01")))
    }

    @Test func aDayThatFillsAPageExactlyIsWhole() throws {
        let slice = PageSlice(readings("02", "02", "02", "01"), limit: 3, beginsWithinDay: false)
        #expect(slice.days.map(\.readings.count) == [3])
        #expect(slice.rest == .day(try day("2026-03-01")))
        #expect(try !slice.isPartial(day("2026-03-02")))
    }

    @Test func aDayLongerThanAPageIsCut() throws {
        let slice = PageSlice(readings("02", "02", "02", "02"), limit: 3, beginsWithinDay: false)
        #expect(slice.days.map(\.readings.count) == [3])
        #expect(slice.rest == .sameDay)
        #expect(try slice.isPartial(day("2026-03-02")))
    }

    @Test func thePageAfterACutEndsWithWholeDaysAgain() throws {
        let slice = PageSlice(readings("02", "01", "01"), limit: 3, beginsWithinDay: true)
        #expect(slice.days.map(\.readings.count) == [1, 2])
        #expect(slice.rest == .nothing)
        #expect(try slice.isPartial(day("2026-03-02")), "a part of it stands on the page before")
        #expect(try !slice.isPartial(day("2026-03-01")))
    }

    @Test func readingsOfUnknownTimeAreOfNoDay() {
        let slice = PageSlice(readings("02") + [.fixture("x", at: nil)], limit: 3, beginsWithinDay: false)
        #expect(slice.days.map(\.readings.count) == [1])
    }

    private func readings(_ days: String...) -> [Reading] {
        days.enumerated().map { .fixture("r\($0)", at: "2026-03-\($1)T08:00:00") }
    }
}
