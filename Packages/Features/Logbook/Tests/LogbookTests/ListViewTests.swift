import Common
import Domain
import LogbookMocks
import LogbookViews
import Testing
import ViewCore

@MainActor
struct ListViewTests {
    @Test func whileLoadingTheListsSaySo() {
        expectOutline(
            """
            a href=/: Logbook
            h1: Readings without a time
            The meter&#39;s clock was never set, or its time was impossible. They are kept, and not counted by day.
            label
              Reading your logbook
              progress
            """
        ) { WithoutTimeView(viewModel: MockReadingListViewModel(list: .loading)) }
        expectOutline(
            """
            a href=/: Logbook
            h1: Records that could not be read
            Their bytes are kept, and the next syncs ask the meter for them again.
            label
              Reading your logbook
              progress
            """
        ) { UnreadableView(viewModel: MockUnreadableViewModel(frames: .loading)) }
    }

    @Test func emptyListsSayThatAllIsWell() {
        expectOutline(
            """
            a href=/: Logbook
            h1: Readings without a time
            The meter&#39;s clock was never set, or its time was impossible. They are kept, and not counted by day.
            h2: Every reading has a time.
            """
        ) {
            WithoutTimeView(viewModel: MockReadingListViewModel(list: .loaded(ReadingList(entries: [], totalCount: 0))))
        }
        expectOutline(
            """
            a href=/: Logbook
            h1: Records that could not be read
            Their bytes are kept, and the next syncs ask the meter for them again.
            h2: Every record could be read.
            """
        ) {
            UnreadableView(viewModel: MockUnreadableViewModel(frames: .loaded(UnreadableList(entries: [], totalCount: 0))))
        }
    }

    @Test func readingsWithoutATimeLeadToTheirPages() {
        let list = ReadingList(entries: [.fixture(.fixture("a/b", at: nil)), .fixture(.fixture("r2", at: nil))], totalCount: 250)
        expectOutline(
            """
            a href=/: Logbook
            h1: Readings without a time
            The meter&#39;s clock was never set, or its time was impossible. They are kept, and not counted by day.
            button type=submit: Select several
            ul
              li
                a href=/readings/a%2Fb: Time not set | 111 | mg/dL | [●] | In target
              li
                a href=/readings/r2: Time not set | 111 | mg/dL | [●] | In target
            2 of 250 are shown.
            """
        ) { WithoutTimeView(viewModel: MockReadingListViewModel(list: .loaded(list))) }
    }

    @Test func aListThatGoesOnLeadsToItsRestAndItsBeginning() {
        let rest = LogbookRoute.withoutTimeAfter(UntimedPlace(device: 1, place: 2, key: 3))
        let list = ReadingList(entries: [.fixture(.fixture("r1", at: nil))], totalCount: 3, next: rest, isFirst: false)
        expectOutline(
            """
            a href=/: Logbook
            h1: Readings without a time
            The meter&#39;s clock was never set, or its time was impossible. They are kept, and not counted by day.
            button type=submit: Select several
            ul
              li
                a href=/readings/r1: Time not set | 111 | mg/dL | [●] | In target
            1 of 3 are shown.
            a href=/without-time/after/1.2.3: Show the next ones
            a href=/without-time: Back to the first ones
            """
        ) { WithoutTimeView(viewModel: MockReadingListViewModel(list: .loaded(list))) }
    }

    /// What stood behind the link is gone since: the page must not say that there are none at all.
    @Test func aPageBehindTheEndLeadsBack() {
        let frames = UnreadableList(entries: [], totalCount: 2, isFirst: false)
        expectOutline(
            """
            a href=/: Logbook
            h1: Records that could not be read
            Their bytes are kept, and the next syncs ask the meter for them again.
            0 of 2 are shown.
            a href=/unreadable: Back to the first ones
            """
        ) { UnreadableView(viewModel: MockUnreadableViewModel(frames: .loaded(frames))) }
    }

    @Test func aListThatIsWholeSaysNoCount() {
        let list = ReadingList(entries: [.fixture(.fixture("r1", at: nil))], totalCount: 1)
        let html = render(WithoutTimeView(viewModel: MockReadingListViewModel(list: .loaded(list)))).html
        #expect(!html.contains("are shown"))
    }

    @Test func unreadableRecordsHaveTheirBytesAndAreOnlyText() {
        let entries = [
            UnreadableEntry(id: "1", deviceName: "Accu-Chek Guide", bytes: "00ab", reason: .tooShort(needed: 10, got: 2)),
            UnreadableEntry(id: "2", deviceName: DeviceIdentity.hostile.name, bytes: "", reason: .other("</td><script>alert(1)</script>")),
            UnreadableEntry(id: "3", deviceName: "M", bytes: "01", reason: .truncated(needed: 14, got: 12)),
        ]
        let viewModel = MockUnreadableViewModel(frames: .loaded(UnreadableList(entries: entries, totalCount: 130)))
        expectOutline(
            """
            a href=/: Logbook
            h1: Records that could not be read
            Their bytes are kept, and the next syncs ask the meter for them again.
            div role=region aria-label=What the meter sent, byte by byte
              table
                caption: What the meter sent, byte by byte
                thead
                  tr
                    th scope=col: Meter
                    th scope=col: Bytes
                    th scope=col: Reason
                tbody
                  tr
                    th scope=row: Accu-Chek Guide
                    td: 00ab
                    td: Too short: 2 bytes came, a record has at least 10
                  tr
                    th scope=row: &quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;
                    td
                    td: It is not what a meter should send
                  tr
                    th scope=row: M
                    td: 01
                    td: Cut off: 12 bytes came, its first byte promises 14
            3 of 130 are shown.
            """
        ) { UnreadableView(viewModel: viewModel) }
    }
}
