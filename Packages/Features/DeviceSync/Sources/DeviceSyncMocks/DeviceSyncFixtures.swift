public import DeviceSync
import Domain
import Foundation

/// Meters and reports for tests and previews.
public enum DeviceSyncFixtures {
    /// A meter that was never synced.
    public static let newMeter = SyncedDevice(
        identity: DeviceIdentity(
            id: .init(rawValue: "meter-1"), address: "00:11:22:33:44:55", name: "Accu-Chek Guide", manufacturer: "Roche", model: "929",
            serial: "92900123456"),
        isSimulated: false)

    /// A simulated meter after a complete sync.
    public static let simulatedMeter = SyncedDevice(
        identity: DeviceIdentity(id: .init(rawValue: "meter-2"), address: "00:11:22:33:44:66", name: "Simulated meter", serial: "SIM-1"),
        isSimulated: true,
        lastSync: completeReport)

    /// A meter that tells nothing about itself.
    public static let plainMeter = SyncedDevice(
        identity: DeviceIdentity(id: .init(rawValue: "meter-4"), address: "00:11:22:33:44:88", name: "Meter"), isSimulated: false)

    /// A meter whose name has nothing to see.
    public static let namelessMeter = SyncedDevice(
        identity: DeviceIdentity(id: .init(rawValue: "meter-5"), address: "00:11:22:33:44:99", name: " \u{200B}"), isSimulated: false)

    /// A meter whose name and serial number are an attacker's.
    public static let hostileMeter = SyncedDevice(
        identity: DeviceIdentity(
            id: .init(rawValue: "meter-3"), address: "00:11:22:33:44:77", name: "\"\u{301}><script>alert(1)</script>\u{202E}evil",
            serial: "<img src=x onerror=alert(1)>"),
        isSimulated: false)

    /// Everything came.
    public static let completeReport = SyncReport(
        endedAt: Date(timeIntervalSince1970: 1_772_352_000), completeness: .complete, added: 412, known: 0, unreadable: 1)

    /// Everything came, and this became of the meter's clock.
    public static func report(clock: SyncReport.Clock) -> SyncReport {
        var report = completeReport
        report.clock = clock
        return report
    }

    /// The link was lost in the middle.
    public static let interruptedReport = SyncReport(
        endedAt: Date(timeIntervalSince1970: 1_772_352_000), completeness: .interrupted, added: 7, known: 3, unreadable: 0)

    /// One error of each kind.
    public static let errors: [DeviceSyncError] = [
        .unknownDevice("a reason"), .bluetoothUnavailable("a reason"), .notInRange("a reason"), .notPaired("a reason"),
        .interrupted("a reason"), .refused("a reason"), .notStored("a reason"),
    ]
}
