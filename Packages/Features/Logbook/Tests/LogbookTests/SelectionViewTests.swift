import Common
import DeviceSyncMocks
import Domain
import Foundation
import LogbookMocks
import Testing
import ViewCore

@testable import LogbookViews

@MainActor
struct SelectionViewTests {
    private let entries = [
        LogbookEntry.fixture(.fixture("r1", tags: ["sport"])), .fixture(.fixture("r2", exclusion: "Spoiled strip", tags: ["<i>"])),
    ]

    @Test func readingsAreChosenByBoxes() {
        let selecting = MockSelectionViewModel([entries[0]])
        let rendering = render(EntryList(entries: entries, selecting: selecting))
        let boxes = rendering.html.matches(of: /<input id="([^"]+)" class="choice-box" type="checkbox" value="on"( checked)?/)
        #expect(boxes.map { $0.2 != nil } == [true, false])
        for box in boxes {
            rendering.handlers.handler(id: String(box.1), kind: .change)?.run(EventValue(text: box.2 == nil ? "true" : "false"))
        }
        #expect(selecting.calls == ["unselect r1", "select r2"])
        #expect(!rendering.html.contains("<a "))
    }

    @Test func theBarSaysHowManyAndWhatCanBeDone() {
        expectOutline(
            """
            p aria-live=polite: 2 readings selected
            button type=submit disabled: Select all on this page
            button type=submit: Select none
            button type=submit: Done
            button type=submit: Add tags
            button type=submit: Remove a tag
            button type=submit: Leave out of statistics
            button type=submit: Count again
            button type=submit: Delete
            """
        ) { SelectionBar(viewModel: MockSelectionViewModel(entries)) }
        expectOutline("") { SelectionBar(viewModel: MockSelectionViewModel()) }
    }

    @Test func whatIsWrongIsSaidAboveWhatCanBeDone() {
        let selecting = MockSelectionViewModel([], of: [.fixture(.fixture("r1"))], problem: .nothingSelected, failure: .notChanged("x"))
        expectOutline(
            """
            [!]
            div role=alert: Error:  | The change could not be saved | Nothing was changed. Check that the disk has room and may be written, and try again.
            p aria-live=polite: 0 readings selected
            button type=submit: Select all on this page
            button type=submit: Select none
            button type=submit: Done
            p aria-live=assertive: Choose at least one reading
            button type=submit: Add tags
            button type=submit: Leave out of statistics
            button type=submit: Delete
            """
        ) { SelectionBar(viewModel: selecting) }
        selecting.problem = .noTags
        #expect(render(SelectionBar(viewModel: selecting)).html.contains("The chosen readings have no tags"))
    }

    @Test func eachButtonDoesItsPart() throws {
        let selecting = MockSelectionViewModel(entries, of: entries + [.fixture(.fixture("r3"))])
        let rendering = render(SelectionBar(viewModel: selecting))
        try press("Select all on this page", in: rendering)
        try press("Select none", in: rendering)
        try press("Count again", in: rendering)
        for label in ["Add tags", "Remove a tag", "Leave out of statistics", "Delete"] { try press(label, in: rendering) }
        #expect(selecting.calls == ["selectAll", "selectNone", "countAgain", "ask tag", "ask untag", "ask leaveOut", "ask delete"])
        try press("Done", in: rendering)
        #expect(!selecting.isSelecting)
        try press("Select several", in: render(SelectButton(viewModel: selecting)))
        #expect(selecting.isSelecting)
    }

    @Test func deletionAsksOnce() throws {
        let selecting = MockSelectionViewModel(entries, task: .delete)
        let rendering = render(SelectionBar(viewModel: selecting))
        #expect(rendering.html.contains("Delete 2 readings?") && rendering.html.contains("You can undo this right after."))
        let id = try #require(rendering.html.matches(of: /id="([^"]+)" class="button button-destructive"/).last.map { String($0.1) })
        rendering.handlers.handler(id: id, kind: .click)?.run()
        #expect(selecting.calls == ["delete"])
        #expect(selecting.task == nil)
    }

    @Test func tagsAreAskedFor() throws {
        let selecting = MockSelectionViewModel(entries, task: .tag, knownTags: Array(try tags("sport")), problem: .tagMissing)
        let rendering = render(SelectionBar(viewModel: selecting))
        #expect(rendering.html.contains("Tag 2 readings") && rendering.html.contains("Enter a tag"))
        try press("sport", in: rendering)
        #expect(selecting.tagText == "sport")
        let form = try #require(rendering.handlers.ids.first { rendering.handlers.handler(id: $0, kind: .submit) != nil })
        rendering.handlers.handler(id: form, kind: .submit)?.run()
        #expect(selecting.calls == ["addTags sport"])
    }

    @Test func aTagIsTakenAway() throws {
        let selecting = MockSelectionViewModel(entries, task: .untag)
        let rendering = render(SelectionBar(viewModel: selecting))
        #expect(rendering.html.contains("Remove “&lt;i&gt;”"))
        try press("Remove “sport”", in: rendering)
        #expect(selecting.calls == ["remove sport"])
    }

    @Test func aReasonIsAskedFor() throws {
        let selecting = MockSelectionViewModel(entries, task: .leaveOut, problem: .reasonMissing)
        selecting.reason = "\"><script>"
        let rendering = render(SelectionBar(viewModel: selecting))
        #expect(rendering.html.contains("Leave 2 readings out of statistics") && rendering.html.contains("Say why it is left out"))
        #expect(!rendering.html.contains("<script"))
        let form = try #require(rendering.handlers.ids.first { rendering.handlers.handler(id: $0, kind: .submit) != nil })
        rendering.handlers.handler(id: form, kind: .submit)?.run()
        #expect(selecting.calls == ["leaveOut \"><script>"])
    }

    @Test func aMessageSaysWhatWasDoneAndIsUndone() throws {
        let board = MockNoticeBoard(LogbookNotice(id: 7, deed: .deleted(2), canUndo: true))
        let rendering = render(NoticedView(board: board) { Text(verbatim: "page") })
        #expect(rendering.html.contains("2 readings deleted."))
        try press("Undo", in: rendering)
        #expect((board.undoCallCount, board.dismissCallCount) == (1, 1))
        board.notice = LogbookNotice(id: 8, deed: .undone, canUndo: false)
        #expect(!render(NoticedView(board: board) { Text(verbatim: "page") }).html.contains("Undo<"))
        board.notice = nil
        #expect(render(NoticedView(board: board) { Text(verbatim: "page") }).html == "<p>page</p>")
    }

    @Test(arguments: ["en", "de"]) func everyDeedHasItsWords(language: String) {
        let deeds: [LogbookDeed] = [
            .added, .edited, .deleted(1), .tagged(2), .untagged(1), .leftOut(2), .countedAgain(1), .notDone, .undone, .notUndone,
        ]
        for deed in deeds {
            let html = render(NoticedView(board: MockNoticeBoard(LogbookNotice(id: 1, deed: deed, canUndo: false))) {}, language: language)
                .html
            #expect(!html.contains(">done."), "\(html)")
        }
    }

    @Test func aRunningSyncStandsAboveTheReadings() throws {
        let syncing = MockDeviceSyncing(devices: [DeviceSyncFixtures.newMeter, DeviceSyncFixtures.hostileMeter])
        syncing.statuses = [
            DeviceSyncFixtures.newMeter.id: .receiving(received: 3, expected: 40), DeviceSyncFixtures.hostileMeter.id: .connecting,
        ]
        let rendering = render(LogbookView(viewModel: MockLogbookViewModel(page: .loading), syncing: syncing))
        #expect(rendering.html.contains("Receiving readings from Accu-Chek Guide") && rendering.html.contains("3 of 40"))
        #expect(!rendering.html.contains("<script"))
        try press("Cancel", in: rendering)
        #expect(syncing.calls == ["cancel meter-1"])
        syncing.statuses = [DeviceSyncFixtures.newMeter.id: .cancelling]
        #expect(
            render(LogbookView(viewModel: MockLogbookViewModel(page: .loading), syncing: syncing)).html.contains("Stopping the sync with"))
        syncing.statuses = [DeviceSyncFixtures.newMeter.id: .ended(DeviceSyncFixtures.completeReport)]
        #expect(!render(LogbookView(viewModel: MockLogbookViewModel(page: .loading), syncing: syncing)).html.contains("progress-panel"))
    }
}
