/// How meters are reached.
enum Transport: String, CaseIterable {
    /// The system's Bluetooth service, and simulated meters for those who want to try the app.
    case auto
    /// The system's Bluetooth service; no simulated meter is offered.
    case bluez
    /// Simulated meters alone.
    case simulated
}
