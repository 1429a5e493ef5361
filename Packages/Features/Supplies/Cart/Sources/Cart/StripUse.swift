public import Domain

/// A test that a meter made, and so used something up.
public struct StripUse: Identifiable, Hashable, Sendable {
    /// What was tested.
    public enum Test: String, Hashable, Sendable, CaseIterable {
        /// Blood glucose: takes a strip and a lancet.
        case glucose
        /// Blood ketones: takes a ketone strip and a lancet.
        case ketone
        /// Control solution: takes a strip.
        case control
    }

    /// The reading that came of it.
    public let id: Reading.ID
    /// Who made it.
    public let person: Person.ID
    /// What was tested.
    public let test: Test
    /// When, in the local time of the meter.
    public let measuredAt: CivilDateTime

    /// Makes a test.
    public init(id: Reading.ID, person: Person.ID, test: Test, measuredAt: CivilDateTime) {
        self.id = id
        self.person = person
        self.test = test
        self.measuredAt = measuredAt
    }
}

extension SupplyKind {
    /// The tests that use one of it up; none for what no test does.
    package var usedBy: [StripUse.Test] {
        switch self {
        case .testStrips: [.glucose, .control]
        case .ketoneStrips: [.ketone]
        case .lancets: [.glucose, .ketone]
        case .controlSolution, .sensors, .accessories: []
        }
    }
}

/// Who knows the tests that meters made: what the stock needs of the readings.
///
/// `StripUsageContract` of CartMocks tells what must hold.
public protocol StripUsageProviding: Sendable {
    /// The tests that real meters made on a day or later, whoever's, each once, in any order. What was typed or imported, what a simulated
    /// meter or a sensor measured, and what has no known time is none of them. Throws `StripUsageError`.
    func tests(from first: CivilDate) async throws(StripUsageError) -> [StripUse]
    /// Tells when there may be others from now on.
    func changes() -> AsyncStream<Void>
}

/// Why the tests are not known.
public struct StripUsageError: Error, Hashable, Sendable {
    /// What those say who keep them.
    public let words: String

    /// Makes an error.
    public init(_ words: String) {
        self.words = words
    }
}
