import ArgumentParsing
import Foundation
import PreferencesImplementation
import Sharing
import SharingImplementation

/// `meterbook export`: writes readings into a file for other programs, with what the pages do it with.
@MainActor
struct ExportCommand {
    let line: ParsedCommand

    /// Exports. Throws `CommandFailure`, `ReadingStoreError` or `SharingError`.
    func run() async throws -> Int32 {
        let environment = try AppEnvironment(line)
        let session = ReadSession(environment)
        let database = try await session.database()
        let store = session.store(over: database)
        let selection = try await ReadingSelection(line, in: store)
        let request = ExportRequest(
            line.text("format").flatMap(ExportFormat.init(rawValue:)) ?? .csv, person: selection.person, device: selection.device,
            from: selection.from, to: selection.to, includesNotes: !line.flag("without-notes"),
            includesControlTests: line.flag("with-control"), includesSimulated: line.flag("with-simulated"))
        let needs = SharingWiring.needs(of: store, SQLitePreferences(database: database), environment)
        let exporting = SharingServices(dependencies: needs).exporting
        let chunks: AsyncThrowingStream<[UInt8], any Error>
        do {
            chunks = try await exporting.export(request)
        } catch SharingError.personNeeded {
            throw CommandFailure.usage("a file of this format is of one person, and there are several; name one with --person")
        }
        var file = try OutputFile(line.text("out"))
        for try await chunk in chunks { try file.write(chunk) }
        try file.finish()
        return 0
    }
}
