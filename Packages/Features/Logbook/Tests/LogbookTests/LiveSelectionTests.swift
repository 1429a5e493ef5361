import Common
import Domain
import LogbookMocks
import ReadingStore
import ReadingStoreImplementation
import Testing

@testable import LogbookImplementation

/// Several readings are changed by one change, which one Undo takes back.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct LiveSelectionTests {
    private static let readings: [(time: String?, result: TestResult)] = [
        ("2026-02-01T08:00:00", .milligrams(100)), ("2026-02-01T09:00:00", .milligrams(110)), ("2026-02-02T09:00:00", .milligrams(120)),
    ]

    @Test func onlyReadingsOfThePageAreChosen() async throws {
        let (subject, page, _) = try await makePage()
        page.selecting.isSelecting = true
        page.selecting.selectAll()
        #expect(page.selecting.isEverythingSelected)
        #expect(page.selecting.selected.count == 3)
        let gone = try #require(page.selecting.selected.first)
        #expect(page.selecting.isSelected(gone.id))
        _ = try await subject.store.delete([gone.id])
        await until { page.selecting.selected.count == 2 }
        page.selecting.selectNone()
        #expect(page.selecting.selected.isEmpty)
        page.selecting.select(try #require(page.page.value?.readingIDs.first), true)
        #expect(page.selecting.selected.count == 1)
        page.selecting.isSelecting = false
        page.selecting.isSelecting = true
        #expect(page.selecting.selected.isEmpty, "a new choice begins with none")
    }

    @Test func withNothingChosenNothingIsAskedAndItSaysSo() async throws {
        let (_, page, board) = try await makePage()
        page.selecting.isSelecting = true
        page.selecting.ask(.delete)
        #expect((page.selecting.task, page.selecting.problem) == (nil, .nothingSelected))
        page.selecting.selectAll()
        page.selecting.ask(.untag)
        #expect((page.selecting.task, page.selecting.problem) == (nil, .noTags))
        page.selecting.countAgain()
        #expect(page.selecting.problem == .nothingSelected)
        page.selecting.ask(.leaveOut)
        #expect((page.selecting.task, page.selecting.problem) == (.leaveOut, nil))
        #expect(board.notice == nil)
    }

    @Test func deletionIsUndoneAtOnce() async throws {
        let (_, page, board) = try await makePage()
        choose(page)
        page.selecting.task = .delete
        page.selecting.delete()
        await until { board.notice == LogbookNotice(id: 1, deed: .deleted(3), canUndo: true) && page.page.value?.isEmpty == true }
        await until { !page.selecting.isSelecting }
        #expect(page.selecting.task == nil)
        board.undo()
        await until { board.notice?.deed == .undone && page.page.value?.readingIDs.count == 3 }
    }

    @Test func tagsAreAddedAndTakenAway() async throws {
        let (_, page, board) = try await makePage()
        choose(page)
        page.selecting.task = .tag
        page.selecting.addTags()
        #expect(page.selecting.problem == .tagMissing)
        page.selecting.tagText = String(repeating: "x", count: 41)
        page.selecting.addTags()
        #expect(page.selecting.problem == .tagTooLong)
        page.selecting.tagText = "sport, new strips"
        page.selecting.addTags()
        await until { board.notice?.deed == .tagged(3) && !page.selecting.isSelecting }
        await until { tagNames(page) == ["new strips", "sport"] }
        choose(page)
        page.selecting.remove(try #require(ReadingTag("sport")))
        await until { board.notice?.deed == .untagged(3) }
        await until { tagNames(page) == ["new strips"] }
        board.undo()
        await until { tagNames(page) == ["new strips", "sport"] }
    }

    @Test func leavingOutNeedsAReasonAndCountingAgainTouchesOnlyThese() async throws {
        let (_, page, board) = try await makePage()
        page.selecting.isSelecting = true
        page.selecting.select(try #require(page.page.value?.readingIDs.first), true)
        page.selecting.task = .leaveOut
        page.selecting.reason = " \n"
        page.selecting.leaveOut()
        #expect(page.selecting.problem == .reasonMissing)
        page.selecting.reason = "Spoiled strip"
        page.selecting.leaveOut()
        await until { board.notice?.deed == .leftOut(1) }
        await until { page.page.value?.entries.contains { $0.reading.exclusion == "Spoiled strip" } == true && !page.selecting.isSelecting }
        choose(page)
        #expect(page.selecting.hasLeftOut)
        page.selecting.countAgain()
        await until { board.notice?.deed == .countedAgain(1) }
        await until { page.page.value?.entries.allSatisfy { $0.reading.exclusion == nil } == true }
    }

    @Test func whatIsGoneMeanwhileIsSaidAndNothingIsChanged() async throws {
        let (subject, page, board) = try await makePage()
        choose(page)
        let ids = try #require(page.page.value?.readingIDs)
        let other = page.selecting
        other.onEntries = { ids.map { .fixture(.fixture($0.rawValue)) } + [.fixture(.fixture("gone"))] }
        other.selectAll()
        other.task = .leaveOut
        other.reason = "x"
        other.leaveOut()
        await until { other.failure == .noSuchReading }
        #expect(other.isSelecting, "the choice stays")
        #expect(board.notice == nil)
        #expect(try await subject.store.readings(ReadingQuery(isExcluded: true)).isEmpty)
    }

    @Test func whatWasChangedSinceCannotBeUndone() async throws {
        let (subject, page, board) = try await makePage()
        choose(page)
        page.selecting.reason = "a"
        page.selecting.leaveOut()
        await until { board.notice != nil }
        _ = try await subject.store.edit(try #require(page.page.value?.readingIDs), [.exclusion("b")])
        board.undo()
        await until { board.notice?.deed == .notUndone }
        board.dismiss()
        #expect(board.notice == nil)
    }

    private func makePage() async throws -> (Subject, LiveLogbookViewModel, LiveNoticeBoard) {
        let subject = try await makeSubject()
        try await subject.sync(Self.readings)
        let actions = subject.makeActions()
        let page = subject.makeLogbook(.newest, actions)
        await page.load()
        return (subject, page, actions.board)
    }

    private func choose(_ page: LiveLogbookViewModel) {
        page.selecting.isSelecting = true
        page.selecting.selectAll()
    }

    private func tagNames(_ page: LiveLogbookViewModel) -> [String] {
        Set((page.page.value?.entries ?? []).flatMap { $0.reading.tags.map(\.name) }).sorted()
    }
}
