package import Domain
package import Observation

/// The form in which a person says which readings to look for.
@MainActor
package protocol FilterFormViewModel: AnyObject, Observable {
    /// What was entered.
    var draft: LogbookFilter { get set }
    /// Whether more is shown than the words.
    var isExpanded: Bool { get set }
    /// The tags that the person uses most.
    var knownTags: [ReadingTag] { get }
    /// Shows the readings that are looked for.
    func apply()
}
