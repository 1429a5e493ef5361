import Bluetooth
import GlucoseProfile

/// The characteristics of a simulated meter.
enum MeterAttribute {
    static let glucoseService = ServiceUUID(GlucoseUUID.glucoseService)
    static let measurement = Characteristic(GlucoseUUID.measurement, in: GlucoseUUID.glucoseService)
    static let context = Characteristic(GlucoseUUID.measurementContext, in: GlucoseUUID.glucoseService)
    static let feature = Characteristic(GlucoseUUID.feature, in: GlucoseUUID.glucoseService)
    static let controlPoint = Characteristic(GlucoseUUID.recordAccessControlPoint, in: GlucoseUUID.glucoseService)
    static let sensorService = ServiceUUID(GlucoseUUID.sensorService)
    static let sensorMeasurement = Characteristic(GlucoseUUID.sensorMeasurement, in: GlucoseUUID.sensorService)
    static let sensorFeature = Characteristic(GlucoseUUID.sensorFeature, in: GlucoseUUID.sensorService)
    static let sensorSessionStart = Characteristic(GlucoseUUID.sensorSessionStart, in: GlucoseUUID.sensorService)
    static let sensorControlPoint = Characteristic(GlucoseUUID.recordAccessControlPoint, in: GlucoseUUID.sensorService)
    static let dateTime = Characteristic(GlucoseUUID.dateTime, in: GlucoseUUID.glucoseService)
    static let currentTime = Characteristic(GlucoseUUID.currentTime, in: GlucoseUUID.currentTimeService)
    static let manufacturer = Characteristic(GlucoseUUID.manufacturerName, in: GlucoseUUID.deviceInformationService)
    static let model = Characteristic(GlucoseUUID.modelNumber, in: GlucoseUUID.deviceInformationService)
    static let serial = Characteristic(GlucoseUUID.serialNumber, in: GlucoseUUID.deviceInformationService)
    static let firmware = Characteristic(GlucoseUUID.firmwareRevision, in: GlucoseUUID.deviceInformationService)

    /// Where a meter's clock may be.
    static let clocks = [currentTime, dateTime]

    /// The constant values of a meter.
    static func values(of meter: ScriptedMeter) -> [Characteristic: [UInt8]] {
        var values: [Characteristic: [UInt8]] = [:]
        if let sensor = meter.sensor {
            values[sensorFeature] = sensor.feature.bytes
            values[sensorSessionStart] = sensor.sessionStart.bytes(hasCheck: sensor.hasCheck)
        } else {
            values[feature] = meter.feature
        }
        values[manufacturer] = meter.manufacturer.map(DeviceInformationText.encode)
        values[model] = meter.model.map(DeviceInformationText.encode)
        values[serial] = meter.serial.map(DeviceInformationText.encode)
        values[firmware] = meter.firmware.map(DeviceInformationText.encode)
        return values
    }

    /// The service that a device advertises.
    static func service(of meter: ScriptedMeter) -> ServiceUUID {
        meter.sensor == nil ? glucoseService : sensorService
    }

    /// Where a meter's clock is; nil where it has none to read.
    static func clock(of meter: ScriptedMeter) -> Characteristic? {
        guard meter.clock != nil else { return nil }
        return meter.clockCharacteristic == .currentTime ? currentTime : dateTime
    }
}

/// The ATT errors (Core Specification, Vol 3, Part F, 3.4.1.1) that a simulated meter answers besides those of its profile.
enum MeterATTError {
    static let readNotPermitted: UInt8 = 0x02
    static let writeNotPermitted: UInt8 = 0x03
    static let requestNotSupported: UInt8 = 0x06
    static let invalidAttributeLength: UInt8 = 0x0D
    static let valueNotAllowed: UInt8 = 0x13
}
