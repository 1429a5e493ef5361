import CommonUI
import Logbook
import ViewCore

/// What stands outside the days: readings without a time, and what nobody could read.
struct NoticesView: View {
    let page: LogbookPage

    var body: some View {
        if page.isNewest {
            if page.withoutTimeCount > 0 {
                NavigationLink(value: LogbookRoute.withoutTime) {
                    Text(.logbookWithoutTime(count: page.withoutTimeCount))
                }
            }
            if page.unreadableCount > 0 {
                NavigationLink(value: LogbookRoute.unreadable) {
                    Text(.logbookUnreadable(count: page.unreadableCount))
                }
            }
        }
    }
}
