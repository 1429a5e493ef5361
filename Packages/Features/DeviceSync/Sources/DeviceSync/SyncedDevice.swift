public import Domain

/// A meter that this installation knows, with how its last sync ended.
public struct SyncedDevice: Identifiable, Hashable, Sendable {
    /// Which meter it is.
    public let identity: DeviceIdentity
    /// Whether it is a simulated meter.
    public let isSimulated: Bool
    /// Whether it is a meter or a sensor.
    public let kind: DeviceKind
    /// Whether it is synced whenever it shows up; never for a simulated meter, which is always there.
    public let syncsAutomatically: Bool
    /// Whether somebody agreed that its clock is set after a sync.
    public let setsClock: Bool
    /// The last sync that ended, whether complete or not; nil before the first.
    public let lastSync: SyncReport?

    /// Makes a device.
    public init(
        identity: DeviceIdentity, isSimulated: Bool, kind: DeviceKind = .meter, syncsAutomatically: Bool = true, setsClock: Bool = false,
        lastSync: SyncReport? = nil
    ) {
        self.identity = identity
        self.isSimulated = isSimulated
        self.kind = kind
        self.syncsAutomatically = syncsAutomatically && !isSimulated
        self.setsClock = setsClock
        self.lastSync = lastSync
    }

    /// The identifier that this installation gave the meter.
    public var id: DeviceIdentity.ID { identity.id }
}
