import ArgumentParsing
import Bluetooth
import DeviceSync
import DeviceSyncImplementation
import Domain
import Foundation
import MeterSimulator
import ReadingStore
import ReadingStoreImplementation

/// `meterbook devices list|add|remove|record`.
@MainActor
struct DevicesCommand {
    let line: ParsedCommand

    /// Does what the subcommand says. Throws `CommandFailure`.
    func run() async throws -> Int32 {
        let environment = try AppEnvironment(line)
        switch line.path.last {
        case "add":
            return try await WriteSession(environment, command: "meterbook devices add").run(add)
        case "record":
            return try await WriteSession(environment, command: "meterbook devices record").run(RecordCommand(line: line).record)
        case "remove":
            return try await WriteSession(environment, command: "meterbook devices remove").run(remove)
        default:
            try await list(environment)
            return 0
        }
    }

    private func add(_ dependencies: AppDependencies) async throws -> Int32 {
        let address = line.text("address") ?? ""
        guard BluetoothAddress(address) != nil else {
            throw CommandFailure.usage("“\(TerminalText.clean(address))” is no Bluetooth address; one looks like 00:11:22:33:44:55")
        }
        let isSimulated = dependencies.offeredMeters.contains { $0.address.description == address.uppercased() }
        guard isSimulated || dependencies.bluetooth != nil else {
            throw CommandFailure.job("no simulated meter has the address \(address), and “--transport simulated” reaches no other")
        }
        let agent = TerminalPairing()
        let syncing = DeviceSyncWiring.syncServices(dependencies, pairing: agent).syncing
        let device = try await agent.explaining { try await syncing.add(address: address, simulated: isSimulated) }
        Console.note("Added \(TerminalText.clean(device.identity.nameOrAddress)) as \(device.id.rawValue).")
        return 0
    }

    private func remove(_ dependencies: AppDependencies) async throws -> Int32 {
        let id = DeviceIdentity.ID(rawValue: line.text("id") ?? "")
        let syncing = dependencies.deviceSync.syncing
        try await syncing.load()
        guard let device = syncing.devices?.first(where: { $0.id == id }) else { throw CommandFailure.unknownDevice(id.rawValue) }
        try await syncing.remove(id, keepingReadings: true)
        Console.note("Removed \(TerminalText.clean(device.identity.nameOrAddress)); its readings are kept.")
        return 0
    }

    private func list(_ environment: AppEnvironment) async throws {
        let devices = try await ReadSession(environment).store().devices()
        if line.text("format") == "json" {
            try Console.write(DeviceDocument(devices: devices).bytes())
        } else if devices.isEmpty {
            try Console.print("There is no paired device yet; add one with “meterbook devices add ADDRESS” or in the browser.")
        } else {
            var table = TextTable([.leading, .leading, .leading, .leading, .leading])
            for device in devices { table.add(Self.cells(device)) }
            for line in table.lines { try Console.print(line) }
        }
    }

    private static func cells(_ device: StoredDevice) -> [String] {
        let identity = device.identity
        return [
            device.id.rawValue, identity.address, TerminalText.clean(identity.nameOrAddress),
            identity.serial.map(TerminalText.clean) ?? "-",
            device.isSimulated ? "simulated" : "real",
        ]
    }
}
