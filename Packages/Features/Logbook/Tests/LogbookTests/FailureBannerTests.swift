import Common
import LogbookMocks
import Testing
import ViewCore

@testable import LogbookViews

/// Every screen says what went wrong, what is safe and what to do, and can try again.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct FailureBannerTests {
    @Test func theLogbookCouldNotBeRead() async {
        let viewModel = MockLogbookViewModel(page: .failed(.notRead("SQLITE_IOERR in /home/ada")))
        expectOutline(
            """
            h1: Logbook
            a href=/add: Add reading
            [!]
            div role=alert: Error:  | The readings could not be read | Nothing was changed. Try again; if it stays so, start Meterbook again.
            button type=submit: Try again
            """
        ) { LogbookView(viewModel: viewModel) }
        retry(LogbookView(viewModel: viewModel))
        await until { viewModel.loadCallCount == 1 }
    }

    @Test func thereIsNoSuchReading() async {
        let viewModel = MockReadingDetailViewModel(detail: .failed(.noSuchReading))
        expectOutline(
            """
            a href=/: Logbook
            h1: Reading
            [!]
            div role=alert: Error:  | There is no such reading | It may have been deleted, or its meter was removed with its readings.
            button type=submit: Try again
            """
        ) { ReadingDetailView(viewModel: viewModel) }
        retry(ReadingDetailView(viewModel: viewModel))
        await until { viewModel.loadCallCount == 1 }
    }

    @Test func theListsCouldNotBeRead() async {
        let list = MockReadingListViewModel(list: .failed(.notRead("")))
        retry(WithoutTimeView(viewModel: list))
        await until { list.loadCallCount == 1 }
        let frames = MockUnreadableViewModel(frames: .failed(.notRead("")))
        retry(UnreadableView(viewModel: frames))
        await until { frames.loadCallCount == 1 }
    }

    /// Clicks the page's only button.
    private func retry(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
        let handlers = render(view).handlers
        #expect(handlers.ids.count == 1, sourceLocation: sourceLocation)
        for id in handlers.ids { handlers.handler(id: id, kind: .click)?.run() }
    }
}
