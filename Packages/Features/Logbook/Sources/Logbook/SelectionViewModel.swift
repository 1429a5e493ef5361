package import Domain
package import Observation

/// What is done with several readings at once, each after a question of its own.
package enum SelectionTask: Hashable, Sendable, CaseIterable {
    case delete, tag, untag, leaveOut
}

/// The choice of several readings of a page, and what is done with them.
@MainActor
package protocol SelectionViewModel: AnyObject, Observable {
    /// Whether readings are being chosen.
    var isSelecting: Bool { get set }
    /// Every reading of the page.
    var entries: [LogbookEntry] { get }
    /// The chosen readings that are on the page.
    var selected: [LogbookEntry] { get }
    /// What is being asked before it is done.
    var task: SelectionTask? { get set }
    /// The tags to add, as typed.
    var tagText: String { get set }
    /// The reason to leave readings out, as typed.
    var reason: String { get set }
    /// The tags that the person uses most.
    var knownTags: [ReadingTag] { get }
    /// What is wrong with what was typed or chosen.
    var problem: DraftProblem? { get }
    /// Why the last change failed.
    var failure: LogbookError? { get }

    /// Chooses a reading or not.
    func select(_ id: Reading.ID, _ isSelected: Bool)
    /// Chooses every reading of the page.
    func selectAll()
    /// Chooses none.
    func selectNone()
    /// Asks before something is done with the chosen readings.
    func ask(_ task: SelectionTask)
    /// Deletes the chosen readings.
    func delete()
    /// Adds the tags that were typed.
    func addTags()
    /// Takes a tag from the chosen readings.
    func remove(_ tag: ReadingTag)
    /// Leaves the chosen readings out of statistics.
    func leaveOut()
    /// Counts the chosen readings again.
    func countAgain()
}

extension SelectionViewModel {
    /// Whether a reading is chosen.
    package func isSelected(_ id: Reading.ID) -> Bool { selected.contains { $0.id == id } }

    /// The tags of the chosen readings, in order.
    package var selectedTags: [ReadingTag] { Set(selected.flatMap(\.reading.tags)).sorted() }

    /// Whether every reading of the page is chosen.
    package var isEverythingSelected: Bool { selected.count == entries.count }

    /// Whether any reading of the page has a tag.
    package var hasTags: Bool { entries.contains { !$0.reading.tags.isEmpty } }

    /// Whether any reading of the page is left out of statistics.
    package var hasLeftOut: Bool { entries.contains { $0.reading.exclusion != nil } }
}
