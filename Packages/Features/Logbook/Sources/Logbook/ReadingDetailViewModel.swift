package import Observation

/// What a reading's page shows.
@MainActor
package protocol ReadingDetailViewModel: AnyObject, Observable {
    /// The reading, as far as it was read.
    var entry: Loadable<LogbookEntry> { get }

    /// Reads it, also again after a failure.
    func load() async
}
