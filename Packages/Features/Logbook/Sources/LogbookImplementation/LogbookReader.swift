import Common
import Domain
import Logbook
import Preferences
import ReadingStore
import Statistics

/// Reads what the logbook's screens show.
struct LogbookReader: Sendable {
    /// The most readings on a page.
    static let pageLimit = 50
    /// How many days the figures above the newest readings look back.
    static let summaryDays = 14

    let dependencies: LogbookDependencies
    /// Whose readings.
    let person: Person.ID

    init(dependencies: LogbookDependencies, person: Person.ID = .first) {
        self.dependencies = dependencies
        self.person = person
    }

    /// A page of whole days. Throws `LogbookError`, `ReadingStoreError` or `PreferencesError`.
    func page(_ start: PageStart) async throws -> LogbookPage {
        let rules = try await rules(for: person)
        let found = try await readings(from: start, limit: Self.pageLimit + 1).readings
        let slice = PageSlice(found, limit: Self.pageLimit, beginsWithinDay: start.cursor != nil)
        return LogbookPage(
            today: try today(),
            summary: start == .newest ? try await summary(endingWith: slice.days.first?.date, rules: rules) : nil,
            days: try await days(of: slice, rules: rules),
            earlier: try await earlier(than: slice, from: start),
            isNewest: start == .newest,
            withoutTimeCount: try await dependencies.readings.unknownTimeCount(withoutTime),
            unreadableCount: try await dependencies.readings.unreadableCount()
        )
    }

    /// The targets and the unit of a person.
    func rules(for person: Person.ID) async throws -> ReadingRules {
        ReadingRules(
            targets: try await dependencies.people.targetSet(of: person),
            unit: ShownUnit(preference: try await dependencies.preferences.values()[.unit]))
    }

    /// The time on the clocks of this machine; nil where they show no usable date.
    var now: CivilDateTime? {
        CivilDateTime(instant: dependencies.wallClock.now, in: dependencies.wallClock.timeZone)
    }

    /// The person's own day. Throws `LogbookError.notRead` where the clocks show no usable date.
    func today() throws(LogbookError) -> CivilDate {
        guard let now else { throw .notRead("the machine's clock shows no usable date") }
        return now.date
    }

    /// What asks for the readings whose time is not known.
    var withoutTime: ReadingQuery {
        ReadingQuery(person: person, sensors: .excluded, order: .newestFirst)
    }
}

extension LogbookReader {
    private func days(of slice: PageSlice, rules: ReadingRules) async throws -> [LogbookDay] {
        let builder = LogbookDayBuilder(rules: rules)
        var days: [LogbookDay] = []
        for day in slice.days {
            let whole = slice.isPartial(day.date) ? try await glucose(from: day.date, to: day.date) : day.readings
            days.append(builder.day(day.date, showing: day.readings, of: whole))
        }
        return days
    }

    private func earlier(than slice: PageSlice, from start: PageStart) async throws -> LogbookRoute? {
        switch slice.rest {
        case .nothing: nil
        case .day(let day): .until(day)
        case .sameDay: try await readings(from: start, limit: Self.pageLimit).next.map { .after(LogbookPlace($0)) }
        }
    }

    private func summary(endingWith day: CivilDate?, rules: ReadingRules) async throws -> LogbookSummary? {
        guard let day else { return nil }
        let first = day.adding(days: 1 - Self.summaryDays)
        let figures = rules.figures(of: try await glucose(from: first, to: day))
        guard figures.statistics.count > 0 else { return nil }
        return LogbookSummary(dayCount: Self.summaryDays, lastDay: day, figures: figures)
    }

    private func readings(from start: PageStart, limit: Int) async throws -> ReadingPage {
        let query = ReadingQuery(person: person, to: start.day, sensors: .excluded, order: .newestFirst)
        return try await dependencies.readings.page(query, after: start.cursor, limit: limit)
    }

    private func glucose(from first: CivilDate?, to last: CivilDate) async throws -> [Reading] {
        let query = ReadingQuery(
            person: person, from: first, to: last, kinds: [.glucose], sensors: .excluded, order: .newestFirst)
        return try await dependencies.readings.readings(query)
    }
}
