import Common
package import Domain
package import Observation

/// What goes with someone.
package struct ErasureSummary: Hashable, Sendable {
    /// The name; empty where none is given.
    package let name: String
    /// How many readings.
    package let readingCount: Int
    /// How many of them have a note.
    package let noteCount: Int
    /// How many meters.
    package let meterCount: Int
    /// Whether nobody is left afterwards.
    package let isLast: Bool

    /// Makes a summary.
    package init(name: String, readingCount: Int, noteCount: Int, meterCount: Int, isLast: Bool) {
        self.name = name
        self.readingCount = readingCount
        self.noteCount = noteCount
        self.meterCount = meterCount
        self.isLast = isLast
    }
}

/// Where someone is erased, once somebody has typed their name.
@MainActor
package protocol ErasingViewModel: AnyObject, Observable {
    /// Who it is.
    var id: Person.ID { get }
    /// What goes, as far as it was read.
    var summary: Loadable<ErasureSummary> { get }
    /// What was typed.
    var typed: String { get set }
    /// Whether something else was typed than the name.
    var isMistyped: Bool { get }
    /// Whether they are being erased.
    var isErasing: Bool { get }
    /// Why they could not be erased, or not wholly.
    var failure: ProfileError? { get }

    /// Reads what goes, also again after a failure.
    func load() async
    /// Erases them and leaves the screen, where `word` was typed: the name, or what stands for one.
    func erase(confirmedBy word: String)
}

extension ErasingViewModel {
    /// Whether they are erased, though traces may be left in the files.
    package var isGone: Bool {
        if case .tracesLeft = failure { true } else { false }
    }
}
