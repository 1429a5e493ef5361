public import Foundation

/// One thing that was changed about a reading.
public struct HistoryEntry: Hashable, Sendable {
    /// What can be changed.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        case measuredAt, zone, meal, result, note, exclusion, deletion
    }

    /// The change that it was part of.
    public let change: ChangeID
    /// When.
    public let at: Date
    /// What.
    public let field: Field
    /// What it was before, in the store's own words; nil for nothing.
    public let old: String?
    /// What it became, in the store's own words; nil for nothing.
    public let new: String?

    /// Makes an entry.
    public init(change: ChangeID, at: Date, field: Field, old: String?, new: String?) {
        self.change = change
        self.at = at
        self.field = field
        self.old = old
        self.new = new
    }
}
