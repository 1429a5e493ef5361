public import Domain
public import Foundation

/// One thing that was changed about a reading.
public struct HistoryEntry: Hashable, Sendable {
    /// What something was or became; both values of an entry are of the same case.
    public enum Value: Hashable, Sendable {
        case measuredAt(CivilDateTime?)
        case zone(String?)
        case meal(Meal?)
        case result(TestResult)
        case note(String?)
        case exclusion(String?)
        case tags([ReadingTag])
        case isDeleted(Bool)
    }

    /// The change that it was part of.
    public let change: ChangeID
    /// When.
    public let date: Date
    /// What it was before.
    public let old: Value
    /// What it became.
    public let new: Value
    /// Whether it was undone since.
    public let isUndone: Bool

    /// Makes an entry.
    public init(change: ChangeID, date: Date, old: Value, new: Value, isUndone: Bool) {
        self.change = change
        self.date = date
        self.old = old
        self.new = new
        self.isUndone = isUndone
    }
}
