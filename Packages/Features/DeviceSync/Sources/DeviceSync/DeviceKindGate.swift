public import Domain

/// Which kinds of devices this installation may have at all: the stages of a roll-out, which the app fills. What is not allowed is as if it
/// did not exist: it is not looked for, not added, and not shown where it was added before.
public protocol DeviceKindGate: Sendable {
    /// Whether a kind may be had.
    func allows(_ kind: DeviceKind) -> Bool
}

/// A gate that lets some kinds through, always the same.
public struct FixedDeviceKindGate: DeviceKindGate {
    private let kinds: Set<DeviceKind>

    /// Lets these kinds through; all of them where none are named.
    public init(_ kinds: Set<DeviceKind> = Set(DeviceKind.allCases)) {
        self.kinds = kinds
    }

    /// Whether it is one of them.
    public func allows(_ kind: DeviceKind) -> Bool { kinds.contains(kind) }
}
