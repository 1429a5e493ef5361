/// What one report procedure has brought.
struct ReportTally: Hashable, Sendable {
    /// All frames, decoded or not.
    private(set) var frames = 0
    /// Sequence numbers of the measurements that could not be decoded, nil where a frame was too short to tell.
    private(set) var unreadableSequences: Set<UInt16?> = []
    /// Identities of the decoded measurements by sequence number.
    private(set) var identities: [UInt16: [UInt8]] = [:]
    /// Whether two different records had the same sequence number.
    private(set) var hasRepeatedSequence = false

    mutating func add(_ measurement: GlucoseMeasurement) {
        frames += 1
        let identity = measurement.identity
        if let known = identities.updateValue(identity, forKey: measurement.sequence), known != identity {
            hasRepeatedSequence = true
        }
    }

    mutating func addContext() {
        frames += 1
    }

    mutating func addUnreadableMeasurement(sequence: UInt16?) {
        frames += 1
        unreadableSequences.insert(sequence)
    }

    /// How many different records came.
    var records: Int { identities.count + unreadableSequences.count }

    /// How the records it brought stand to the cursor's.
    func comparison(with cursor: RecordCursor) -> Comparison {
        let own = identities[cursor.sequence].map(Self.baseTime)
        if own == cursor.baseTime { return .holdsCursor }
        if identities.contains(where: { $0.key != cursor.sequence && Array($0.value.dropFirst(2)) == cursor.identityWithoutSequence }) {
            return .shows(.renumbering)
        }
        if own != nil { return .shows(.reset) }
        if unreadableSequences.contains(cursor.sequence) { return .unclear }
        // A frame without a sequence number may be a newer record.
        let isComplete = !unreadableSequences.contains(nil)
        let highest = identities.keys.max().map { max($0, unreadableSequences.compactMap(\.self).max() ?? 0) }
        if isComplete, let highest, highest < cursor.sequence { return .shows(.reset) }
        return .lacksCursor
    }

    /// Whether the cursor's record is among them with another number, and not with its own.
    func holdsRenumbered(_ cursor: RecordCursor) -> Bool {
        let content = cursor.identityWithoutSequence
        guard identities[cursor.sequence].map({ Array($0.dropFirst(2)) }) != content else { return false }
        return identities.contains { Array($0.value.dropFirst(2)) == content }
    }

    /// How records stand to the cursor's.
    enum Comparison: Hashable, Sendable {
        /// The cursor's record is among them.
        case holdsCursor
        /// The cursor's record is not among them, which says nothing by itself.
        case lacksCursor
        /// The cursor's record may be the one that could not be decoded.
        case unclear
        /// The cursor is worth nothing any more.
        case shows(Change)
    }

    /// What a meter did to its sequence numbers.
    enum Change: Hashable, Sendable {
        /// They began anew.
        case reset
        /// The cursor's record has another number now.
        case renumbering
    }

    /// The order of the sequence numbers, from the base times of neighbours. The internal clock keeps running when the displayed one is set, so
    /// one step back is a clock that lost its time, and a majority of steps back is a meter that counts from the newest.
    func order(afterRenumbering isRenumbered: Bool) -> SequenceOrder {
        if hasRepeatedSequence { return .repeated }
        let times = identities.sorted { $0.key < $1.key }.map { Self.sortable(Self.baseTime($0.value)) }.filter { $0 != Self.neverSet }
        let steps = zip(times, times.dropFirst())
        let rises = steps.count { $0.lexicographicallyPrecedes($1) }
        let falls = steps.count { $1.lexicographicallyPrecedes($0) }
        return falls > rises || (isRenumbered && rises == 0) ? .reversed : .ascending
    }

    private static let neverSet = [UInt8](repeating: 0, count: MeterDateTime.length)

    private static func baseTime(_ identity: [UInt8]) -> [UInt8] { Array(identity.dropFirst(2).prefix(MeterDateTime.length)) }

    /// The base time with the high byte of the year first.
    private static func sortable(_ time: [UInt8]) -> [UInt8] { time.prefix(2).reversed() + time.dropFirst(2) }
}
