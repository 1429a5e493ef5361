/// Why no real meter can be reached now.
public enum BluetoothProblem: String, Hashable, Sendable, CaseIterable {
    /// This process was told to use simulated meters alone.
    case unsupported
    /// The system's Bluetooth service does not run.
    case noService
    /// There is no adapter.
    case noAdapter
    /// The adapter is switched off.
    case poweredOff
    /// The adapter is blocked.
    case blocked
    /// This user may not use it.
    case notPermitted
}
