/// The 16-bit UUIDs that a glucose meter uses (Bluetooth Assigned Numbers); the base is 0000xxxx-0000-1000-8000-00805f9b34fb.
public enum GlucoseUUID {
    /// Glucose service.
    public static let glucoseService: UInt16 = 0x1808
    /// Continuous Glucose Monitoring service.
    public static let sensorService: UInt16 = 0x181F
    /// Current Time service.
    public static let currentTimeService: UInt16 = 0x1805
    /// Device Information service.
    public static let deviceInformationService: UInt16 = 0x180A

    /// Glucose Measurement: notified.
    public static let measurement: UInt16 = 0x2A18
    /// Glucose Measurement Context: notified, optional.
    public static let measurementContext: UInt16 = 0x2A34
    /// Glucose Feature: read.
    public static let feature: UInt16 = 0x2A51
    /// Record Access Control Point: written with response and indicated.
    public static let recordAccessControlPoint: UInt16 = 0x2A52

    /// CGM Measurement: notified.
    public static let sensorMeasurement: UInt16 = 0x2AA7
    /// CGM Feature: read.
    public static let sensorFeature: UInt16 = 0x2AA8
    /// CGM Session Start Time: read.
    public static let sensorSessionStart: UInt16 = 0x2AAA

    /// Date Time; Accu-Chek meters have it inside the Glucose service as their clock.
    public static let dateTime: UInt16 = 0x2A08
    /// Current Time.
    public static let currentTime: UInt16 = 0x2A2B

    /// Model Number String.
    public static let modelNumber: UInt16 = 0x2A24
    /// Serial Number String.
    public static let serialNumber: UInt16 = 0x2A25
    /// Firmware Revision String.
    public static let firmwareRevision: UInt16 = 0x2A26
    /// Manufacturer Name String.
    public static let manufacturerName: UInt16 = 0x2A29
}
