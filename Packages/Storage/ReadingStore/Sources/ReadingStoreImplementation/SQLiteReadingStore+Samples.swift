public import Domain
public import ReadingStore

extension SQLiteReadingStore: SampleQuerying {
    /// What statistics ask of each matching reading of known time, oldest first.
    public func samples(_ query: ReadingQuery) async throws -> [ReadingSample] {
        try await read { try SampleTable.samples(query, $0) }
    }

    /// Where a meter's memory was overwritten before a sync, oldest first.
    public func memoryGaps(of person: Person.ID, from: CivilDate, to: CivilDate) async throws -> [MemoryGap] {
        try await read { try SampleTable.gaps(of: person, from: from, to: to, $0) }
    }
}
