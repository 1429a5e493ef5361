import ArgumentParsing
import Domain
import ReadingStore
import ReadingStoreImplementation

/// The readings that flags of a command name: `--from`, `--to`, `--device`, `--person`.
struct ReadingSelection {
    /// The first day; nil for no bound.
    let from: CivilDate?
    /// The last day; nil for no bound.
    let to: CivilDate?
    /// From which meter; nil for all.
    let device: DeviceIdentity.ID?
    /// Whose; nil for everyone's.
    let person: Person.ID?

    /// Reads the flags and looks up what they name. Throws `CommandFailure` or `ReadingStoreError`.
    init(_ line: ParsedCommand, in store: SQLiteReadingStore) async throws {
        from = line.text("from").flatMap { CivilDate($0) }
        to = line.text("to").flatMap { CivilDate($0) }
        if let from, let to, to < from { throw CommandFailure.usage("--from \(from) is after --to \(to)") }
        device = line.text("device").map { DeviceIdentity.ID(rawValue: $0) }
        person = try await Self.person(line.text("person"), store)
        guard let device else { return }
        // A meter that was removed may have left its readings.
        guard try await store.page(ReadingQuery(device: device, from: from, to: to), after: nil, limit: 1).readings.isEmpty else { return }
        guard try await store.devices().contains(where: { $0.id == device }) else { throw CommandFailure.unknownDevice(device.rawValue) }
    }

    private static func person(_ name: String?, _ store: SQLiteReadingStore) async throws -> Person.ID? {
        guard let name else { return nil }
        let people = try await store.people()
        guard let person = people.first(where: { $0.id.rawValue == name || $0.name == name }) else {
            throw CommandFailure.usage(
                "there is no person “\(TerminalText.clean(name))”; the people are: \(people.map(\.id.rawValue).joined(separator: ", "))")
        }
        return person.id
    }
}
