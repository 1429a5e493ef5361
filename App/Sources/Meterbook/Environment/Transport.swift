/// How meters are reached.
enum Transport: String, CaseIterable {
    /// The system's Bluetooth, where there is one.
    case auto
    /// The system's Bluetooth service.
    case bluez
    /// Simulated meters alone.
    case simulated
}
