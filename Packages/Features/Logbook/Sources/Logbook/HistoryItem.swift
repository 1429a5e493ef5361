package import Domain

/// One thing that was changed about a reading.
package struct HistoryItem: Identifiable, Hashable, Sendable {
    /// What changed, from what to what.
    package enum Change: Hashable, Sendable {
        case time(CivilDateTime?, CivilDateTime?)
        case zone(String?, String?)
        case meal(Meal?, Meal?)
        case value(TestResult, TestResult)
        case note(String?, String?)
        case exclusion(String?)
        case tags([ReadingTag], [ReadingTag])
        case deleted
        case restored
    }

    /// Its place in the history, oldest first.
    package let id: Int
    /// When, on the clocks of this machine; nil where they showed no usable date.
    package let time: CivilDateTime?
    /// What changed.
    package let change: Change
    /// Whether it was undone since.
    package let isUndone: Bool

    /// Makes an item.
    package init(id: Int, time: CivilDateTime?, change: Change, isUndone: Bool = false) {
        self.id = id
        self.time = time
        self.change = change
        self.isUndone = isUndone
    }
}
