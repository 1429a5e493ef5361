import Common
/// What the logbook's list shows and does.
@MainActor
package protocol LogbookViewModel: LogbookListViewModel {
    /// The page, as far as it was read.
    var page: Loadable<LogbookPage> { get }
    /// Leads to where meters are added.
    func addDevice()
}
