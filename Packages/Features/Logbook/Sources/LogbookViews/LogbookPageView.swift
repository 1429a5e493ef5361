import CommonUI
import Logbook
import ViewCore

/// One page of days, with the figures above the newest and the way to earlier ones.
struct LogbookPageView<Selecting: SelectionViewModel>: View {
    let page: LogbookPage
    let selecting: Selecting

    var body: some View {
        VStack {
            if !selecting.isSelecting {
                if let summary = page.summary { SummaryCard(summary: summary) }
                NoticesView(page: page)
            }
            if !page.isNewest { NavigationLink("logbook.newest", value: LogbookRoute.newest) }
            if !page.isNewest, page.days.isEmpty { EmptyState("logbook.noEarlier") }
            ForEach(page.days) { day in
                DayView(day: day, today: page.today, selecting: selecting)
            }
            if let earlier = page.earlier {
                AppLinkButton("logbook.earlier", value: earlier)
            }
        }
    }
}
