/// The operators of the record access control point; the raw value is the name in a script.
public enum ScriptedOperator: String, Sendable, CaseIterable {
    /// All records.
    case all
    /// Records up to an operand.
    case lessOrEqual = "less_or_equal"
    /// Records from an operand on.
    case greaterOrEqual = "greater_or_equal"
    /// Records between two operands, both included.
    case range
    /// The first record of the memory.
    case first
    /// The last record of the memory.
    case last
}
