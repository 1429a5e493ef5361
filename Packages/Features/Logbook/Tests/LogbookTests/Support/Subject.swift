import Common
import Domain
import Foundation
import LogbookMocks
import Persistence
import Preferences
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import Testing

@testable import LogbookImplementation

/// The logbook over a database in memory.
struct Subject {
    let database: Database
    let store: SQLiteReadingStore
    let preferences: SQLitePreferences
    let dependencies: LogbookDependencies

    var reader: LogbookReader { LogbookReader(dependencies: dependencies) }

    /// A board, and the actions that post on it.
    @MainActor
    func makeActions() -> ReadingActions {
        ReadingActions(editing: store, board: LiveNoticeBoard(editing: store))
    }

    /// A choice of several readings.
    @MainActor
    func makeSelection(_ actions: ReadingActions? = nil) -> LiveSelectionViewModel {
        LiveSelectionViewModel(actions: actions ?? makeActions(), tags: KnownTags(reader: reader))
    }

    /// A page of the logbook.
    @MainActor
    func makeLogbook(_ start: PageStart = .newest, _ actions: ReadingActions? = nil) -> LiveLogbookViewModel {
        let form = LiveFilterFormViewModel(panel: FilterPanel(), tags: KnownTags(reader: reader)) { _ in }
        return LiveLogbookViewModel(reader: reader, start: start, filterForm: form, selecting: makeSelection(actions))
    }

    /// A reading's page.
    @MainActor
    func makeDetail(
        _ id: Reading.ID, _ actions: ReadingActions? = nil, onDelete: @escaping @MainActor () -> Void = {}
    ) -> LiveReadingDetailViewModel {
        LiveReadingDetailViewModel(
            reader: reader, reading: id, actions: actions ?? makeActions(), onList: { .newest }, onDelete: onDelete)
    }

    /// Where a reading is typed, or edited.
    @MainActor
    func makeForm(
        editing id: Reading.ID? = nil, _ actions: ReadingActions? = nil, onSave: @escaping @MainActor () -> Void = {}
    ) -> LiveReadingFormViewModel {
        let form = LiveReadingFormViewModel(reader: reader, editing: id, actions: actions ?? makeActions())
        form.onSave = onSave
        return form
    }

    /// Syncs a meter, which is added where it is not there: the records are numbered from `first`.
    @discardableResult
    func sync(
        _ readings: [(time: String?, result: TestResult)] = [],
        of meter: NewDevice = .guide,
        first: Int = 1,
        type: SampleType? = .capillaryPlasma,
        unreadable: [UnreadableFrame] = []
    ) async throws -> SyncSummary {
        let records = readings.enumerated().map { index, reading in
            NewRecord.make(UInt16(first + index), at: reading.time, reading.result, type: type)
        }
        let sync = try await store.beginSync(of: try await store.add(meter).id)
        let batch = RecordBatch(records: records, unreadable: unreadable)
        return try await store.finishSync(sync.id, storing: batch, as: SyncEnd(.complete))
    }

    /// Every page from the newest to the oldest, by their own links; at most a thousand.
    func allPages() async throws -> [LogbookPage] {
        var pages = [try await reader.page(.newest)]
        while let earlier = pages.last?.earlier, pages.count < 1000 {
            pages.append(try await reader.page(PageStart(earlier)))
        }
        return pages
    }
}

/// A logbook on 1 March 2026 at noon in Berlin.
func makeSubject(now: Date = Date(timeIntervalSince1970: 1_772_362_800)) async throws -> Subject {
    let database = try Database(.memory)
    try await database.migrate(ReadingStoreMigrations.all + PreferencesMigrations.all)
    let clock = FixedWallClock(now: now, timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)
    let store = SQLiteReadingStore(database: database, clock: clock, identifiers: SequentialIdentifierSource())
    let preferences = SQLitePreferences(database: database)
    return Subject(
        database: database, store: store, preferences: preferences,
        dependencies: LogbookDependencies(
            readings: store, editing: store, people: store, preferences: preferences, wallClock: clock))
}

extension NewDevice {
    static let guide = NewDevice(address: "00:11:22:33:44:55", name: "Accu-Chek Guide", isSimulated: false)
    static let simulated = NewDevice(address: "00:11:22:33:44:99", name: "Simulated meter", isSimulated: true)
}

extension NewRecord {
    fileprivate static func make(_ sequence: UInt16, at time: String?, _ result: TestResult, type: SampleType?) -> NewRecord {
        let number = [UInt8(sequence & 0xFF), UInt8(sequence >> 8)]
        let identity = number + Array((time ?? "unknown").utf8)
        return NewRecord(
            epoch: 0, sequence: sequence, identity: identity, measurement: [0x03] + identity, result: result,
            measuredAt: time.flatMap { CivilDateTime($0) }, type: type)
    }
}

extension PageStart {
    /// Where the page of a link begins; the newest where it is no page.
    init(_ route: LogbookRoute) {
        switch route {
        case .until(let day): self = .day(day)
        case .after(let place): self = .place(place)
        case .newest, .withoutTime, .withoutTimeAfter, .unreadable, .unreadableAfter, .find, .add, .reading, .edit:
            self = .newest
        }
    }
}

extension TestResult {
    static func milligrams(_ value: Int32) -> TestResult { .glucose(.milligramsPerDeciliter(value)) }
    static func millimoles(tenths value: Int32) -> TestResult { .glucose(.tenthsOfMillimolesPerLiter(value)) }
    static func ketones(hundredths value: Int) -> TestResult? { KetoneValue(hundredths: value).map { .ketone($0) } }
}

extension LogbookPage {
    /// The identifiers of all readings on the page, in its order.
    var readingIDs: [Reading.ID] { days.flatMap { ($0.glucose + $0.ketones + $0.controls).map(\.id) } }
}

/// A day that exists.
func day(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CivilDate {
    try #require(CivilDate(text), sourceLocation: sourceLocation)
}

/// Tags that can be.
func tags(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> Set<ReadingTag> {
    Set(try names.map { try #require(ReadingTag($0), sourceLocation: sourceLocation) })
}

/// A time that exists.
func time(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CivilDateTime {
    try #require(CivilDateTime(text), sourceLocation: sourceLocation)
}
