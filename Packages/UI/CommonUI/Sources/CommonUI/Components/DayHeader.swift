public import Domain
public import ViewCore

/// The heading of a day's readings: "Today", the date, and how many there are.
///
/// ```swift
/// Section { rows } header: { DayHeader(day, today: today, count: 5) }
/// ```
public struct DayHeader: View {
    @Environment(\.formats) private var formats
    private let day: CivilDate?
    private let today: CivilDate
    private let count: Int?

    /// The heading of a day, or of readings whose time is not known where it is nil; `today` is the person's own.
    public init(_ day: CivilDate?, today: CivilDate, count: Int? = nil) {
        self.day = day
        self.today = today
        self.count = count
    }

    /// The name of the day, its date, and the count.
    public var body: some View {
        HStack(alignment: .firstTextBaseline) {
            name.className("day-name")
            if let date { Text(verbatim: date).className("day-date") }
            if let count { Text(.dayReadings(count: count)).className("day-count") }
        }
        .className("day-header")
    }

    private var name: Text {
        guard let day else { return Text("day.unknown") }
        if day == today { return Text("day.today") }
        if day == today.adding(days: -1) { return Text("day.yesterday") }
        return Text(verbatim: formats.longDate(day))
    }

    /// The date, without its year, beside "Today" and "Yesterday".
    private var date: String? {
        guard let day, day == today || day == today.adding(days: -1) else { return nil }
        return formats.shortDate(day)
    }
}
