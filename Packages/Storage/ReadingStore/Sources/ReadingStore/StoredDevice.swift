public import Domain
public import Foundation

/// A meter of someone in this installation.
public struct StoredDevice: Identifiable, Hashable, Sendable {
    /// Which meter it is.
    public let identity: DeviceIdentity
    /// Whose readings it brings from now on.
    public let person: Person.ID
    /// Whether it is the simulated meter.
    public let isSimulated: Bool
    /// The firmware revision, where the meter told it.
    public let firmware: String?
    /// The bits of its Glucose Feature, where it told them.
    public let feature: UInt16?
    /// When it was first added.
    public let addedAt: Date
    /// Whether it is a meter or a sensor.
    public let kind: DeviceKind
    /// Whether it is synced whenever it shows up; on unless somebody turned it off.
    public let syncsAutomatically: Bool
    /// Whether somebody agreed that its clock is set after a sync; off at first.
    public let setsClock: Bool
    /// How far its memory has been read; nil before the first whole sync, and for meters that are read whole each time.
    public let cursor: SyncCursor?
    /// The last sync that ended; nil before the first.
    public let lastSync: SyncSummary?

    /// The identifier that this installation gave the meter.
    public var id: DeviceIdentity.ID { identity.id }

    /// Makes a stored device.
    public init(
        identity: DeviceIdentity,
        person: Person.ID,
        isSimulated: Bool,
        firmware: String? = nil,
        feature: UInt16? = nil,
        addedAt: Date,
        kind: DeviceKind = .meter,
        syncsAutomatically: Bool = true,
        setsClock: Bool = false,
        cursor: SyncCursor? = nil,
        lastSync: SyncSummary? = nil
    ) {
        self.identity = identity
        self.person = person
        self.isSimulated = isSimulated
        self.firmware = firmware
        self.feature = feature
        self.addedAt = addedAt
        self.kind = kind
        self.syncsAutomatically = syncsAutomatically
        self.setsClock = setsClock
        self.cursor = cursor
        self.lastSync = lastSync
    }
}
