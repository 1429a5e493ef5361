import Common

/// How often meters are looked for and tried.
struct AutomaticSyncTimings: Sendable {
    /// How long one look takes. A meter that wakes up after a test advertises at least ten times a second.
    var look = Duration.seconds(15)
    /// The pause between two looks, in which the radio rests; shorter than a meter stays awake after a test.
    var pause = Duration.seconds(45)
    /// A meter that was not seen for so long has been away, and is new when it shows up: two looks without it.
    var absence = Duration.seconds(150)
    /// How long a meter that stays in sight is left alone after a sync, for its battery's sake.
    var rest = Duration.seconds(15 * 60)
    /// How long a meter that has just been added is left to the person who adds it.
    var grace = Duration.seconds(60)
    /// The pauses after failures.
    var backoff = Backoff(first: .seconds(30), limit: .seconds(30 * 60))
}
