public import Domain
public import ReadingStore
public import TestSupport

/// Where a screen under test sends its changes. Each function is prepared by its `MockCall`; unprepared ones fail the test.
public final class MockReadingEditing: ReadingEditing {
    /// What `add` does.
    public let addCall: MockCall<NewReading, Reading>
    /// What `edit` does.
    public let editCall: MockCall<(ids: [Reading.ID], changes: [ReadingChange]), ChangeID>
    /// What `delete` does.
    public let deleteCall: MockCall<[Reading.ID], ChangeID>
    /// What `restore` does.
    public let restoreCall: MockCall<[Reading.ID], ChangeID>
    /// What `undo` does.
    public let undoCall: MockCall<ChangeID, [Reading.ID]>
    /// What `history` does.
    public let historyCall: MockCall<Reading.ID, [HistoryEntry]>

    /// Makes a mock of which nothing is prepared.
    public init(unconfigured: UnconfiguredCalls = UnconfiguredCalls()) {
        addCall = MockCall("MockReadingEditing.add", unconfigured)
        editCall = MockCall("MockReadingEditing.edit", unconfigured)
        deleteCall = MockCall("MockReadingEditing.delete", unconfigured)
        restoreCall = MockCall("MockReadingEditing.restore", unconfigured)
        undoCall = MockCall("MockReadingEditing.undo", unconfigured)
        historyCall = MockCall("MockReadingEditing.history", unconfigured)
    }

    /// Adds a typed reading.
    public func add(_ reading: NewReading) async throws -> Reading {
        try await addCall(reading)
    }

    /// Changes readings.
    public func edit(_ ids: [Reading.ID], _ changes: [ReadingChange]) async throws -> ChangeID {
        try await editCall((ids, changes))
    }

    /// Deletes readings.
    public func delete(_ ids: [Reading.ID]) async throws -> ChangeID {
        try await deleteCall(ids)
    }

    /// Restores readings.
    public func restore(_ ids: [Reading.ID]) async throws -> ChangeID {
        try await restoreCall(ids)
    }

    /// Undoes a change.
    public func undo(_ change: ChangeID) async throws -> [Reading.ID] {
        try await undoCall(change)
    }

    /// What was changed about a reading.
    public func history(of id: Reading.ID) async throws -> [HistoryEntry] {
        try await historyCall(id)
    }
}
