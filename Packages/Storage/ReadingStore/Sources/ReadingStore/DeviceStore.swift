public import Domain

/// The meters of this installation.
///
/// Every function throws `ReadingStoreError`.
public protocol DeviceStore: ReadingStoreObserving {
    /// All meters that were not removed, in the order in which they were added.
    func devices() async throws -> [StoredDevice]
    /// A meter; nil where there is none, or it was removed.
    func device(_ id: DeviceIdentity.ID) async throws -> StoredDevice?
    /// Adds a meter. One that is already there, by address, is returned as it is; one that was removed comes back with its readings.
    func add(_ device: NewDevice) async throws -> StoredDevice
    /// Takes over what a meter told about itself; what it did not tell now stays as it was.
    func update(_ id: DeviceIdentity.ID, name: String?, details: DeviceDetails) async throws -> StoredDevice
    /// Makes the meter someone else's. The readings that it brought to whom it was stay theirs, or go along.
    func assign(_ id: DeviceIdentity.ID, to person: Person.ID, withReadings: Bool) async throws
    /// Turns on or off that a meter is synced whenever it shows up.
    func setSyncsAutomatically(_ isOn: Bool, for id: DeviceIdentity.ID) async throws
    /// Remembers whether somebody agreed that a meter's clock is set after a sync.
    func setSetsClock(_ isOn: Bool, for id: DeviceIdentity.ID) async throws
    /// Removes a meter; its readings, with all that was said about them, stay or go for good.
    func remove(_ id: DeviceIdentity.ID, keepingReadings: Bool) async throws
}
