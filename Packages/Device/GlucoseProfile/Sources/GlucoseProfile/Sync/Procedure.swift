/// A procedure of the Record Access Control Point that a sync runs.
enum Procedure: Hashable, Sendable {
    /// Which records a report is about.
    enum Scope: Hashable, Sendable {
        /// All.
        case all
        /// Those after the cursor.
        case newer(than: UInt16)
        /// The cursor's own record and those after it.
        case from(UInt16)
    }

    case count(Scope)
    case report(Scope)
    /// The report of the last record, to compare it with the cursor.
    case lastRecord

    /// Whether it reports records.
    var isReport: Bool {
        switch self {
        case .count: false
        case .report, .lastRecord: true
        }
    }

    /// Whether its records are shown as progress: not those that are asked for again to look at the cursor.
    var showsProgress: Bool {
        switch self {
        case .report(.all), .report(.newer): true
        case .report(.from), .count, .lastRecord: false
        }
    }

    var request: RecordAccessRequest {
        switch self {
        case .count(let scope): .count(scope.selection)
        case .report(let scope): .report(scope.selection)
        case .lastRecord: .report(.last)
        }
    }
}

extension Procedure.Scope {
    var selection: RecordSelection {
        switch self {
        case .newer(let sequence) where sequence < .max: .greaterOrEqual(.sequence(sequence + 1))
        case .from(let sequence): .greaterOrEqual(.sequence(sequence))
        // Beyond 65535 the filter cannot express "newer".
        case .all, .newer: .all
        }
    }
}
