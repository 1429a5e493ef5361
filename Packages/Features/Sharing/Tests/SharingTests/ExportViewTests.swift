import Domain
import Sharing
import SharingMocks
import Testing
import ViewCore

@testable import SharingViews

@MainActor @Suite(.timeLimit(.minutes(10)))
struct ExportViewTests {
    @Test func itLoadsWhenItIsShownAndAgainWhereThatFailed() async throws {
        let viewModel = MockExportViewModel(.failed(.notRead("the disk failed")))
        let rendering = render(ExportView(viewModel: viewModel))
        for task in rendering.tasks { await task.run() }
        #expect(viewModel.loadCallCount == 1)
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        while viewModel.loadCallCount < 2 { await Task.yield() }
    }

    @Test func theFileIsOfferedWhereThereIsSomethingToPutIntoIt() async throws {
        let some = MockExportViewModel(.loaded(.alone), count: .known(1))
        let html = render(ExportView(viewModel: some)).html
        #expect(html.contains("1 reading matches.") && html.contains("Save the file"))
        for count in [ExportCount.known(0), .counting, .failed(.daysReversed)] {
            let none = MockExportViewModel(.loaded(.alone), count: count)
            #expect(!render(ExportView(viewModel: none)).html.contains("Save the file"))
        }
    }

    @Test func nobodyIsAskedWhereThereIsNoChoice() {
        let alone = render(ExportView(viewModel: MockExportViewModel(.loaded(ExportChoices(people: [], meters: []))))).html
        #expect(!alone.contains("Everyone") && !alone.contains("All meters"))
        let household = render(ExportView(viewModel: MockExportViewModel(.loaded(.household)))).html
        #expect(household.contains("Everyone") && household.contains("All meters") && !household.contains("<script>alert"))
    }
}
