/// What a device measures, and so which screens it is shown on.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable {
    /// Single tests from a drop of blood (Bluetooth's Glucose Profile).
    case meter
    /// Interstitial fluid, every few minutes (Bluetooth's Continuous Glucose Monitoring Profile).
    case sensor
}
