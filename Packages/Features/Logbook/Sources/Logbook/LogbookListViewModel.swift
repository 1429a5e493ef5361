import Common
package import Observation

/// What every list of the logbook has: a way to search, and a way to change several readings at once.
@MainActor
package protocol LogbookListViewModel: AnyObject, Observable {
    /// What the form to search is.
    associatedtype FilterForm: FilterFormViewModel
    /// What the choice of several readings is.
    associatedtype Selecting: SelectionViewModel

    /// The form to search.
    var filterForm: FilterForm { get }
    /// The choice of several readings.
    var selecting: Selecting { get }
    /// Reads the list, also again after a failure.
    func load() async
}

/// What the screen of found readings shows.
@MainActor
package protocol FoundViewModel: LogbookListViewModel {
    /// What is looked for.
    var filter: LogbookFilter { get }
    /// The readings found, as far as they were read.
    var found: Loadable<FoundPage> { get }
}
