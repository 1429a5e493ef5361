import Bluetooth
import Domain
import FakeBluetoothService
import IntegrationSupport
import MeterSimulator
import SDBus
import TestSupport
import Testing

/// A computer with Bluetooth: a D-Bus of its own with the stand-in for bluetoothd, meters in range, and the app installed.
final class Machine: Sendable {
    let bus: PrivateBus
    let radio: FakeRadio
    let installation: Installation

    /// Brings the meters of a script into range, none of them paired.
    init(_ script: MeterScriptFile) throws {
        bus = try PrivateBus()
        let now = try #require(CivilDateTime("2026-03-01T12:00:00"))
        radio = FakeRadio(try MeterScript(json: Array(script.json.serialized()), now: now))
        installation = try Installation(systemBus: bus.address)
    }

    /// Starts bluetoothd.
    func startService(adapters: [String] = ["hci0"]) async throws -> FakeBluetoothService {
        try await FakeBluetoothService.start(on: .address(bus.address), radio: radio, adapters: adapters)
    }

    /// Runs a command at a terminal and types each line when its question stands there; returns the exit code and what it wrote.
    func run(_ arguments: [String], typing lines: [(question: String, answer: String)]) async throws -> (code: Int32?, text: String) {
        let terminal = try PseudoTerminal()
        let process = try ChildProcess(
            executable: installation.binary, arguments: arguments, environment: installation.environment, terminal: terminal)
        for (question, answer) in lines {
            try await eventually("the question “\(question)”", detail: { process.standardOutput + process.standardError }) {
                process.standardError.contains(question) || process.exitStatus != nil ? true : nil
            }
            terminal.type(answer)
        }
        let ending = await process.waitForExit(within: .seconds(60))
        return (ending?.exitCode, process.standardOutput + process.standardError)
    }

    /// Pairs the app with the meter of this address.
    func pair(_ address: String, passkey: String = "123456") async throws {
        let run = try await run(["devices", "add", address], typing: [("six digits", passkey)])
        try #require(run.code == 0, "\(run.text)")
    }
}

/// A meter that asks for the passkey 123456.
enum OneMeter {
    static let address = "00:11:22:33:00:00"

    /// In range and not paired; `faults` are counted by its links, of which pairing is the first.
    static func script(_ count: Int = 40, faults: [ScriptedFault] = []) -> MeterScriptFile {
        MeterScriptFile(
            IntegrationSupport.ScriptedMeter(isKnown: false, records: IntegrationSupport.ScriptedRecord.series(count), faults: faults))
    }

    /// What the app reads of it over the simulated transport.
    static func rows(_ count: Int = 40) async throws -> [ReadingRow] {
        let installation = try Installation()
        let script = MeterScriptFile(IntegrationSupport.ScriptedMeter(records: IntegrationSupport.ScriptedRecord.series(count)))
        let run = try await installation.sync(script)
        #expect(run.exitCode == 0, "\(run)")
        return try await installation.readings().rows.map(\.asReal)
    }
}
