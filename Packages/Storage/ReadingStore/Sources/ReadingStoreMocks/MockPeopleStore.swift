public import Domain
public import ReadingStore
public import TestSupport

/// The people, as a test has them. Each function is prepared by its `MockCall`; unprepared ones fail the test.
public final class MockPeopleStore: PeopleStore {
    /// The change streams, which a test feeds.
    public let changesCalls = MockChanges()
    /// What `people` does.
    public let peopleCall: MockCall<Void, [Person]>
    /// What `addPerson` does.
    public let addPersonCall: MockCall<String, Person>
    /// What `rename` does.
    public let renameCall: MockCall<(id: Person.ID, name: String), Void>
    /// What `targetSet` does.
    public let targetSetCall: MockCall<Person.ID, TargetSet>
    /// What `setTargetSet` does.
    public let setTargetSetCall: MockCall<(targets: TargetSet, id: Person.ID), Void>

    /// Makes a mock of which nothing is prepared.
    public init(unconfigured: UnconfiguredCalls = UnconfiguredCalls()) {
        peopleCall = MockCall("MockPeopleStore.people", unconfigured)
        addPersonCall = MockCall("MockPeopleStore.addPerson", unconfigured)
        renameCall = MockCall("MockPeopleStore.rename", unconfigured)
        targetSetCall = MockCall("MockPeopleStore.targetSet", unconfigured)
        setTargetSetCall = MockCall("MockPeopleStore.setTargetSet", unconfigured)
    }

    /// A stream that `changesCalls.send` feeds.
    public func changes() -> AsyncStream<ReadingStoreChanges> {
        changesCalls.stream()
    }

    /// Everyone.
    public func people() async throws -> [Person] {
        try await peopleCall(())
    }

    /// Adds someone.
    public func addPerson(name: String) async throws -> Person {
        try await addPersonCall(name)
    }

    /// Gives someone another name.
    public func rename(_ id: Person.ID, to name: String) async throws {
        try await renameCall((id, name))
    }

    /// The target set of someone.
    public func targetSet(of id: Person.ID) async throws -> TargetSet {
        try await targetSetCall(id)
    }

    /// Chooses a target set.
    public func setTargetSet(_ targets: TargetSet, of id: Person.ID) async throws {
        try await setTargetSetCall((targets, id))
    }
}
