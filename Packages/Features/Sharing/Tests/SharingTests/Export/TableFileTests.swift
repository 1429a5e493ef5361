import Common
import Domain
import Foundation
import ReadingStore
import ReadingStoreImplementation
import Sharing
import Testing

@testable import SharingImplementation

/// Comma-separated values: every detail, whatever people and devices call things.
@Suite(.timeLimit(.minutes(10)))
struct TableFileTests {
    @Test func aReadingIsARowWithItsLocalTimeAndOffset() async throws {
        let subject = try await Subject()
        try await subject.sync(.guide, [.make(7)])
        let lines = try await subject.lines(ExportRequest(.csv))
        #expect(lines.count == 3 && lines[2].isEmpty)
        #expect(lines[0] == (TableFile.columns + TableFile.noteColumns).joined(separator: ","))
        #expect(
            lines[1].hasPrefix(
                "2026-02-01T08:00:00+01:00,Europe/Berlin,111,mg/dL,,glucose,,capillaryPlasma,finger,,no,person-1,Accu-Chek Guide,SN123,7,"
                    + "meter,no,no,"))
    }

    /// HealthConnect-LibreLinkUp#10: the offset is that of the reading's own day, not of today.
    @Test func theOffsetIsThatOfTheReadingsInstant() async throws {
        let subject = try await Subject()
        try await subject.add(milligrams(100), at: "2026-01-15T22:00:00")
        try await subject.add(milligrams(101), at: "2026-07-15T22:00:00")
        try await subject.add(milligrams(102), at: "2026-07-16T22:00:00", zone: "Asia/Kolkata")
        let times = try await subject.lines(ExportRequest(.csv)).dropFirst().map { $0.prefix(25) }
        #expect(times.dropLast() == ["2026-01-15T22:00:00+01:00", "2026-07-15T22:00:00+02:00", "2026-07-16T22:00:00+05:30"])
    }

    /// openScale#506: a local date with a dot for decimals fits no locale; this fits those that write commas.
    @Test func aSpreadsheetWithDecimalCommasReadsTheOtherPreset() async throws {
        let subject = try await Subject()
        try await subject.add(.glucose(.tenthsOfMillimolesPerLiter(56)), note: "a; b")
        let bytes = try await subject.file(ExportRequest(.spreadsheet))
        #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        let text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
        #expect(text.hasPrefix("time;zone;value;unit;"))
        #expect(text.contains("\r\n2026-02-01 08:00:00;Europe/Berlin;5,6;mmol/L;") && text.hasSuffix(";\"a; b\"\r\n"), "\(text)")
    }

    /// uploader#123, #158: a number that came with the flag is not told, the flag is.
    @Test func hiAndLoAreFlagsWithoutNumbers() async throws {
        let subject = try await Subject()
        try await subject.add(.high(unit: .milligramsPerDeciliter), at: "2026-02-01T08:00:00")
        try await subject.add(.low(unit: .millimolesPerLiter), at: "2026-02-01T09:00:00")
        try await subject.add(milligrams(-26), at: "2026-02-01T10:00:00")
        let rows = try await subject.lines(ExportRequest(.csv)).dropFirst()
            .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        #expect(rows.dropLast().map { $0[2...4].joined(separator: "|") } == ["|mg/dL|HI", "|mmol/L|LO", "-26|mg/dL|implausible"])
    }

    /// glucometerutils#58: a clock that was never set.
    @Test func anUnknownTimeIsAnEmptyField() async throws {
        let subject = try await Subject()
        try await subject.sync(.guide, [.make(1, at: nil), .make(2)])
        let lines = try await subject.lines(ExportRequest(.csv))
        #expect(lines[1].hasPrefix("2026-02-01T08:00:00+01:00,") && lines[2].hasPrefix(",,111,"))
        #expect(try await subject.lines(ExportRequest(.csv, from: CivilDate("2020-01-01"))).count == 3, "a bound leaves it out")
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), ("+49 30", "'+49 30"), ("-5 points", "'-5 points"), ("@home", "'@home"), ("\tx", "'\tx"), ("＝x", "'＝x"),
        ("'=x", "''=x"), ("it's", "it's"), ("'quoted'", "'quoted'"), ("a=1", "a=1"), ("", ""),
    ])
    func noTextIsTakenForAFormula(text: String, guarded: String) {
        #expect(SpreadsheetText.guarded(text) == guarded)
    }

    @Test func whatPeopleAndDevicesCallThingsIsGuardedToo() async throws {
        let subject = try await Subject()
        try await subject.store.rename(.first, to: "=cmd|' /C calc'!A0")
        try await subject.sync(NewDevice(address: "00:11:22:33:44:55", name: "@SUM(A1)", isSimulated: false), [.make(1)])
        try await subject.add(milligrams(100), note: "=HYPERLINK(\"http://x\"\"\nsecond line", tags: ["+plus"])
        let text = String(decoding: try await subject.file(ExportRequest(.csv)), as: UTF8.self)
        #expect(text.contains(",'=cmd|' /C calc'!A0,'@SUM(A1),00:11:22:33:44:55,"), "\(text)")
        #expect(text.contains(",'+plus,\"'=HYPERLINK(\"\"http://x\"\"\"\"\nsecond line\"\r\n"), "\(text)")
    }

    @Test func notesStayBehindWhereThatIsWanted() async throws {
        let subject = try await Subject()
        try await subject.add(milligrams(100), note: "secret", tags: ["private"])
        let text = String(decoding: try await subject.file(ExportRequest(.csv, includesNotes: false)), as: UTF8.self)
        #expect(!text.contains("secret") && !text.contains("private") && text.hasPrefix(TableFile.columns.joined(separator: ",") + "\r\n"))
    }

    @Test(arguments: [
        (111, 0, "111"), (81, -1, "8.1"), (60, -1, "6.0"), (5, -2, "0.05"), (-26, 0, "-26"), (-5, -1, "-0.5"), (11, 1, "110"), (0, 3, "0"),
        (0, -1, "0.0"),
    ])
    func numbersAreExactlyAsMeasured(mantissa: Int, exponent: Int, text: String) throws {
        let value = try #require(GlucoseValue(mantissa: mantissa, exponent: exponent, unit: .millimolesPerLiter))
        #expect(value.decimalText == text)
        #expect(value.decimal == Decimal(string: text))
    }

    @Test func ketonesHaveBothDecimals() throws {
        #expect(try #require(KetoneValue(hundredths: 60)).decimalText == "0.60")
        #expect(try #require(KetoneValue(hundredths: 105)).decimalText == "1.05")
    }
}
