public import Domain

/// A meter that this installation knows, with how its last sync ended.
public struct SyncedDevice: Identifiable, Hashable, Sendable {
    /// Which meter it is.
    public let identity: DeviceIdentity
    /// Whether it is a simulated meter.
    public let isSimulated: Bool
    /// The last sync that ended, whether complete or not; nil before the first.
    public let lastSync: SyncReport?

    /// Makes a device.
    public init(identity: DeviceIdentity, isSimulated: Bool, lastSync: SyncReport? = nil) {
        self.identity = identity
        self.isSimulated = isSimulated
        self.lastSync = lastSync
    }

    /// The identifier that this installation gave the meter.
    public var id: DeviceIdentity.ID { identity.id }
}
