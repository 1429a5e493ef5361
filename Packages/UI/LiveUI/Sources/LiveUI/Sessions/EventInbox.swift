/// Puts a session's events in order and drops those that were sent twice.
///
/// Numbers begin at 1. A browser sends one event at a time, so a gap means that two requests overtook each other on their way: the later
/// event waits for the earlier one, but not for ever (see ``release()``).
nonisolated struct EventInbox {
    /// The most events that wait behind a gap.
    static let mostWaiting = 64

    /// What became of an event.
    enum Verdict: Equatable {
        /// These are to be run now, in order.
        case ready([LiveEvent])
        /// It waits for an earlier one.
        case waiting
        /// It has been run before, or waits already.
        case duplicate
    }

    /// The number of the last event that was handed out.
    private(set) var last = 0
    private var early: [Int: LiveEvent] = [:]

    /// Whether events wait behind a gap.
    var isWaiting: Bool { !early.isEmpty }

    /// Takes an event in.
    mutating func receive(_ event: LiveEvent) -> Verdict {
        guard event.seq > last, early[event.seq] == nil else { return .duplicate }
        early[event.seq] = event
        if early.count > Self.mostWaiting { return .ready(release()) }
        let events = inOrder()
        return events.isEmpty ? .waiting : .ready(events)
    }

    /// Gives up waiting for what is missing and hands out all that waits, in order.
    mutating func release() -> [LiveEvent] {
        let events = early.values.sorted { $0.seq < $1.seq }
        early = [:]
        last = events.last?.seq ?? last
        return events
    }

    private mutating func inOrder() -> [LiveEvent] {
        var events: [LiveEvent] = []
        while let event = early.removeValue(forKey: last + 1) {
            events.append(event)
            last += 1
        }
        return events
    }
}
