public import Domain

/// A meter to add.
public struct NewDevice: Hashable, Sendable {
    /// The Bluetooth address, upper-case with colons.
    public let address: String
    /// The name that it advertises.
    public let name: String
    /// What it told about itself.
    public let details: DeviceDetails
    /// Whose it is; nil for whom the store takes for the owner of new meters.
    public let person: Person.ID?
    /// Whether it is a meter or a sensor.
    public let kind: DeviceKind
    /// Whether it is the simulated meter.
    public let isSimulated: Bool

    /// Makes a meter to add.
    public init(
        address: String, name: String, details: DeviceDetails = DeviceDetails(), person: Person.ID? = nil, kind: DeviceKind = .meter,
        isSimulated: Bool
    ) {
        self.address = address
        self.name = name
        self.details = details
        self.person = person
        self.kind = kind
        self.isSimulated = isSimulated
    }
}
