import Domain
import Logbook
import Observation
import ReadingStore

/// The choice of several readings of a page.
@MainActor @Observable
final class LiveSelectionViewModel: SelectionViewModel {
    /// Tells what the page shows; set by the page's own view model.
    @ObservationIgnored var onEntries: @MainActor () -> [LogbookEntry] = { [] }
    var task: SelectionTask? { didSet { problem = nil } }
    var tagText = ""
    var reason = ""
    private(set) var problem: DraftProblem?
    private(set) var failure: LogbookError?
    private var isOpen = false
    private var chosen: Set<Reading.ID> = []
    private let tags: KnownTags
    private let actions: ReadingActions

    init(actions: ReadingActions, tags: KnownTags) {
        self.actions = actions
        self.tags = tags
    }

    var isSelecting: Bool {
        get { isOpen }
        set {
            isOpen = newValue
            chosen = []
            task = nil
            failure = nil
        }
    }

    var entries: [LogbookEntry] { onEntries() }
    var selected: [LogbookEntry] { entries.filter { chosen.contains($0.id) } }
    var knownTags: [ReadingTag] { tags.tags }

    func select(_ id: Reading.ID, _ isSelected: Bool) {
        if isSelected { chosen.insert(id) } else { chosen.remove(id) }
    }

    func selectAll() { chosen = Set(entries.map(\.id)) }
    func selectNone() { chosen = [] }

    func ask(_ task: SelectionTask) {
        guard !selected.isEmpty else { return problem = .nothingSelected }
        guard task != .untag || !selectedTags.isEmpty else { return problem = .noTags }
        self.task = task
    }

    func delete() {
        run { actions, ids throws(LogbookError) in try await actions.delete(ids) }
    }

    func addTags() {
        let list = TagList(tagText)
        guard !list.hasTooLong else { return problem = .tagTooLong }
        guard !list.tags.isEmpty else { return problem = .tagMissing }
        tagText = ""
        edit(list.tags.map(ReadingChange.addTag)) { .tagged($0) }
    }

    func remove(_ tag: ReadingTag) {
        edit([.removeTag(tag)], where: { $0.tags.contains(tag) }) { .untagged($0) }
    }

    func leaveOut() {
        guard reason.contains(where: { !$0.isWhitespace }) else { return problem = .reasonMissing }
        let text = reason
        reason = ""
        edit([.exclusion(text)]) { .leftOut($0) }
    }

    func countAgain() {
        edit([.exclusion(nil)], where: { $0.exclusion != nil }) { .countedAgain($0) }
    }

    private func edit(
        _ changes: [ReadingChange], where isMeant: (Reading) -> Bool = { _ in true }, as deed: @escaping (Int) -> LogbookDeed
    ) {
        let ids = selected.map(\.reading).filter(isMeant).map(\.id)
        run(on: ids) { actions, ids throws(LogbookError) in try await actions.edit(ids, changes, as: deed(ids.count)) }
    }

    /// Does something with the chosen readings, and ends the choice where it was done.
    private func run(
        on ids: [Reading.ID]? = nil, _ work: @escaping @MainActor (ReadingActions, [Reading.ID]) async throws(LogbookError) -> Void
    ) {
        let ids = ids ?? selected.map(\.id)
        task = nil
        guard !ids.isEmpty else { return problem = .nothingSelected }
        Task { [actions] in
            do throws(LogbookError) {
                try await work(actions, ids)
                isSelecting = false
            } catch {
                failure = error
            }
        }
    }
}
