import CommonUI
import Domain
import Testing
import ViewCore

@Suite struct FormatsTests {
    private let english = Formats.of(language: "en")
    private let german = Formats.of(language: "de")

    @Test(
        arguments: [
            (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1000, "1,000", "1.000"), (-12_345, "−12,345", "−12.345"),
            (1_234_567, "1,234,567", "1.234.567"), (Int.min, "−9,223,372,036,854,775,808", "−9.223.372.036.854.775.808"),
        ]
    )
    func wholeNumbers(number: Int, english text: String, german other: String) {
        #expect(english.number(number) == text)
        #expect(german.number(number) == other)
    }

    @Test(
        arguments: [
            (5.6, 1, "5.6"), (0.05, 1, "0.1"), (-0.25, 1, "−0.3"), (-0.04, 1, "0.0"), (1234.5, 2, "1,234.50"), (7, 0, "7"), (7.5, -3, "8"),
            (Double.nan, 1, "–"), (.infinity, 1, "–"), (1e30, 1, "–"),
        ]
    )
    func fractions(number: Double, digits: Int, text: String) {
        #expect(english.number(number, fractionDigits: digits) == text)
    }

    @Test func glucoseIsShownInThePersonsUnit() {
        let value = GlucoseValue.milligramsPerDeciliter(101)
        #expect(english.glucose(value, in: .milligramsPerDeciliter) == "101")
        #expect(english.glucose(value, in: .millimolesPerLiter) == "5.6")
        #expect(german.glucose(value, in: .millimolesPerLiter) == "5,6")
        #expect(german.glucoseWithUnit(value, in: .millimolesPerLiter) == "5,6\u{A0}mmol/L")
        #expect(english.glucose(.tenthsOfMillimolesPerLiter(81), in: .millimolesPerLiter) == "8.1")
        #expect(english.glucose(.tenthsOfMillimolesPerLiter(5), in: .millimolesPerLiter) == "0.5")
        #expect(english.glucose(.tenthsOfMillimolesPerLiter(-5), in: .millimolesPerLiter) == "−0.5")
    }

    @Test func ketonesAreShownWithOneDigit() throws {
        #expect(german.ketone(try #require(KetoneValue(hundredths: 60))) == "0,6")
    }

    @Test func daysAndTimesCannotBeMisread() throws {
        let time = try #require(CivilDateTime("2026-03-04T07:05:59"))
        #expect(english.date(time.date) == "Mar 4, 2026")
        #expect(german.date(time.date) == "4. März 2026")
        #expect(english.longDate(time.date) == "Wednesday, March 4, 2026")
        #expect(german.longDate(time.date) == "Mittwoch, 4. März 2026")
        #expect(english.shortDate(time.date) == "Wed, Mar 4")
        #expect(english.time(time) == "07:05")
        #expect(Formats.of(language: "en-GB").dateTime(time) == "4 Mar 2026 07:05")
    }

    @Test(arguments: zip(1...7, ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]))
    func everyWeekdayHasItsName(day: Int, name: String) throws {
        // 1 June 2026 is a Monday.
        let date = try #require(CivilDate(year: 2026, month: 6, day: day))
        #expect(english.shortDate(date).hasPrefix(name + ","))
    }

    @Test(arguments: ["", "xx", "../../etc/passwd", "e\u{301}", "de_DE@numbers=arab", String(repeating: "a-", count: 5000)])
    func anyLanguageHasFormats(language: String) throws {
        let formats = Formats.of(language: language)
        #expect(!formats.date(try #require(CivilDate(year: 2026, month: 1, day: 1))).isEmpty)
        #expect(formats.language == language)
    }

    @Test func theEnvironmentHasTheFormatsOfItsLanguage() {
        var environment = EnvironmentValues()
        environment.language = "de"
        #expect(environment.formats.language == "de")
    }

    @Test(
        arguments: [
            (-5, "age.now", nil), (0, "age.now", nil), (59, "age.now", nil), (60, "age.minutes", 1), (3599, "age.minutes", 59),
            (3600, "age.hours", 1), (86_399, "age.hours", 23), (86_400, "age.days", 1), (864_000, "age.days", 10),
        ] as [(Int, String, Int?)]
    )
    func agesAreWords(seconds: Int, key: String, count: Int?) {
        let text = Age.text(seconds: seconds)
        #expect(text == TextKey(key: key, module: "CommonUI", arguments: count.map { [.count($0)] } ?? []))
    }
}
