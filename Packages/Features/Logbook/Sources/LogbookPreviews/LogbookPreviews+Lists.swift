import Common
import Domain
import Logbook
import LogbookMocks
import LogbookViews
import PreviewHost
import ViewCore

nonisolated extension LogbookPreviews {
    /// What stands outside the days.
    static let lists: [Preview] = [
        Preview("Whose readings", "two people, one without a name") { _ in
            let people = [Person(id: Person.ID(rawValue: "p1"), name: ""), Person(id: Person.ID(rawValue: "p2"), name: "Mia")]
            let shown = ShownPeople(people: people, shown: people[1].id)
            PersonSwitchedView(viewModel: MockPersonSwitchViewModel(people: .loaded(shown))) {
                withoutTime(.loaded(ReadingList(entries: [.fixture(.fixture("r1", at: nil))], totalCount: 1)))
            }
        },
        Preview("Without a time", "loading") { _ in withoutTime(.loading) },
        Preview("Without a time", "failed") { _ in withoutTime(.failed(.notRead("a reason"))) },
        Preview("Without a time", "empty") { _ in withoutTime(.loaded(ReadingList(entries: [], totalCount: 0))) },
        Preview("Without a time", "first of several pages") { _ in
            let entries: [LogbookEntry] = [.fixture(.fixture("r1", at: nil)), .fixture(.fixture("r2", at: nil, tags: ["sport"]))]
            withoutTime(
                .loaded(
                    ReadingList(
                        entries: entries, totalCount: 250, next: .withoutTimeAfter(UntimedPlace(device: 1, place: 2, key: 3)))))
        },
        Preview("Without a time", "last page") { _ in
            withoutTime(.loaded(ReadingList(entries: [.fixture(.fixture("r3", at: nil))], totalCount: 250, isFirst: false)))
        },
        Preview("Unreadable", "loading") { _ in unreadable(.loading) },
        Preview("Unreadable", "failed") { _ in unreadable(.failed(.notRead("a reason"))) },
        Preview("Unreadable", "empty") { _ in unreadable(.loaded(UnreadableList(entries: [], totalCount: 0))) },
        Preview("Unreadable", "first of several pages, one hostile") { _ in
            unreadable(.loaded(UnreadableList(entries: frames, totalCount: 130, next: .unreadableAfter(3))))
        },
        Preview("Unreadable", "last page") { _ in
            unreadable(.loaded(UnreadableList(entries: Array(frames.prefix(1)), totalCount: 130, isFirst: false)))
        },
    ]

    private static let frames = [
        UnreadableEntry(id: "1", deviceName: "Accu-Chek Guide", bytes: "00ab", reason: .tooShort(needed: 10, got: 2)),
        UnreadableEntry(id: "2", deviceName: DeviceIdentity.hostile.name, bytes: "", reason: .other(SampleReadings.hostileText)),
        UnreadableEntry(
            id: "3", deviceName: "Contour Next", bytes: String(repeating: "1b0f00e8", count: 16), reason: .truncated(needed: 14, got: 12)),
    ]

    @MainActor
    private static func withoutTime(_ list: Loadable<ReadingList>) -> WithoutTimeView<MockReadingListViewModel> {
        WithoutTimeView(viewModel: MockReadingListViewModel(list: list))
    }

    @MainActor
    private static func unreadable(_ frames: Loadable<UnreadableList>) -> UnreadableView<MockUnreadableViewModel> {
        UnreadableView(viewModel: MockUnreadableViewModel(frames: frames))
    }
}
