package import Observation

/// What the screens about versions show and do.
@MainActor
package protocol ForceUpdateViewModel: AnyObject, Observable {
    /// What is known.
    var page: UpdatePage { get }
    /// Why it is not known; nil where it is, or was not asked for.
    var problem: ForceUpdateError? { get }
    /// Whether it is being asked for now.
    var isChecking: Bool { get }

    /// Asks now, unless it is being asked for already.
    func check() async
    /// Says no more of this newer version for a week.
    func remindLater() async
}
