public import Domain

/// What people said about themselves, and what is stored of them.
///
/// Every function throws `ReadingStoreError`.
public protocol ProfileStore: PeopleStore {
    /// What someone said about themselves.
    func profile(of id: Person.ID) async throws -> PersonProfile
    /// Takes over what someone says about themselves.
    func setProfile(_ profile: PersonProfile, of id: Person.ID) async throws
    /// What is stored of someone.
    func holdings(of id: Person.ID) async throws -> PersonHoldings
    /// Deletes someone and everything of theirs, and rewrites the database so that no byte of it is left in its files. After the last person
    /// there is a new one without a name.
    ///
    /// Meters that brought readings of others too become theirs, as removed ones. Throws `notPurged` where all is deleted but the files could
    /// not be rewritten; `finishErasing` does that later.
    func erase(_ id: Person.ID) async throws
    /// Rewrites the database where an erasure was cut off before it had; else does nothing.
    func finishErasing() async throws
}
