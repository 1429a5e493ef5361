import ForceUpdate
import Foundation
import Preferences

/// Which newer version a person put off, and when.
struct UpdateReminder: PreferenceValue {
    private static let pause: TimeInterval = 7 * 86_400

    private let version: String
    private let seconds: Int

    /// Nothing was put off.
    static let none = UpdateReminder(version: "", seconds: 0)

    private init(version: String, seconds: Int) {
        self.version = version
        self.seconds = seconds
    }

    /// A version is put off now.
    init(version: String, now: Date) {
        self.init(version: version, seconds: Int(now.timeIntervalSince1970))
    }

    init?(preferenceText: String) {
        let parts = preferenceText.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, let seconds = Int(parts[1]) else { return nil }
        self.init(version: String(parts[0]), seconds: seconds)
    }

    var preferenceText: String { "\(version) \(seconds)" }

    /// Whether nothing shall be said of a version now. A clock that was set back does not make it longer.
    func isQuiet(about version: String, now: Date) -> Bool {
        let passed = now.timeIntervalSince1970 - TimeInterval(seconds)
        return version == self.version && (0..<Self.pause).contains(passed)
    }
}

extension PreferenceKey where Value == UpdateReminder {
    /// Which newer version a person put off.
    static let updateReminder = PreferenceKey("forceUpdate.reminder", default: .none)
}
