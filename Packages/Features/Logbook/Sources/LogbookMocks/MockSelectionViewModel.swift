package import Domain
package import Logbook
import Observation

/// A choice of several readings whose state is given, and which remembers what it was asked.
@MainActor @Observable
package final class MockSelectionViewModel: SelectionViewModel {
    package var isSelecting: Bool
    package var selected: [LogbookEntry]
    package var entries: [LogbookEntry]
    package var task: SelectionTask?
    package var tagText = ""
    package var reason = ""
    package var knownTags: [ReadingTag]
    package var problem: DraftProblem?
    package var failure: LogbookError?
    /// What was asked for, in order, such as `select r1`.
    package private(set) var calls: [String] = []

    /// Makes a choice of some readings of a page, else of all that it has; nil while nothing is being chosen.
    package init(
        _ selected: [LogbookEntry]? = nil, of entries: [LogbookEntry]? = nil, task: SelectionTask? = nil, knownTags: [ReadingTag] = [],
        problem: DraftProblem? = nil, failure: LogbookError? = nil
    ) {
        isSelecting = selected != nil
        self.selected = selected ?? []
        self.entries = entries ?? selected ?? []
        self.task = task
        self.knownTags = knownTags
        self.problem = problem
        self.failure = failure
    }

    package func select(_ id: Reading.ID, _ isSelected: Bool) { calls.append("\(isSelected ? "select" : "unselect") \(id)") }
    package func selectAll() { calls.append("selectAll") }
    package func selectNone() { calls.append("selectNone") }
    package func ask(_ task: SelectionTask) { calls.append("ask \(task)") }
    package func delete() { calls.append("delete") }
    package func addTags() { calls.append("addTags \(tagText)") }
    package func remove(_ tag: ReadingTag) { calls.append("remove \(tag)") }
    package func leaveOut() { calls.append("leaveOut \(reason)") }
    package func countAgain() { calls.append("countAgain") }
}
