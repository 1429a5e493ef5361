import Common
import Domain
import LogbookMocks
import ReadingStore
import ReadingStoreImplementation
import Testing

@testable import LogbookImplementation

struct LogbookFoundTests {
    @Test func aFilterFindsByEachOfItsConditions() async throws {
        let subject = try await makeSubject()
        try await subject.sync([
            ("2026-02-01T08:00:00", .milligrams(60)), ("2026-02-01T09:00:00", .milligrams(100)), (nil, .milligrams(300)),
        ])
        try await subject.sync([("2026-02-02T08:00:00", .milligrams(60))], first: 9, type: .controlSolution)
        let typed = try await subject.store.add(
            NewReading(
                measuredAt: try time("2026-02-03T08:00:00"), result: .milligrams(200), meal: .afterMeal, note: "Après la course",
                tags: Array(try tags("sport"))))
        _ = try await subject.store.edit([typed.id], [.exclusion("Wet fingers")])
        let cases: [(LogbookFilter, [Int])] = [
            (LogbookFilter(), [200, 60, 100, 60, 300]), (LogbookFilter(words: "apres COUR"), [200]), (LogbookFilter(words: "wet"), [200]),
            (LogbookFilter(tags: try tags("sport")), [200]), (LogbookFilter(meal: .afterMeal), [200]),
            (LogbookFilter(bands: [.low]), [60]), (LogbookFilter(bands: [.low, .veryHigh]), [60, 300]),
            (LogbookFilter(source: .manual), [200]), (LogbookFilter(isLeftOut: true), [200]),
            (LogbookFilter(isLeftOut: false), [60, 100, 60, 300]), (LogbookFilter(words: "\" OR *"), []),
            (LogbookFilter(tags: try tags("sport", "other")), []),
        ]
        for (filter, values) in cases {
            let page = try await subject.reader.found(filter)
            #expect(page.entries.map { $0.reading.result.glucose?.milligramsPerDeciliter } == values, "\(filter)")
            #expect(page.count == values.count)
        }
    }

    @Test func everythingIsFoundOncePageByPageTheUntimedLast() async throws {
        let subject = try await makeSubject()
        let timed = (0..<120).map { minute -> (time: String?, result: TestResult) in
            ("2026-02-01T\(minute / 60 < 10 ? "0" : "")\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60):00", .milligrams(100))
        }
        try await subject.sync(timed + (0..<70).map { _ in (nil, .milligrams(90)) })
        var pages = [try await subject.reader.found(LogbookFilter())]
        while let next = pages.last?.next, pages.count < 9 { pages.append(try await subject.reader.found(LogbookFilter(), after: next)) }
        #expect(pages.map(\.entries.count) == [50, 50, 70, 20])
        #expect(pages.map(\.isFirst) == [true, false, false, false])
        #expect(pages.allSatisfy { $0.count == 190 })
        #expect(Set(pages.flatMap(\.entries).map(\.id)).count == 190)
        #expect(pages[0].untimed.isEmpty && pages[3].days.isEmpty)
    }

    @MainActor @Test(.timeLimit(.minutes(10))) func whatIsFoundFollowsTheStore() async throws {
        let subject = try await makeSubject()
        try await subject.sync([("2026-02-01T08:00:00", .milligrams(60))])
        let form = LiveFilterFormViewModel(panel: FilterPanel(), tags: KnownTags(reader: subject.reader)) { _ in }
        let filter = LogbookFilter(words: "run")
        let viewModel = LiveFoundViewModel(reader: subject.reader, filter: filter, filterForm: form, selecting: subject.makeSelection())
        await viewModel.load()
        #expect(viewModel.found.value?.count == 0)
        _ = try await subject.store.edit(try await subject.reader.page(.newest).readingIDs, [.note("Run")])
        await until { viewModel.found.value?.count == 1 }
        viewModel.selecting.selectAll()
        #expect(viewModel.selecting.selected.count == 1)
    }

    @MainActor @Test func theFormIsAppliedWithoutNeedlessSpacesAndCloses() async throws {
        let subject = try await makeSubject()
        _ = try await subject.store.add(
            NewReading(measuredAt: try time("2026-02-01T08:00:00"), result: .milligrams(99), tags: Array(try tags("sport"))))
        var applied: [LogbookFilter] = []
        let tags = KnownTags(reader: subject.reader)
        let form = LiveFilterFormViewModel(panel: FilterPanel(), tags: tags) { applied.append($0) }
        await tags.load()
        #expect(form.knownTags.map(\.name) == ["sport"])
        form.isExpanded = true
        form.draft.words = " run  "
        form.apply()
        #expect(applied == [LogbookFilter(words: "run")])
        #expect(!form.isExpanded)
    }
}
