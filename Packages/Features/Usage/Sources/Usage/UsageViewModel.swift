package import Domain
package import Observation

/// What the screen has to show.
package enum UsageState: Hashable, Sendable {
    /// Being loaded for the first time.
    case loading
    /// Could not be loaded.
    case failed(UsageError)
    /// Loaded.
    case loaded(UsagePage)
}

/// Whether events are kept, and those that are.
package struct UsagePage: Hashable, Sendable {
    /// Whether events are kept from now on.
    package let isEnabled: Bool
    /// How many are kept.
    package let count: Int
    /// The newest of them, newest first.
    package let events: [UsageEvent]

    /// Makes a page.
    package init(isEnabled: Bool, count: Int, events: [UsageEvent]) {
        self.isEnabled = isEnabled
        self.count = count
        self.events = events
    }
}

/// A kept event, exactly as it is kept.
package struct UsageEvent: Hashable, Sendable, Identifiable {
    /// What tells it apart.
    package let id: Int64
    /// When it was, local time; nil where the clock showed no usable date.
    package let time: CivilDateTime?
    /// What happened, such as `setup.step`.
    package let name: String
    /// What belongs to it, such as `attempt 1, step pair`; empty for nothing.
    package let details: String

    /// Makes an event.
    package init(id: Int64, time: CivilDateTime?, name: String, details: String) {
        self.id = id
        self.time = time
        self.name = name
        self.details = details
    }
}

/// What the screen shows and does.
@MainActor
package protocol UsageViewModel: AnyObject, Observable {
    /// The screen, as far as it was loaded.
    var state: UsageState { get }
    /// What could not be done last; nil when all went well.
    var problem: UsageError? { get }
    /// Whether it is asked whether the events shall be erased.
    var isAskingToErase: Bool { get set }

    /// Loads the screen, also again.
    func load() async
    /// Turns events on or off.
    func setEnabled(_ isEnabled: Bool) async
    /// Erases all events.
    func erase() async
}
