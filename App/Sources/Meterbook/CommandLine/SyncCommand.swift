import ArgumentParsing
import Bluetooth
import DeviceSync
import DeviceSyncImplementation
import Domain
import MeterSimulator

/// `meterbook sync`: reads the paired meters, side by side.
@MainActor
struct SyncCommand {
    let line: ParsedCommand

    /// Syncs and prints a line for each meter, to standard error for one that failed. Returns 1 when any failed. Throws `CommandFailure`.
    func run() async throws -> Int32 {
        let environment = try AppEnvironment(line)
        return try await WriteSession(environment, command: "meterbook sync").run { dependencies in
            if environment.transport == .bluez, case .unavailable(let reason)? = await dependencies.bluetooth?.availability() {
                throw CommandFailure.job("\(BluetoothError.unavailable(reason))")
            }
            try await dependencies.addScriptedMeters()
            let syncing = dependencies.deviceSync.syncing
            try await syncing.load()
            let devices = try selected(from: syncing.devices ?? [])
            guard !devices.isEmpty else {
                let simulated = dependencies.offeredMeters.first.map { " A simulated one is at \($0.address)." } ?? ""
                Console.note("There is no paired device yet; add one with “meterbook devices add ADDRESS” or in the browser.\(simulated)")
                return 0
            }
            let signals = try TerminationSignals { for device in devices { syncing.cancel(device.id) } }
            defer { signals.stop() }
            return await sync(devices, with: syncing)
        }
    }

    private func selected(from devices: [SyncedDevice]) throws -> [SyncedDevice] {
        guard let id = line.text("device") else { return devices }
        let chosen = devices.filter { $0.id.rawValue == id }
        guard !chosen.isEmpty else { throw CommandFailure.unknownDevice(id) }
        return chosen
    }

    private func sync(_ devices: [SyncedDevice], with syncing: any DeviceSyncing) async -> Int32 {
        let runs = devices.map { device in (device, Task { await syncing.sync(device.id) }) }
        let progress = SyncProgressLine(devices, with: syncing)
        var exitCode: Int32 = 0
        for (device, run) in runs {
            progress.begin()
            let status = await run.value
            progress.end()
            let line =
                "\(TerminalText.clean(device.identity.nameOrAddress)) (\(TerminalText.clean(device.identity.serialOrAddress))): \(Self.sentence(status))"
            if case .ended(let report) = status, report.completeness == .complete {
                Console.note(line)
            } else {
                Console.printError(line)
                exitCode = 1
            }
        }
        return exitCode
    }

    /// How a sync ended.
    static func sentence(_ status: SyncStatus) -> String {
        switch status {
        case .ended(let report): "\(counts(report))\(report.completeness == .cancelled ? "; cancelled, sync again for the rest" : "")"
        case .failed(let error, let report): "failed: \(error)" + (report.map { " (\(counts($0)))" } ?? "")
        case .idle, .connecting, .receiving, .cancelling: "did not end"
        }
    }

    private static func counts(_ report: SyncReport) -> String {
        "\(report.added) new, \(report.known) already known, \(report.unreadable) unreadable"
    }
}
