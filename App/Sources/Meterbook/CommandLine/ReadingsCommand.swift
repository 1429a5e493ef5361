import ArgumentParsing
import Domain
import ReadingStore
import ReadingStoreImplementation

/// `meterbook readings`: prints what is stored, oldest first.
@MainActor
struct ReadingsCommand {
    let line: ParsedCommand

    /// Prints. Throws `CommandFailure` or `ReadingStoreError`.
    func run() async throws -> Int32 {
        let store = try await ReadSession(AppEnvironment(line)).store()
        let selection = try await ReadingSelection(line, in: store)
        let query = ReadingQuery(person: selection.person, device: selection.device, from: selection.from, to: selection.to)
        let rows = try await store.readings(query).map(ReadingRow.init)
        let unreadable = try await store.unreadable(after: nil, limit: nil).records
            .filter { query.device == nil || $0.device.id == query.device }
        switch line.text("format") {
        case "json": try Console.write(ReadingDocument(readings: rows, unreadable: unreadable.map(UnreadableRow.init)).bytes())
        case "csv": try Console.write(ReadingTable.csv(rows))
        default: try Console.write(ReadingTable.text(rows, unreadableCount: unreadable.count, isFiltered: query != ReadingQuery()))
        }
        return 0
    }
}
