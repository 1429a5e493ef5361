/// A device in range, as its latest advertisement shows it.
public struct DiscoveredDevice: Hashable, Sendable {
    /// Longest name in UTF-8 bytes (Core Specification, Vol 3, Part C, 3.2.2: Bluetooth Device Name).
    public static let longestName = 248

    /// The address to connect to.
    public let address: BluetoothAddress
    /// The advertised name without control characters, at most `longestName` bytes; nil where there is none. Still whatever the sender
    /// chose: a view must escape it.
    public let name: String?
    /// The advertised services.
    public let services: Set<ServiceUUID>
    /// The signal's strength in dBm, about -30 (near) to -100 (far); nil where unknown.
    public let rssi: Int?
    /// Whether this machine holds a bond with it.
    public let isBonded: Bool
    /// Whether it is a simulated device.
    public let isSimulated: Bool

    /// Makes a device; the name is cleaned.
    public init(
        address: BluetoothAddress,
        name: String?,
        services: Set<ServiceUUID> = [],
        rssi: Int? = nil,
        isBonded: Bool = false,
        isSimulated: Bool = false
    ) {
        self.address = address
        self.name = name.flatMap(Self.cleaned)
        self.services = services
        self.rssi = rssi
        self.isBonded = isBonded
        self.isSimulated = isSimulated
    }

    private static func cleaned(_ name: String) -> String? {
        var result = String.UnicodeScalarView()
        var length = 0
        for scalar in name.unicodeScalars where isPrintable(scalar) {
            length += UTF8.width(scalar)
            guard length <= longestName else { break }
            result.append(scalar)
        }
        let text = String(result)
        return text.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? nil : text
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        // Format characters include the bidirectional overrides, which reverse the text around a name.
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
        default: true
        }
    }
}
