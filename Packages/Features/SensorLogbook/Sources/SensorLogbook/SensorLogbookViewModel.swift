package import Observation

/// What a page has to show.
package enum SensorLogbookState: Hashable, Sendable {
    /// Being loaded for the first time.
    case loading
    /// Could not be loaded.
    case failed(SensorLogbookError)
    /// Some days.
    case loaded(SensorLogbookPage)
}

/// What a page shows and does.
@MainActor
package protocol SensorLogbookViewModel: AnyObject, Observable {
    /// The page, as far as it was loaded.
    var state: SensorLogbookState { get }

    /// Loads the page, also again.
    func load() async
}
