package import Domain
package import Observation

/// A page of figures over a period that the person chooses.
@MainActor
package protocol InsightsPageViewModel: AnyObject, Observable {
    /// The page, as far as it was read.
    var page: Loadable<InsightsPage> { get }
    /// Which readings it is about.
    var choice: InsightsChoice { get }
    /// Whether the person has a sensor, whose figures can be shown instead.
    var hasSensor: Bool { get }
    /// The first day that the person enters.
    var from: CivilDate? { get set }
    /// The last day that the person enters.
    var to: CivilDate? { get set }
    /// Whether a day is missing of what was entered.
    var isIncomplete: Bool { get }

    /// Reads the page, also again.
    func load() async
    /// Shows the days that were entered.
    func showDays()
}

/// A report, and what is chosen for the next one.
@MainActor
package protocol ReportViewModel: AnyObject, Observable {
    /// What the report stands on.
    var page: Loadable<InsightsPage> { get }
    /// What is shown.
    var shown: ReportChoice { get }
    /// What is chosen.
    var draft: ReportChoice { get set }

    /// Reads the page, also again.
    func load() async
    /// Shows what is chosen.
    func show()
}

/// The values of a laboratory.
@MainActor
package protocol LabResultsViewModel: AnyObject, Observable {
    /// The values, newest first.
    var results: Loadable<[LabResult]> { get }
    /// The value that was removed last, which can come back.
    var removed: LabResult? { get }
    /// Why the last change was not stored.
    var failure: InsightsError? { get }

    /// Reads the values, also again.
    func load() async
    /// Removes a value.
    func remove(_ result: LabResult)
    /// Brings the removed value back.
    func restore()
    /// Takes the message about the removed value away.
    func dismiss()
}

/// What is wrong with a value of a laboratory as it was entered.
package enum LabProblem: Hashable, Sendable {
    /// It is no number, or none that a laboratory reports in its unit.
    case number
    /// The day is missing.
    case dateMissing
    /// The day has not come yet.
    case dateInFuture
}

/// Where a value of a laboratory is entered.
@MainActor
package protocol LabFormViewModel: AnyObject, Observable {
    /// Which value is changed; nil where one is added.
    var editedID: LabResult.ID? { get }
    /// Whether what is stored was read.
    var stored: Loadable<Bool> { get }
    /// The number as it was typed.
    var number: String { get set }
    /// Its unit.
    var unit: LabResult.Unit { get set }
    /// The day.
    var date: CivilDate? { get set }
    /// What was wrong when it was last to be saved.
    var problems: [LabProblem] { get }
    /// Why it was not stored.
    var failure: InsightsError? { get }

    /// Reads what is stored.
    func load() async
    /// Saves, where nothing is wrong, and leaves the screen.
    func save()
}
