/// How one test ended.
package struct TestResult: Equatable, Sendable {
    /// How.
    package enum Outcome: Equatable, Sendable {
        /// As it should.
        case passed
        /// With the messages of its failures.
        case failed([String])
        /// Not run, with the reason.
        case skipped(String)
    }

    /// The module and type, such as `LogbookTests.Paging`.
    package var type: String
    /// The function, such as `firstPage()`.
    package var name: String
    /// Seconds.
    package var time: Double
    /// How it ended.
    package var outcome: Outcome

    /// A result.
    package init(type: String, name: String, time: Double, outcome: Outcome) {
        self.type = type
        self.name = name
        self.time = time
        self.outcome = outcome
    }

    /// Whether it failed.
    package var isFailure: Bool { if case .failed = outcome { true } else { false } }
    /// The name by which results and lists of tests are compared.
    var key: String { Self.key("\(type).\(name)") }

    /// A name as SwiftPM lists it, `Module.Type/function()`, or as results have it, in one form. Where modules have suites of one name, lists
    /// also tell the place, `Module.Type/function()/File.swift:1:2`, which results never do.
    static func key(_ name: String) -> String {
        var parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count > 2, let place = parts.last, place.contains(".swift:"), parts[parts.count - 2].hasSuffix(")") { parts.removeLast() }
        return parts.joined(separator: ".")
    }
}
