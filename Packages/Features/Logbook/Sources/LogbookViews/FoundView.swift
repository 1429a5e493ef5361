import Common
import CommonUI
package import Logbook
package import ViewCore

/// The readings that a person looks for, by day.
package struct FoundView<ViewModel: FoundViewModel>: View {
    private let viewModel: ViewModel

    /// Shows a view model.
    package init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    package var body: some View {
        VStack {
            PageHeader("found.title", back: BackLink("logbook.title", value: LogbookRoute.newest)) {
                if viewModel.found.value?.entries.isEmpty == false { SelectButton(viewModel: viewModel.selecting) }
            }
            SearchOrSelection(filterForm: viewModel.filterForm, selecting: viewModel.selecting)
            FilterChips(filter: viewModel.filter)
            content
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.found {
        case .loading: ProgressView("logbook.loading")
        case .failed(let error): FailureBanner(error.title, error.advice) { await viewModel.load() }
        case .loaded(let page) where page.count == 0:
            EmptyState("found.empty.title", message: "found.empty.message", symbol: AssetName.search) {
                AppLinkButton("filter.clear", value: LogbookRoute.newest)
            }
        case .loaded(let page):
            Text(.foundCount(count: page.count)).accessibilityLiveRegion(.polite)
            FoundDays(page: page, selecting: viewModel.selecting)
            FoundEnd(page: page, filter: viewModel.filter)
        }
    }
}

/// The readings of a page, by day, those without a time last.
struct FoundDays<Selecting: SelectionViewModel>: View {
    let page: FoundPage
    let selecting: Selecting

    var body: some View {
        ForEach(page.days) { day in
            Section {
                EntryList(entries: day.entries, selecting: selecting)
            } header: {
                DayHeader(day.date, today: page.today)
            }
        }
        if !page.untimed.isEmpty {
            Section {
                EntryList(entries: page.untimed, selecting: selecting)
            } header: {
                DayHeader(nil, today: page.today)
            }
        }
    }
}

/// The ways to the rest of what was found.
struct FoundEnd: View {
    let page: FoundPage
    let filter: LogbookFilter

    var body: some View {
        if let next = page.next { AppLinkButton("list.next", value: LogbookRoute.find(filter, next)) }
        if !page.isFirst { NavigationLink("list.first", value: LogbookRoute.find(filter, nil)) }
    }
}
