/// Which sessions there are and how long each may stay. Times are on the host's clock.
nonisolated struct SessionTable {
    /// The most sessions at once, unless told otherwise.
    static let usualLimit = 64
    /// How long a session that was never used stays after its browser went away.
    static let unusedLifetime = Duration.seconds(60)
    /// How long a session that was used stays.
    static let usedLifetime = Duration.seconds(15 * 60)

    private struct Entry {
        var isAttached = false
        var isUsed = false
        /// When the browser went away, or when the page was made.
        var since: Duration
        /// Tells which of two sessions of the same time is older.
        let order: Int

        var deadline: Duration? {
            isAttached ? nil : since + (isUsed ? usedLifetime : unusedLifetime)
        }
    }

    private let limit: Int
    private var entries: [String: Entry] = [:]
    private var made = 0

    init(limit: Int = usualLimit) {
        self.limit = limit
    }

    /// The number of sessions.
    var count: Int { entries.count }

    /// When the next session expires, if any.
    var nextDeadline: Duration? { entries.values.compactMap(\.deadline).min() }

    /// Whether the browser of the session is there.
    func isAttached(_ id: String) -> Bool { entries[id]?.isAttached ?? false }

    /// What adding a session brings about.
    enum Room: Equatable {
        /// There is room.
        case free
        /// There is room once this one is gone; it has left the table.
        case evicted(String)
        /// All are attached: nothing was added.
        case full
    }

    /// Adds a session whose page is being made.
    mutating func add(_ id: String, now: Duration) -> Room {
        var room = Room.free
        if entries.count >= limit {
            let detached = entries.filter { !$0.value.isAttached }
            guard let oldest = detached.min(by: { ($0.value.since, $0.value.order) < ($1.value.since, $1.value.order) }) else {
                return .full
            }
            entries[oldest.key] = nil
            room = .evicted(oldest.key)
        }
        made += 1
        entries[id] = Entry(since: now, order: made)
        return room
    }

    /// Notes that the browser is there.
    mutating func attach(_ id: String) {
        entries[id]?.isAttached = true
    }

    /// Notes that the browser went away.
    mutating func detach(_ id: String, now: Duration) {
        entries[id]?.isAttached = false
        entries[id]?.since = now
    }

    /// Notes that somebody used the session: an event, a form, a page asked for again.
    mutating func use(_ id: String, now: Duration) {
        entries[id]?.isUsed = true
        entries[id]?.since = now
    }

    /// Removes and returns the sessions whose time is over.
    mutating func removeExpired(now: Duration) -> [String] {
        let expired = entries.filter { ($0.value.deadline ?? now + .seconds(1)) <= now }.map(\.key).sorted()
        for id in expired { entries[id] = nil }
        return expired
    }
}
