import CommonUI
import Domain
import PreviewHost
import ViewCore

nonisolated extension CommonUIPreviews {
    /// What meters measured.
    static let readings: [Preview] = [
        Preview("Reading value", "every result") { _ in Results(size: .regular) },
        Preview("Reading value", "large") { _ in Results(size: .large) },
        Preview("Range badge", "every range") { _ in HStack { ForEach(GlucoseBand.allCases, id: \.self) { RangeBadge($0) } } },
        Preview("Day header", "today, yesterday, earlier, unknown") { _ in DayHeaders() },
        Preview("List", "readings and meters") { _ in GalleryReadings() },
        Preview("Table", "of two columns") { _ in
            Table(ExampleRow.all, caption: Text(verbatim: "Readings by meal")) {
                TableColumn("Meal", value: \.name)
                TableColumn("Readings", value: \.count, isNumeric: true)
            }
        },
    ]
}

private struct Results: View {
    let size: ReadingValue.Size

    var body: some View {
        ForEach(results, id: \.self) { ReadingValue($0, unit: .millimolesPerLiter, size: size) }
    }

    private var results: [TestResult] {
        let numbers: [TestResult] = [.glucose(.milligramsPerDeciliter(101)), .glucose(.milligramsPerDeciliter(2000))]
        let ketones = [KetoneValue(hundredths: 60).map(TestResult.ketone)].compactMap { $0 }
        return numbers + ketones + [.high(unit: nil), .low(unit: nil), .none(unit: nil), .ketoneHigh, .ketoneLow, .ketoneNone]
    }
}

private struct DayHeaders: View {
    var body: some View {
        if let today = CivilDate(year: 2026, month: 3, day: 14) {
            DayHeader(today, today: today, count: 5)
            DayHeader(CivilDate(year: 2026, month: 3, day: 13), today: today, count: 1)
            DayHeader(CivilDate(year: 2025, month: 12, day: 31), today: today)
            DayHeader(nil, today: today)
        }
    }
}

private struct ExampleRow: Identifiable {
    static let all = [ExampleRow(id: 1, name: "Fasting", count: "12"), ExampleRow(id: 2, name: Words.hostile, count: "1,204")]

    let id: Int
    let name: String
    let count: String
}
