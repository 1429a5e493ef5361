import Bluetooth
import DeviceSetup
import Domain
import GlucoseProfile

/// Asks a connected meter who it is, what it can do, what time it thinks it is, and for its newest record; a sensor who it is. Reads only.
struct MeterEnquiry: Sendable {
    /// What came when the newest record was asked for.
    enum Newest: Sendable {
        /// A record.
        case record(Record)
        /// None, or the meter cannot be asked so.
        case none
        /// Nothing at all, in time.
        case silent
    }

    /// What of a record is shown before the first sync.
    struct Record: Sendable {
        /// The unit of its concentration; nil where it has none.
        let unit: GlucoseUnit?
    }

    /// How long the meter may take for its newest record.
    static let patience = Duration.seconds(10)

    private static let measurement = Characteristic(GlucoseUUID.measurement, in: GlucoseUUID.glucoseService)
    private static let context = Characteristic(GlucoseUUID.measurementContext, in: GlucoseUUID.glucoseService)
    private static let recordAccess = Characteristic(GlucoseUUID.recordAccessControlPoint, in: GlucoseUUID.glucoseService)
    private static let feature = Characteristic(GlucoseUUID.feature, in: GlucoseUUID.glucoseService)
    private static let sensorFeature = Characteristic(GlucoseUUID.sensorFeature, in: GlucoseUUID.sensorService)
    private static let currentTime = Characteristic(GlucoseUUID.currentTime, in: GlucoseUUID.currentTimeService)
    private static let dateTime = Characteristic(GlucoseUUID.dateTime, in: GlucoseUUID.glucoseService)

    let kind: DeviceKind
    private let link: any GATTConnection

    /// Tells what the device is. Throws `characteristicMissing` where it is none of `kinds`: it has no glucose records to give.
    init(_ link: any GATTConnection, kinds: [DeviceKind]) throws(BluetoothError) {
        guard let kind = kinds.first(where: { $0.recordCharacteristics.allSatisfy(link.has) }) else {
            throw .characteristicMissing(Self.measurement)
        }
        self.link = link
        self.kind = kind
    }

    /// Reads what the device tells about itself; what it has not, or does not give, stays nil.
    func profile(now: CivilDateTime?) async throws(BluetoothError) -> MeterProfile {
        switch kind {
        case .meter: try await meterProfile(now: now)
        case .sensor: try await sensorProfile()
        }
    }

    private func meterProfile(now: CivilDateTime?) async throws(BluetoothError) -> MeterProfile {
        let feature = try await value(Self.feature).flatMap { bytes in try? GlucoseFeature(decoding: bytes) }
        return MeterProfile(
            manufacturer: try await text(GlucoseUUID.manufacturerName),
            model: try await text(GlucoseUUID.modelNumber),
            serial: try await text(GlucoseUUID.serialNumber),
            firmware: try await text(GlucoseUUID.firmwareRevision),
            feature: feature?.rawValue,
            abilities: feature?.names ?? [],
            clock: try await clock(now: now),
            forgetsOthers: feature.map { !$0.contains(.multipleBond) } ?? false)
    }

    /// A sensor has no clock of its own, and one unit (CGM Service 1.0.1, 3.1.1.3).
    private func sensorProfile() async throws(BluetoothError) -> MeterProfile {
        let feature = try await value(Self.sensorFeature).flatMap { bytes in try? CGMFeature(decoding: bytes) }
        return MeterProfile(
            kind: .sensor,
            manufacturer: try await text(GlucoseUUID.manufacturerName),
            model: try await text(GlucoseUUID.modelNumber),
            serial: try await text(GlucoseUUID.serialNumber),
            firmware: try await text(GlucoseUUID.firmwareRevision),
            unit: .milligramsPerDeciliter,
            forgetsOthers: feature.map { !$0.hasMultipleBond } ?? false)
    }

    /// Asks for the newest record, which tells the unit of the meter.
    func newestRecord() async throws(BluetoothError) -> Newest {
        do throws(BluetoothError) {
            for characteristic in [Self.measurement, Self.context, Self.recordAccess] where link.has(characteristic) {
                try await link.subscribe(to: characteristic)
            }
            try await link.write(RecordAccessRequest.report(.last).bytes, to: Self.recordAccess)
        } catch {
            guard case .att = error else { throw error }
            return .none
        }
        return try await newest()
    }

    private func newest() async throws(BluetoothError) -> Newest {
        var record: Record?
        // A meter that ignores the operator may send its whole memory; so many packets are waited for.
        for _ in 0..<512 {
            let events = try await link.nextEvents(within: Self.patience)
            guard !events.isEmpty else { return .silent }
            for event in events where event.characteristic == Self.measurement {
                guard let measurement = try? GlucoseMeasurement(decoding: event.value) else { continue }
                record = Record(unit: measurement.concentration.map { _ in measurement.unit.glucoseUnit })
            }
            if events.contains(where: { $0.characteristic == Self.recordAccess }) { return record.map(Newest.record) ?? .none }
        }
        return .silent
    }

    private func clock(now: CivilDateTime?) async throws(BluetoothError) -> MeterProfile.Clock {
        let bytes: [UInt8]?
        if link.has(Self.currentTime) { bytes = try await value(Self.currentTime) } else { bytes = try await value(Self.dateTime) }
        guard let bytes, let now else { return .none }
        // Both begin with the same seven bytes.
        guard let time = (try? MeterDateTime(decoding: bytes))?.civilTime else { return .unset }
        return .ahead(seconds: time.epochSecond - now.epochSecond)
    }

    private func text(_ uuid: UInt16) async throws(BluetoothError) -> String? {
        try await value(Characteristic(uuid, in: GlucoseUUID.deviceInformationService)).flatMap(DeviceInformationText.decode)
    }

    private func value(_ characteristic: Characteristic) async throws(BluetoothError) -> [UInt8]? {
        guard link.has(characteristic) else { return nil }
        do {
            return try await link.read(characteristic)
        } catch {
            // A refused description is no reason not to add the meter; a link that is gone or unpaired is.
            guard case .att = error else { throw error }
            return nil
        }
    }
}

extension DeviceKind {
    /// What a device of the kind gives its records by.
    fileprivate var recordCharacteristics: [Characteristic] {
        let measurement =
            switch self {
            case .meter: GlucoseUUID.measurement
            case .sensor: GlucoseUUID.sensorMeasurement
            }
        return [measurement, GlucoseUUID.recordAccessControlPoint].map { Characteristic($0, in: service) }
    }
}
