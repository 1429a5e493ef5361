package import Domain
package import Observation

/// What a reading's page shows.
@MainActor
package protocol ReadingDetailViewModel: AnyObject, Observable {
    /// The reading, as far as it was read.
    var detail: Loadable<ReadingDetail> { get }

    /// Reads it, also again after a failure.
    func load() async
}

/// One reading with all that is known of it.
package struct ReadingDetail: Hashable, Sendable {
    /// The reading and its range.
    package let entry: LogbookEntry
    /// The unit in which it is shown first.
    package let unit: GlucoseUnit

    /// Makes a detail.
    package init(entry: LogbookEntry, unit: GlucoseUnit) {
        self.entry = entry
        self.unit = unit
    }
}
