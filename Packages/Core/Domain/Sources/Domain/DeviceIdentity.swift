/// Which meter something came from.
public struct DeviceIdentity: Identifiable, Hashable, Sendable {
    /// The identifier that this installation gave the meter.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The identifier as text.
        public let rawValue: String

        /// Makes an identifier from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier as text.
        public var description: String { rawValue }
    }

    /// The identifier.
    public let id: ID
    /// The Bluetooth address, upper-case with colons.
    public let address: String
    /// The name that the meter advertises: text chosen by whoever built or owns it.
    public let name: String
    /// The manufacturer, where the meter told it.
    public let manufacturer: String?
    /// The model, where the meter told it.
    public let model: String?
    /// The serial number, where the meter told it.
    public let serial: String?

    /// Makes an identity.
    public init(id: ID, address: String, name: String, manufacturer: String? = nil, model: String? = nil, serial: String? = nil) {
        self.id = id
        self.address = address
        self.name = name
        self.manufacturer = manufacturer
        self.model = model
        self.serial = serial
    }

    /// The name, or the address where the name has nothing that one can see.
    public var nameOrAddress: String {
        name.unicodeScalars.contains(where: Self.isVisible) ? name : address
    }

    /// The serial number, or the address where the meter has none: what tells two meters apart for people and files.
    public var serialOrAddress: String {
        guard let serial, !serial.isEmpty else { return address }
        return serial
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse, .surrogate: false
        default: true
        }
    }
}
