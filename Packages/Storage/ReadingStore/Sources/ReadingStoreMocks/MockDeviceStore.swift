public import Domain
public import ReadingStore
public import TestSupport

/// The meters, as a test has them. Each function is prepared by its `MockCall`; unprepared ones fail the test.
public final class MockDeviceStore: DeviceStore {
    /// The change streams, which a test feeds.
    public let changesCalls = MockChanges()
    /// What `devices` does.
    public let devicesCall: MockCall<Void, [StoredDevice]>
    /// What `device` does.
    public let deviceCall: MockCall<DeviceIdentity.ID, StoredDevice?>
    /// What `add` does.
    public let addCall: MockCall<NewDevice, StoredDevice>
    /// What `update` does.
    public let updateCall: MockCall<(id: DeviceIdentity.ID, name: String?, details: DeviceDetails), StoredDevice>
    /// What `assign` does.
    public let assignCall: MockCall<(id: DeviceIdentity.ID, person: Person.ID, withReadings: Bool), Void>
    /// What `setSyncsAutomatically` does.
    public let setSyncsAutomaticallyCall: MockCall<(id: DeviceIdentity.ID, isOn: Bool), Void>
    /// What `setSetsClock` does.
    public let setSetsClockCall: MockCall<(id: DeviceIdentity.ID, isOn: Bool), Void>
    /// What `remove` does.
    public let removeCall: MockCall<(id: DeviceIdentity.ID, keepingReadings: Bool), Void>

    /// Makes a mock of which nothing is prepared.
    public init(unconfigured: UnconfiguredCalls = UnconfiguredCalls()) {
        devicesCall = MockCall("MockDeviceStore.devices", unconfigured)
        deviceCall = MockCall("MockDeviceStore.device", unconfigured)
        addCall = MockCall("MockDeviceStore.add", unconfigured)
        updateCall = MockCall("MockDeviceStore.update", unconfigured)
        assignCall = MockCall("MockDeviceStore.assign", unconfigured)
        setSyncsAutomaticallyCall = MockCall("MockDeviceStore.setSyncsAutomatically", unconfigured)
        setSetsClockCall = MockCall("MockDeviceStore.setSetsClock", unconfigured)
        removeCall = MockCall("MockDeviceStore.remove", unconfigured)
    }

    /// A stream that `changesCalls.send` feeds.
    public func changes() -> AsyncStream<ReadingStoreChanges> {
        changesCalls.stream()
    }

    /// All meters.
    public func devices() async throws -> [StoredDevice] {
        try await devicesCall(())
    }

    /// One meter.
    public func device(_ id: DeviceIdentity.ID) async throws -> StoredDevice? {
        try await deviceCall(id)
    }

    /// Adds a meter.
    public func add(_ device: NewDevice) async throws -> StoredDevice {
        try await addCall(device)
    }

    /// Takes over what a meter told.
    public func update(_ id: DeviceIdentity.ID, name: String?, details: DeviceDetails) async throws -> StoredDevice {
        try await updateCall((id, name, details))
    }

    /// Makes a meter someone else's.
    public func assign(_ id: DeviceIdentity.ID, to person: Person.ID, withReadings: Bool) async throws {
        try await assignCall((id, person, withReadings))
    }

    /// Turns syncing by itself on or off.
    public func setSyncsAutomatically(_ isOn: Bool, for id: DeviceIdentity.ID) async throws {
        try await setSyncsAutomaticallyCall((id, isOn))
    }

    /// Remembers whether the clock may be set.
    public func setSetsClock(_ isOn: Bool, for id: DeviceIdentity.ID) async throws {
        try await setSetsClockCall((id, isOn))
    }

    /// Removes a meter.
    public func remove(_ id: DeviceIdentity.ID, keepingReadings: Bool) async throws {
        try await removeCall((id, keepingReadings))
    }
}
