import Common
import Domain
import LogbookMocks
import Preferences
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

@testable import LogbookImplementation

/// Each screen follows the stores without being asked.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct LiveViewModelTests {
    @Test func thePageFollowsTheReadings() async throws {
        let subject = try await makeSubject()
        let viewModel = subject.makeLogbook()
        #expect(viewModel.page == .loading)
        await viewModel.load()
        #expect(viewModel.page.value?.isEmpty == true)
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(100))])
        await until { viewModel.page.value?.readingIDs.count == 1 }
        let id = try #require(viewModel.page.value?.readingIDs.first)
        _ = try await subject.store.delete([id])
        await until { viewModel.page.value?.isEmpty == true }
    }

    @Test func thePageFollowsTheTargets() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(150))])
        let viewModel = subject.makeLogbook(.day(try day("2026-02-01")))
        await viewModel.load()
        #expect(viewModel.page.value?.days.first?.glucose.first?.band == .inTarget)
        let limits = try #require(TargetSet.Limits(veryLow: 54, low: 70, high: 140, veryHigh: 250))
        try await subject.store.setTargetSet(TargetSet(milligramsPerDeciliter: limits, tenthsOfMillimolesPerLiter: limits), of: .first)
        await until { viewModel.page.value?.days.first?.glucose.first?.band == .high }
    }

    @Test func everyScreenFollowsTheUnit() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(150)), (nil, .milligrams(90))])
        let page = subject.makeLogbook()
        await page.load()
        let id = try #require(page.page.value?.readingIDs.first)
        let detail = subject.makeDetail(id)
        let list = LiveReadingListViewModel(reader: subject.reader, selecting: subject.makeSelection())
        await detail.load()
        await list.load()
        #expect(detail.detail.value?.entry.unit == .milligramsPerDeciliter)
        try await subject.preferences.set(.always(.millimolesPerLiter), for: .unit)
        await until { page.page.value?.summary?.figures.unit == .millimolesPerLiter }
        await until { detail.detail.value?.entry.unit == .millimolesPerLiter }
        await until { list.list.value?.entries.first?.unit == .millimolesPerLiter }
    }

    @Test func aReadingFollowsItsEdits() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(150))])
        let id = try #require(try await subject.reader.page(.newest).readingIDs.first)
        let viewModel = subject.makeDetail(id)
        await viewModel.load()
        _ = try await subject.store.edit([id], [.note("After a run"), .exclusion("Spoiled strip")])
        await until { viewModel.detail.value?.entry.reading.note == "After a run" }
        #expect(viewModel.detail.value?.entry.reading.exclusion == "Spoiled strip")
        _ = try await subject.store.delete([id])
        await until { viewModel.detail == .failed(.noSuchReading) }
    }

    @Test func theListsFollowTheStore() async throws {
        let subject = try await makeSubject()
        let list = LiveReadingListViewModel(reader: subject.reader, selecting: subject.makeSelection())
        let frames = LiveUnreadableViewModel(reader: subject.reader)
        await list.load()
        await frames.load()
        #expect(list.list == .loaded(ReadingList(entries: [], totalCount: 0)))
        #expect(frames.frames == .loaded(UnreadableList(entries: [], totalCount: 0)))
        try await subject.sync(
            [(nil, .milligrams(90))], unreadable: [UnreadableFrame(bytes: [1], reason: .tooShort(needed: 10, got: 1), sequence: nil)])
        await until { list.list.value?.totalCount == 1 }
        await until { frames.frames.value?.totalCount == 1 }
    }

    @Test func whoIsGoneFollowsNothing() async throws {
        let subject = try await makeSubject()
        var viewModel: LiveLogbookViewModel? = subject.makeLogbook()
        await viewModel?.load()
        let probe = DeinitProbe(try #require(viewModel))
        viewModel = nil
        #expect(probe.isGone)
    }
}
