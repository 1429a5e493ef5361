import Common
import CommonUI
import Domain
import Insights
import Statistics
import ViewCore

/// The frame of a page of figures: its title, whose and of when they are, the choice of days, and what to know before reading on.
struct InsightsScreen<ViewModel: InsightsPageViewModel, Content: View>: View {
    let viewModel: ViewModel
    let title: TextKey
    /// The way back; nil on the first page.
    let back: BackLink?
    let route: (InsightsChoice) -> InsightsRoute
    @ViewBuilder let content: (InsightsPage) -> Content

    var body: some View {
        VStack(spacing: .l) {
            PageHeader(title, subtitle: subtitle, back: back)
            PeriodPicker(viewModel: viewModel, route: route)
            switch viewModel.page {
            case .loading: ProgressView("insights.loading")
            case .failed(let error): FailureBanner(error: error) { await viewModel.load() }
            case .loaded(let page):
                PageNotices(page: page)
                content(page)
            }
        }
        .task { await viewModel.load() }
    }

    private var subtitle: TextKey? {
        guard let page = viewModel.page.value else { return nil }
        let days = FigureWords(unit: page.unit).days(page.dataset.period)
        let count = page.dataset.period.dayCount
        guard page.person.hasOthers, !page.person.name.isEmpty else { return .insightsDays(count: count, days) }
        return .insightsDaysOf(count: count, days, page.person.name)
    }
}

/// What to know before figures are read: that they are simulated, that some are lost, that a sensor measured too little.
struct PageNotices: View {
    let page: InsightsPage

    var body: some View {
        if page.isSimulated { Banner(.warning, title: "insights.simulated", message: "insights.simulated.message") }
        ForEach(page.gaps, id: \.before) { gap in
            Banner(.warning, title: Text(.gapTitle(count: gap.count, gap.meter)), message: Text(message(of: gap)))
        }
        if let coverage = page.dataset.coverage {
            Text(.insightsCoverage(words.percent(coverage.share), coverage.interval)).foregroundStyle(.secondary)
        }
    }

    private var words: FigureWords { FigureWords(unit: page.unit) }

    private func message(of gap: MemoryLoss) -> TextKey {
        let before = words.formats.dateTime(gap.before)
        guard let after = gap.after else { return .gapBefore(before) }
        return .gapBetween(words.formats.dateTime(after), before)
    }
}

/// What a page shows without readings: why, and the way to those that there are.
struct NoReadings: View {
    let page: InsightsPage
    let route: (InsightsChoice) -> InsightsRoute

    var body: some View {
        if let newest = page.newestDay {
            EmptyState("empty.period", message: .emptyNewest(FigureWords(unit: page.unit).formats.date(newest))) {
                AppLinkButton("empty.show", kind: .primary, value: route(choice(endingWith: newest)))
            }
        } else {
            EmptyState("empty.title", message: "empty.message")
        }
    }

    private func choice(endingWith day: CivilDate) -> InsightsChoice {
        let period = Period(days: page.dataset.period.dayCount, endingWith: day)
        return InsightsChoice(.between(period.from, period.to), kind: page.dataset.kind)
    }
}
