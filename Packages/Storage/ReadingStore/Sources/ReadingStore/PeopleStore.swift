public import Domain

/// The people of this installation. There is always at least one.
///
/// Every function throws `ReadingStoreError`.
public protocol PeopleStore: ReadingStoreObserving {
    /// Everyone, in the order in which they were added.
    func people() async throws -> [Person]
    /// Adds someone.
    func addPerson(name: String) async throws -> Person
    /// Gives someone another name.
    func rename(_ id: Person.ID, to name: String) async throws
    /// The target set of someone, the standard one until another is chosen, with those of meals.
    func targetSet(of id: Person.ID) async throws -> TargetSet
    /// Chooses the target set of someone, with those of meals; reserved meals have none.
    func setTargetSet(_ targets: TargetSet, of id: Person.ID) async throws
}
