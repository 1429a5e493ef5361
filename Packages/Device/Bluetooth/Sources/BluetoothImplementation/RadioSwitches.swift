import Bluetooth
import Foundation

/// What may keep Bluetooth radios from sending: a computer's own switch, or “rfkill block” (Linux, Documentation/ABI/stable/sysfs-class-rfkill).
///
/// BlueZ before 5.68 does not tell a blocked adapter from one that is off, and some switches take the adapter away altogether.
struct RadioSwitches: Sendable {
    /// Where the kernel lists them.
    var folder = "/sys/class/rfkill"

    /// The availability with the reason behind it where a switch is that.
    func explain(_ availability: BluetoothAvailability) -> BluetoothAvailability {
        switch availability {
        case .unavailable(.poweredOff), .unavailable(.noAdapter): blocksBluetooth ? .unavailable(.blocked) : availability
        default: availability
        }
    }

    private var blocksBluetooth: Bool {
        // Without the list nothing is known to be blocked.
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return entries.contains { entry in
            value("type", of: entry) == "bluetooth" && (value("soft", of: entry) == "1" || value("hard", of: entry) == "1")
        }
    }

    private func value(_ name: String, of entry: String) -> String? {
        let text = try? String(contentsOfFile: "\(folder)/\(entry)/\(name)", encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
