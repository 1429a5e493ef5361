public import Cart
public import Domain
public import Testing

/// What must hold for every `StripUsageProviding`, whoever fulfils it. What it judges has nothing in it but what the suite puts there.
public struct StripUsageContract {
    /// Something that a meter, a person or a file brings.
    public enum Event: Hashable, Sendable {
        /// A real meter tested something, with a number of its memory.
        case meter(StripUse.Test, number: Int)
        /// A simulated meter tested blood.
        case simulated
        /// Somebody typed a value.
        case typed
    }

    private let subject: any StripUsageProviding
    private let bring: (Event, CivilDateTime) async throws -> Void
    private let delete: (Reading.ID) async throws -> Void
    private let sourceLocation: SourceLocation

    /// Judges one that knows nothing yet. `bring` makes something happen at a time, the same meter's again where its number is; `delete` deletes a
    /// reading.
    public init(
        _ subject: any StripUsageProviding, bring: @escaping (Event, CivilDateTime) async throws -> Void,
        delete: @escaping (Reading.ID) async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.subject = subject
        self.bring = bring
        self.delete = delete
        self.sourceLocation = sourceLocation
    }

    /// Brings tests, and expects those that are told.
    public func check() async throws {
        guard let day = CivilDate("2026-02-10"), let before = CivilDateTime("2026-02-09T23:59:59"),
            let morning = CivilDateTime("2026-02-10T00:00:00"), let evening = CivilDateTime("2026-02-11T20:00:00")
        else { return }
        var changes = subject.changes().makeAsyncIterator()
        try await bring(.meter(.glucose, number: 1), before)
        #expect(await changes.next() != nil, sourceLocation: sourceLocation)
        for (index, test) in StripUse.Test.allCases.enumerated() { try await bring(.meter(test, number: 2 + index), morning) }
        try await bring(.meter(.glucose, number: 5), evening)
        try await bring(.simulated, morning)
        try await bring(.typed, morning)
        let tests = try await subject.tests(from: day)
        #expect(tests.map(\.test.rawValue).sorted() == ["control", "glucose", "glucose", "ketone"], sourceLocation: sourceLocation)
        #expect(Set(tests.map(\.id)).count == 4, "each once", sourceLocation: sourceLocation)
        try await bring(.meter(.glucose, number: 5), evening)
        #expect(
            Set(try await subject.tests(from: day)) == Set(tests), "a meter that is read again brings no other",
            sourceLocation: sourceLocation)
        guard let last = tests.first(where: { $0.measuredAt == evening }) else { return }
        try await delete(last.id)
        try await bring(.meter(.glucose, number: 5), evening)
        #expect(
            try await subject.tests(from: day).allSatisfy { tests.contains($0) }, "nor one under another name",
            sourceLocation: sourceLocation)
    }
}
