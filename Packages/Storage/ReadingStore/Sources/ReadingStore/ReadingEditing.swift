public import Domain

/// Changes readings, and remembers what they were.
///
/// What a person changed is never overwritten by a meter. Every function throws `ReadingStoreError`, and then changed nothing.
public protocol ReadingEditing: Sendable {
    /// Adds a typed reading.
    func add(_ reading: NewReading) async throws -> Reading
    /// Makes the same changes to all of these readings.
    func edit(_ ids: [Reading.ID], _ changes: [ReadingChange]) async throws -> ChangeID
    /// Deletes readings. They can be restored; a meter that reports them again does not bring them back.
    func delete(_ ids: [Reading.ID]) async throws -> ChangeID
    /// Brings deleted readings back as they were.
    func restore(_ ids: [Reading.ID]) async throws -> ChangeID
    /// Undoes a change where nothing was changed since, and returns the readings that it touched. Undoing twice does nothing more.
    func undo(_ change: ChangeID) async throws -> [Reading.ID]
    /// What was changed about a reading, oldest first.
    func history(of id: Reading.ID) async throws -> [HistoryEntry]
}
