import Domain
import Logbook
import ReadingStore

extension LogbookReader {
    /// A page of the readings that a filter finds, behind a place. Throws `LogbookError`, `ReadingStoreError` or `PreferencesError`.
    func found(_ filter: LogbookFilter, after place: FoundPlace? = nil) async throws -> FoundPage {
        let rules = try await rules(for: person)
        let query = ReadingQuery(filter, person: person, targets: rules.targets)
        let timed = try await timed(query, after: place)
        let untimed = timed.next == nil ? try await untimed(query, after: place) : UnknownTimePage(readings: [], next: nil)
        let slice = PageSlice(timed.readings, limit: Self.pageLimit, beginsWithinDay: false)
        return FoundPage(
            today: try today(),
            count: try await count(query),
            days: slice.days.map { FoundPage.Day(date: $0.date, entries: $0.readings.map(rules.entry)) },
            untimed: untimed.readings.map(rules.entry),
            next: timed.next.map { .timed(LogbookPlace($0)) } ?? untimed.next.map { .untimed(UntimedPlace($0)) },
            isFirst: place == nil)
    }

    private func timed(_ query: ReadingQuery, after place: FoundPlace?) async throws -> ReadingPage {
        switch place {
        case nil: try await dependencies.readings.page(query, after: nil, limit: Self.pageLimit)
        case .timed(let place): try await dependencies.readings.page(query, after: ReadingPage.Cursor(place), limit: Self.pageLimit)
        case .untimed: ReadingPage(readings: [], next: nil)
        }
    }

    private func untimed(_ query: ReadingQuery, after place: FoundPlace?) async throws -> UnknownTimePage {
        let cursor: UnknownTimePage.Cursor? = if case .untimed(let place) = place { UnknownTimePage.Cursor(place) } else { nil }
        return try await dependencies.readings.readingsOfUnknownTime(query, after: cursor, limit: Self.pageLimit)
    }

    private func count(_ query: ReadingQuery) async throws -> Int {
        let timed = try await dependencies.readings.days(query).reduce(0) { $0 + $1.count }
        return timed + (try await dependencies.readings.unknownTimeCount(query))
    }
}

extension ReadingQuery {
    /// What a filter asks of a person's readings.
    init(_ filter: LogbookFilter, person: Person.ID, targets: TargetSet) {
        self.init(
            person: person,
            // Control solution has a number and lies in no range: it tells of the meter.
            kinds: filter.bands.isEmpty ? Set(Kind.allCases) : [.glucose],
            sensors: .excluded,
            sources: filter.source.map { [$0] } ?? Set(Reading.Source.allCases),
            meals: filter.meal.map { [$0] },
            tags: filter.tags,
            bands: filter.bands.isEmpty ? nil : Bands(filter.bands, of: targets),
            isExcluded: filter.isLeftOut,
            words: filter.words.isEmpty ? nil : filter.words,
            order: .newestFirst)
    }
}
