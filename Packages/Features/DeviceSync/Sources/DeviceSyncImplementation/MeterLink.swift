import Bluetooth
import DeviceSync
import Domain
import GlucoseProfile
import ReadingStore

/// The characteristics of a glucose meter, and what it says about itself.
struct MeterLink: Sendable {
    static let measurement = Characteristic(GlucoseUUID.measurement, in: GlucoseUUID.glucoseService)
    static let context = Characteristic(GlucoseUUID.measurementContext, in: GlucoseUUID.glucoseService)
    static let recordAccess = Characteristic(GlucoseUUID.recordAccessControlPoint, in: GlucoseUUID.glucoseService)
    private static let feature = Characteristic(GlucoseUUID.feature, in: GlucoseUUID.glucoseService)
    private static let manufacturer = Characteristic(GlucoseUUID.manufacturerName, in: GlucoseUUID.deviceInformationService)
    private static let model = Characteristic(GlucoseUUID.modelNumber, in: GlucoseUUID.deviceInformationService)
    private static let serial = Characteristic(GlucoseUUID.serialNumber, in: GlucoseUUID.deviceInformationService)
    private static let firmware = Characteristic(GlucoseUUID.firmwareRevision, in: GlucoseUUID.deviceInformationService)

    let connection: any GATTConnection
    let kind: DeviceKind

    /// What a device offers: a meter, or a sensor where those are allowed. Throws `characteristicMissing` for any other device.
    init(_ connection: any GATTConnection, gate: any DeviceKindGate) async throws(BluetoothError) {
        if connection.has(Self.measurement), gate.allows(.meter) {
            self.connection = connection
            kind = .meter
        } else if connection.has(SensorConnection.measurement), gate.allows(.sensor) {
            self.connection = try await SensorConnection(connection)
            kind = .sensor
        } else {
            throw .characteristicMissing(Self.measurement)
        }
    }

    /// Subscribes to everything, before the first request, in the order of the Glucose Profile.
    func subscribe() async throws(BluetoothError) {
        for characteristic in [Self.measurement, Self.context, Self.recordAccess] {
            guard connection.has(characteristic) else {
                if characteristic == Self.context { continue }
                throw .characteristicMissing(characteristic)
            }
            try await connection.subscribe(to: characteristic)
        }
    }

    /// Reads who the meter is; what it has not, or does not give, stays nil.
    func details() async throws(BluetoothError) -> DeviceDetails {
        DeviceDetails(
            manufacturer: try await text(Self.manufacturer),
            model: try await text(Self.model),
            serial: try await text(Self.serial),
            firmware: try await text(Self.firmware),
            feature: try await value(Self.feature).flatMap { bytes in (try? GlucoseFeature(decoding: bytes))?.rawValue }
        )
    }

    private func text(_ characteristic: Characteristic) async throws(BluetoothError) -> String? {
        try await value(characteristic).flatMap(DeviceInformationText.decode)
    }

    private func value(_ characteristic: Characteristic) async throws(BluetoothError) -> [UInt8]? {
        guard connection.has(characteristic) else { return nil }
        do {
            return try await connection.read(characteristic)
        } catch {
            // A refused description is no reason not to read the records; a link that is gone or unpaired is.
            guard case .att = error else { throw error }
            return nil
        }
    }
}
