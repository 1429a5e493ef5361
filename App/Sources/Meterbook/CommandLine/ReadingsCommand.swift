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
        var query = ReadingQuery(from: line.text("from").flatMap { CivilDate($0) }, to: line.text("to").flatMap { CivilDate($0) })
        if let from = query.from, let to = query.to, to < from { throw CommandFailure.usage("--from \(from) is after --to \(to)") }
        if let id = line.text("device") {
            query.device = DeviceIdentity.ID(rawValue: id)
            // A meter that was removed may have left its readings.
            if try await store.page(query, after: nil, limit: 1).readings.isEmpty { try await checkDevice(id, store) }
        }
        if let name = line.text("person") {
            let people = try await store.people()
            guard let person = people.first(where: { $0.id.rawValue == name || $0.name == name }) else {
                throw CommandFailure.usage(
                    "there is no person “\(name)”; the people are: \(people.map(\.id.rawValue).joined(separator: ", "))")
            }
            query.person = person.id
        }
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

    private func checkDevice(_ id: String, _ store: SQLiteReadingStore) async throws {
        guard try await !store.devices().contains(where: { $0.identity.id.rawValue == id }) else { return }
        throw CommandFailure.unknownDevice(id)
    }
}
