import Common
import Domain
import Logbook
import ReadingStore
import Statistics

/// Reads what the logbook's screens show.
struct LogbookReader: Sendable {
    /// The most readings on a page.
    static let pageLimit = 100
    /// How many days the figures above the newest readings look back.
    static let summaryDays = 14

    private let dependencies: LogbookDependencies
    private let person = Person.ID.first

    init(dependencies: LogbookDependencies) {
        self.dependencies = dependencies
    }

    /// The store, for its changes.
    var store: any ReadingStoreObserving { dependencies.readings }

    /// The page that ends with a day, or the newest; without the first `skipped` readings of that day. Throws `ReadingStoreError`.
    func page(until day: CivilDate?, skipping skipped: Int) async throws -> LogbookPage {
        let query = ReadingQuery(person: person, to: day, order: .newestFirst)
        let found = try await dependencies.readings.page(query, after: nil, limit: skipped + Self.pageLimit + 1).readings
        let slice = PageSlice(Array(found.dropFirst(skipped)), limit: Self.pageLimit, skipped: skipped)
        let targets = try await dependencies.people.targetSet(of: person)
        let builder = LogbookDayBuilder(targets: targets)
        var days: [LogbookDay] = []
        for day in slice.days {
            let whole = slice.isPartial(day.date) ? try await readings(from: day.date, to: day.date) : day.readings
            days.append(builder.day(day.date, showing: day.readings, of: whole))
        }
        return LogbookPage(
            today: try today(),
            unit: unit(of: found.first { $0.result.glucose != nil }),
            summary: day == nil ? try await summary(endingWith: slice.days.first?.date, targets: targets) : nil,
            days: days,
            earlier: slice.earlier,
            isNewest: day == nil,
            withoutTimeCount: try await dependencies.readings.unknownTimeCount(withoutTime),
            unreadableCount: try await dependencies.readings.unreadableCount()
        )
    }

    /// The readings whose time is not known, at most a page of them. Throws `ReadingStoreError`.
    func listWithoutTime() async throws -> ReadingList {
        let targets = try await dependencies.people.targetSet(of: person)
        let readings = try await dependencies.readings.readingsOfUnknownTime(withoutTime, limit: Self.pageLimit)
        let totalCount = try await dependencies.readings.unknownTimeCount(withoutTime)
        let entries = readings.map { LogbookEntry(reading: $0, band: targets.band(of: $0.result)) }
        return ReadingList(unit: unit(of: readings.first { $0.result.glucose != nil }), entries: entries, totalCount: totalCount)
    }

    /// The frames that nobody could read. Throws `ReadingStoreError`.
    func unreadable() async throws -> [UnreadableEntry] {
        try await dependencies.readings.unreadable(limit: Self.pageLimit).map { record in
            let bytes = record.frame.bytes.hex
            return UnreadableEntry(
                id: "\(record.device.id.rawValue)-\(record.frame.kind.rawValue)-\(bytes)", deviceName: record.device.name, bytes: bytes,
                reason: record.frame.reason)
        }
    }

    /// One reading. Throws `LogbookError.noSuchReading` or `ReadingStoreError`.
    func detail(_ id: Reading.ID) async throws -> ReadingDetail {
        guard let reading = try await dependencies.readings.reading(id) else { throw LogbookError.noSuchReading }
        let targets = try await dependencies.people.targetSet(of: reading.person)
        let entry = LogbookEntry(reading: reading, band: targets.band(of: reading.result))
        return ReadingDetail(entry: entry, unit: unit(of: reading))
    }

    private func today() throws -> CivilDate {
        let clock = dependencies.wallClock
        guard let now = CivilDateTime(instant: clock.now, in: clock.timeZone) else {
            throw LogbookError.notRead("the machine's clock shows no usable date")
        }
        return now.date
    }

    private var withoutTime: ReadingQuery {
        ReadingQuery(person: person, order: .newestFirst)
    }

    private func readings(from: CivilDate, to: CivilDate) async throws -> [Reading] {
        try await dependencies.readings.readings(ReadingQuery(person: person, from: from, to: to, kinds: [.glucose]))
    }

    private func summary(endingWith day: CivilDate?, targets: TargetSet) async throws -> LogbookSummary? {
        guard let day, let first = day.adding(days: 1 - Self.summaryDays) else { return nil }
        let window = try await readings(from: first, to: day)
        let counted = CountedReadings(window)
        let statistics = GlucoseStatistics(of: counted.readings, targets: targets)
        guard statistics.count > 0 else { return nil }
        return LogbookSummary(dayCount: Self.summaryDays, statistics: statistics, isSimulated: counted.areSimulated)
    }

    /// The unit of a reading's own meter.
    private func unit(of reading: Reading?) -> GlucoseUnit {
        reading?.result.glucose?.unit ?? .milligramsPerDeciliter
    }
}
