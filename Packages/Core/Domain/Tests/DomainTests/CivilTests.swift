import Domain
import Foundation
import Testing

struct CivilDateTests {
    @Test func everyDayOfFourCenturiesSurvivesItsNumber() throws {
        var previous = try #require(CivilDate("1899-12-31"))
        for number in (previous.dayNumber + 1)...(previous.dayNumber + 146_097) {
            let day = try #require(CivilDate(dayNumber: number))
            #expect(day.dayNumber == number && day > previous && day == CivilDate(year: day.year, month: day.month, day: day.day))
            previous = day
        }
        #expect(previous.description == "2299-12-31")
    }

    @Test(arguments: [("1970-01-01", 0, 4), ("2000-02-29", 11_016, 2), ("1969-12-31", -1, 3), ("2026-11-30", 20_787, 1)])
    func knowsNumberAndWeekday(text: String, number: Int, weekday: Int) throws {
        let day = try #require(CivilDate(text))
        #expect(day.dayNumber == number)
        #expect(day.weekday == weekday)
    }

    @Test(arguments: [
        "2023-02-29", "2024-00-01", "2024-13-01", "2024-04-31", "0000-01-01", "24-01-01", "2024-1-01", "2024-01-01x", "+024-01-01", "",
        "٢٠٢٤-01-01",
    ])
    func refusesWhatIsNoDay(text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test func staysInsideItsYears() {
        #expect(CivilDate("9999-12-31")?.adding(days: 1) == nil)
        #expect(CivilDate("0001-01-01")?.adding(days: -1) == nil)
        #expect(CivilDate("2024-01-01")?.adding(days: .max) == nil)
        #expect(CivilDate("2024-02-28")?.adding(days: 2)?.description == "2024-03-01")
    }
}

/// Guards against readings that move or double with travel and clock changes (cgm-remote-monitor#8403, HealthConnect-LibreLinkUp#10).
struct CivilDateTimeTests {
    private let berlin = TimeZone(identifier: "Europe/Berlin")

    @Test(arguments: ["2024-01-30T11:37:27", "0001-01-01T00:00:00", "9999-12-31T23:59:59", "1969-12-31T23:59:59"])
    func survivesItsText(text: String) throws {
        let time = try #require(CivilDateTime(text))
        #expect(time.description == text)
        #expect(CivilDateTime(epochSecond: time.epochSecond) == time)
    }

    @Test(arguments: [
        "2024-01-30T24:00:00", "2024-01-30T11:60", "2024-01-30 11:37", "2024-01-30T1:37", "2024-01-30T11:37:27Z", "T", "2024-01-30T11",
    ])
    func refusesWhatIsNoTime(text: String) {
        #expect(CivilDateTime(text) == nil)
    }

    @Test func minutesCrossDays() throws {
        let time = try #require(CivilDateTime("2024-02-28T23:30"))
        #expect(time.adding(minutes: 31)?.description == "2024-02-29T00:01:00")
        #expect(time.adding(minutes: -24 * 60)?.description == "2024-02-27T23:30:00")
        #expect(time.adding(minutes: .max) == nil)
        #expect((time.hour, time.minute, time.second) == (23, 30, 0))
    }

    @Test(arguments: [
        ("2024-07-01T12:00:00", "2024-07-01T10:00:00Z"),  // summer
        ("2024-01-01T12:00:00", "2024-01-01T11:00:00Z"),  // winter
        ("2024-10-27T02:30:00", "2024-10-27T00:30:00Z"),  // in the fold the earlier
        ("2024-10-27T03:00:00", "2024-10-27T02:00:00Z"),  // after the fold
        ("2024-10-27T01:59:59", "2024-10-26T23:59:59Z"),  // before the fold
        ("2024-03-31T02:30:00", "2024-03-31T01:30:00Z"),  // in the gap shifted forward: 03:30 summer time
        ("2024-03-31T03:00:00", "2024-03-31T01:00:00Z"),  // after the gap
        ("2024-03-31T01:59:59", "2024-03-31T00:59:59Z"),  // before the gap
    ])
    func becomesAnInstantInItsZone(local: String, utc: String) throws {
        let expected = try Date(utc, strategy: .iso8601)
        #expect(try #require(CivilDateTime(local)).instant(in: #require(berlin)) == expected)
    }

    @Test func anInstantBecomesTheZonesLocalTime() throws {
        let zone = try #require(berlin)
        #expect(CivilDateTime(instant: Date(timeIntervalSince1970: 0.9), in: zone)?.description == "1970-01-01T01:00:00")
        #expect(CivilDateTime(instant: Date(timeIntervalSince1970: -0.1), in: .gmt)?.description == "1969-12-31T23:59:59")
        #expect(CivilDateTime(instant: .distantFuture, in: zone)?.date.year == 4001)
        #expect(CivilDateTime(instant: Date(timeIntervalSince1970: 1e18), in: zone) == nil)
    }

    @Test func everyHourOfAYearComesBackOutsideFoldsAndGaps() throws {
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        let start = try #require(CivilDateTime("2024-01-01T00:30")).epochSecond
        var changed: [String] = []
        for hour in 0..<8784 {
            let local = try #require(CivilDateTime(epochSecond: start + hour * 3600))
            if CivilDateTime(instant: local.instant(in: zone), in: zone) != local { changed.append(local.description) }
        }
        #expect(changed == ["2024-03-10T02:30:00"], "only the gap is shifted")
    }
}
