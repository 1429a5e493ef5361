import ArgumentParsing
import Bluetooth
import DeviceSync
import DeviceSyncImplementation
import Foundation
import MeterSimulator
import Persistence
import ReadingStoreImplementation

/// `meterbook devices record FILE`: a setup and a whole sync of a real meter, written down as a meter script.
@MainActor
struct RecordCommand {
    /// How long a meter is looked for that was not named.
    private static let patience = Duration.seconds(60)
    private static let glucoseService = ServiceUUID(0x1808)

    let line: ParsedCommand

    /// Records. Returns 1 where the sync did not come to its end; what came before is in the file. Throws `CommandFailure`.
    func record(_ dependencies: AppDependencies) async throws -> Int32 {
        let path = line.text("file") ?? ""
        guard let bluetooth = dependencies.bluetooth else {
            throw CommandFailure.usage("a recording is made of a real meter; start without --transport simulated")
        }
        guard !FileManager.default.fileExists(atPath: path) else { throw CommandFailure.usage("\(path) exists already; name a new file") }
        let recorder = RecordingCentral(bluetooth)
        let database = try await AppDependencies.inMemoryDatabase()
        let store = SQLiteReadingStore(
            database: database, clock: dependencies.environment.wallClock, identifiers: dependencies.environment.identifiers)
        let agent = TerminalPairing()
        let syncing = DeviceSyncWiring.syncServices(over: recorder, pairing: agent, in: store).syncing
        let address = try await address(recorder)
        Console.printError("Recording \(address).")
        let device = try await agent.explaining { try await syncing.add(address: address.description, simulated: false) }
        let status = await syncing.sync(device.id)
        await database.close()
        return try write(recorder.script, to: path, status)
    }

    private func address(_ bluetooth: any BluetoothCentral) async throws -> BluetoothAddress {
        if let text = line.text("address") {
            guard let address = BluetoothAddress(text) else {
                throw CommandFailure.usage("“\(TerminalText.clean(text))” is no Bluetooth address; one looks like 00:11:22:33:44:55")
            }
            return address
        }
        Console.printError("Looking for a meter. Wake it up, and put it into pairing mode if it is new here.")
        let (service, patience) = (Self.glucoseService, Self.patience)
        let found = try await withThrowingTaskGroup(of: BluetoothAddress?.self) { group in
            group.addTask { try await bluetooth.discover(services: [service]).first { _ in true }?.address }
            group.addTask {
                // Cancelled as soon as a meter is seen.
                try? await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
        guard let found else { throw CommandFailure.job("no meter was seen; wake it up, bring it closer, and try again") }
        return found
    }

    private func write(_ script: MeterScript, to path: String, _ status: SyncStatus) throws -> Int32 {
        let written = line.flag("blur") ? script.blurred() : script
        guard FileManager.default.createFile(atPath: path, contents: try written.file(), attributes: [.posixPermissions: 0o600]) else {
            throw CommandFailure.job("\(path) cannot be written; name a file in a folder that is yours")
        }
        let count = written.meters.reduce(0) { $0 + $1.records.count }
        Console.note("Wrote \(count) records to \(path). Look at it before you give it away.")
        guard case .ended(let report) = status, report.completeness == .complete else {
            Console.printError("The sync did not come to its end: \(SyncCommand.sentence(status))")
            return 1
        }
        return 0
    }
}
