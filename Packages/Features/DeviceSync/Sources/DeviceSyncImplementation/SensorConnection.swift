import Bluetooth
import GlucoseProfile

/// A link to a CGM sensor that looks like one to a meter: its records come as a meter's, and its record access control point is where a
/// meter's is. Everything that reads, stores and resumes then serves both.
final class SensorConnection: GATTConnection {
    static let measurement = Characteristic(GlucoseUUID.sensorMeasurement, in: GlucoseUUID.sensorService)
    private static let recordAccess = Characteristic(GlucoseUUID.recordAccessControlPoint, in: GlucoseUUID.sensorService)
    private static let feature = Characteristic(GlucoseUUID.sensorFeature, in: GlucoseUUID.sensorService)
    private static let sessionStart = Characteristic(GlucoseUUID.sensorSessionStart, in: GlucoseUUID.sensorService)

    private let link: any GATTConnection
    private let hasCheck: Bool
    private let start: MeterDateTime?

    /// Reads what its records need to be understood. Throws as `GATTConnection.read(_:)` does.
    init(_ link: any GATTConnection) async throws(BluetoothError) {
        self.link = link
        let feature = try await Self.value(of: Self.feature, from: link)
        hasCheck = (try? CGMFeature(decoding: feature))?.hasCheck ?? false
        start = (try? CGMSessionStart(decoding: try await Self.value(of: Self.sessionStart, from: link)))?.dateTime
    }

    var address: BluetoothAddress { link.address }

    var characteristics: Set<Characteristic> {
        link.characteristics.union([MeterLink.measurement, MeterLink.recordAccess])
    }

    func read(_ characteristic: Characteristic) async throws(BluetoothError) -> [UInt8] {
        try await link.read(characteristic)
    }

    func write(_ bytes: [UInt8], to characteristic: Characteristic) async throws(BluetoothError) {
        try await link.write(bytes, to: Self.own(characteristic))
    }

    func subscribe(to characteristic: Characteristic) async throws(BluetoothError) {
        try await link.subscribe(to: Self.own(characteristic))
    }

    func nextEvents(within timeout: Duration) async throws(BluetoothError) -> [GATTEvent] {
        try await link.nextEvents(within: timeout).flatMap(meterEvents)
    }

    func disconnect() async {
        await link.disconnect()
    }

    /// One notification may hold several records.
    private func meterEvents(_ event: GATTEvent) -> [GATTEvent] {
        switch event.characteristic {
        case Self.measurement:
            CGMMeasurement.frames(in: event.value, hasCheck: hasCheck).map { frame in
                GATTEvent(characteristic: MeterLink.measurement, value: frame.glucoseFrame(sessionStart: start))
            }
        case Self.recordAccess: [GATTEvent(characteristic: MeterLink.recordAccess, value: event.value)]
        default: [event]
        }
    }

    private static func own(_ characteristic: Characteristic) -> Characteristic {
        switch characteristic {
        case MeterLink.measurement: measurement
        case MeterLink.recordAccess: recordAccess
        default: characteristic
        }
    }

    private static func value(of characteristic: Characteristic, from link: any GATTConnection) async throws(BluetoothError) -> [UInt8] {
        guard link.has(characteristic) else { return [] }
        do {
            return try await link.read(characteristic)
        } catch {
            // A sensor that does not tell this still has records; a link that is gone has none.
            guard case .att = error else { throw error }
            return []
        }
    }
}
