import GlucoseProfile

extension RecordSelection {
    /// The operator that it is asked for with.
    var scriptedOperator: ScriptedOperator {
        switch self {
        case .all: .all
        case .first: .first
        case .last: .last
        case .lessOrEqual: .lessOrEqual
        case .greaterOrEqual: .greaterOrEqual
        case .sequences, .times: .range
        }
    }
}
