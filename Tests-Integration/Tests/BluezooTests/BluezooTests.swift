import Bluetooth
import BluetoothImplementation
import GlucoseProfile
import MeterSimulator
import SDBus
import TestSupport
import Testing

/// The GATT path's happy way against a fake that was written by others from BlueZ's documentation: so paths, signatures, order and decoding are not
/// only what the stand-in of this repository believes.
@Suite(.serialized, .enabled(if: Bluezoo.isInstalled, "bluezoo 1.0.2 is not installed: tools/setup.sh test fetches it"))
struct BluezooTests {
    @Test func aMeterIsFoundPairedReadAndSyncedWhole() async throws {
        let records = (1...150).map { number in
            let sequence = [UInt8(number & 0xFF), UInt8(number >> 8)]
            let measurement = [0x1B] + sequence + [0xE8, 0x07, 1, 30, 5, 58, 27, 0x53, 0x01, 0x6F, 0xB0, 0xF8, 0, 0]
            return ScriptedRecord(measurement: measurement, context: [0x02] + sequence + [1])
        }
        let address = try #require(BluetoothAddress(Bluezoo.meterAddress))
        let meter = ScriptedMeter(
            name: "Meter", address: address, manufacturer: "Roche", model: "929", serial: "92900123456", feature: [0xFF, 0x07],
            records: records)
        let bluezoo = try await Bluezoo.start()
        let peripheral = try await Peripheral.start(meter, on: .address(bluezoo.bus.address))
        let central = BlueZCentral(bus: .address(bluezoo.bus.address))
        #expect(await central.availability() == .available)

        var found: DiscoveredDevice?
        for try await device in central.discover(services: [ServiceUUID(GlucoseUUID.glucoseService)]) {
            found = device
            break
        }
        #expect(found?.address == address)
        #expect(found?.name == "Meter")

        let link = try await central.connect(to: address, pairing: Nobody())
        #expect(link.characteristics.count == 7)
        #expect(try await link.read(Self.serial) == Array("92900123456".utf8))
        for characteristic in [Self.measurement, Self.context, Self.controlPoint] { try await link.subscribe(to: characteristic) }
        let (items, outcome) = try await Self.sync(link)
        #expect(outcome.ending == .complete(cursor: outcome.cursor))
        #expect(outcome.isWhole)
        #expect(outcome.counts.measurements == 150)
        #expect(outcome.counts.contexts == 150)
        #expect(outcome.counts.duplicates == 0)
        let measurements = items.compactMap { item in if case .measurement(let item) = item { item.bytes } else { nil } }
        #expect(measurements == records.map(\.measurement), "in their order")
        withExtendedLifetime((bluezoo, peripheral)) {}
    }

    private static let measurement = Characteristic(GlucoseUUID.measurement, in: GlucoseUUID.glucoseService)
    private static let context = Characteristic(GlucoseUUID.measurementContext, in: GlucoseUUID.glucoseService)
    private static let controlPoint = Characteristic(GlucoseUUID.recordAccessControlPoint, in: GlucoseUUID.glucoseService)
    private static let serial = Characteristic(GlucoseUUID.serialNumber, in: GlucoseUUID.deviceInformationService)

    /// Performs what the Glucose Profile's state machine asks for, to its end.
    private static func sync(_ link: any GATTConnection) async throws -> (items: [SyncItem], outcome: SyncOutcome) {
        var machine = GlucoseSync(plan: SyncPlan())
        var items: [SyncItem] = []
        var pending = [SyncEvent.start]
        var patience = Duration.zero
        while true {
            while !pending.isEmpty {
                for action in machine.handle(pending.removeFirst()) {
                    switch action {
                    case .write(let bytes): try await link.write(bytes, to: controlPoint)
                    case .store(let item): items.append(item)
                    case .finish(let outcome): return (items, outcome)
                    case .armTimer(let duration): patience = duration
                    case .progress: break
                    }
                }
            }
            let events = try await link.nextEvents(within: patience)
            pending = events.map { .received(characteristic: $0.characteristic.uuid.assigned ?? 0, value: $0.value) }
            if pending.isEmpty { pending = [.timedOut] }
        }
    }
}

/// Answers nothing: bluezoo asks nothing.
private struct Nobody: PairingAgent {
    func passkey(for device: BluetoothAddress) async -> UInt32? { nil }
}

extension SyncOutcome {
    fileprivate var cursor: RecordCursor? {
        if case .complete(let cursor) = ending { cursor } else { nil }
    }
}
