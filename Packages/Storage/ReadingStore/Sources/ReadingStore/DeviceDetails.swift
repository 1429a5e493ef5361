/// What a meter tells about itself when it is connected; nil for what it does not tell.
public struct DeviceDetails: Hashable, Sendable {
    /// The manufacturer.
    public var manufacturer: String?
    /// The model.
    public var model: String?
    /// The serial number.
    public var serial: String?
    /// The firmware revision.
    public var firmware: String?
    /// The bits of its Glucose Feature (0x2A51).
    public var feature: UInt16?

    /// Makes details.
    public init(
        manufacturer: String? = nil, model: String? = nil, serial: String? = nil, firmware: String? = nil, feature: UInt16? = nil
    ) {
        self.manufacturer = manufacturer
        self.model = model
        self.serial = serial
        self.firmware = firmware
        self.feature = feature
    }
}
