import Bluetooth
import BluetoothImplementation
import FakeBluetoothService
import MeterSimulator
import SDBus
import TestSupport
import Testing

/// A private bus with the stand-in for bluetoothd on it, ten devices in range of which three are meters, and the central that the app ships.
struct Range {
    let bus: PrivateBus
    let radio: FakeRadio
    let service: FakeBluetoothService
    let central: any BluetoothCentral
    let meters: [ScriptedMeter]

    /// `change` may alter the three meters, which are not paired.
    static func make(adapters: [String] = ["hci0"], _ change: (inout [ScriptedMeter]) -> Void = { _ in }) async throws -> Range {
        var meters = try (1...3).map { try meter($0) }
        change(&meters)
        let battery: BluetoothUUID = ServiceUUID(0x180F)
        let bystanders = try (4...10).map { number in
            FakeBystander(try address(number), name: number == 4 ? nil : "Device \(number)", services: number == 5 ? [] : [battery])
        }
        let bus = try PrivateBus()
        let radio = FakeRadio(MeterScript(meters: meters), bystanders: bystanders)
        let service = try await FakeBluetoothService.start(on: .address(bus.address), radio: radio, adapters: adapters)
        return Range(bus: bus, radio: radio, service: service, central: BlueZCentral(bus: .address(bus.address)), meters: meters)
    }

    var address: BluetoothAddress { meters[0].address }

    static func address(_ number: Int) throws -> BluetoothAddress {
        try #require(BluetoothAddress("00:11:22:33:44:\(number < 10 ? "0\(number)" : "\(number)")"))
    }

    private static func meter(_ number: Int) throws -> ScriptedMeter {
        let records = (0..<50).map { sequence in
            ScriptedRecord(measurement: [0x0B, UInt8(sequence), 0, 0xE8, 0x07, 1, 30, 5, 58, 27, 0x53, 0x01, 0x6F, 0xB0, 0xF8, 0, 0])
        }
        return ScriptedMeter(
            name: "Meter \(number)", address: try address(number), manufacturer: "Roche", model: "929", serial: "\(number)",
            passkey: 123_456, isKnown: false, feature: [0xFF, 0x07], records: records)
    }
}

/// What a person would answer.
struct Person: PairingAgent {
    var passkey: UInt32? = 123_456

    func passkey(for device: BluetoothAddress) async -> UInt32? { passkey }
    func pinCode(for device: BluetoothAddress) async -> String? { passkey.map(String.init) }
    func confirm(passkey: UInt32, for device: BluetoothAddress) async -> Bool { passkey == self.passkey }
    func authorize(_ device: BluetoothAddress) async -> Bool { passkey != nil }
}

extension GATTConnection {
    /// Subscribes and asks for all records; returns the measurements and the answer, or what ended the transfer.
    func readAll() async throws(BluetoothError) -> (measurements: [[UInt8]], answer: [UInt8]) {
        try await subscribe(to: .measurement)
        try await subscribe(to: .controlPoint)
        try await write([1, 1], to: .controlPoint)
        var measurements: [[UInt8]] = []
        while true {
            let events = try await nextEvents(within: .seconds(25))
            if events.isEmpty { throw .timedOut }
            measurements += events.filter { $0.characteristic == .measurement }.map(\.value)
            if let answer = events.first(where: { $0.characteristic == .controlPoint }) { return (measurements, answer.value) }
        }
    }
}

extension Characteristic {
    static let measurement = Characteristic(0x2A18, in: 0x1808)
    static let feature = Characteristic(0x2A51, in: 0x1808)
    static let controlPoint = Characteristic(0x2A52, in: 0x1808)
    static let serial = Characteristic(0x2A25, in: 0x180A)
}
