package import Domain

/// A meter or a sensor in range, as it shows itself.
package struct FoundMeter: Identifiable, Hashable, Sendable {
    /// How well it is received.
    package enum Signal: String, Hashable, Sendable, CaseIterable {
        /// At least -60 dBm: beside the computer.
        case strong
        /// At least -80 dBm: in the room.
        case medium
        /// Less: far away, or behind a wall.
        case weak
        /// Not told.
        case unknown

        /// What a strength in dBm means; nil is unknown.
        package init(rssi: Int?) {
            guard let rssi else {
                self = .unknown
                return
            }
            self = rssi >= -60 ? .strong : rssi >= -80 ? .medium : .weak
        }
    }

    /// The Bluetooth address, upper-case with colons.
    package let address: String
    /// The name that it sends: text chosen by whoever built or owns it, without control characters; nil where there is none.
    package let name: String?
    /// How well it is received.
    package let signal: Signal
    /// What it is, by the services that it advertises.
    package let kind: DeviceKind
    /// Whether this computer holds a bond with it.
    package let isBonded: Bool
    /// Whether it is simulated.
    package let isSimulated: Bool
    /// Whether this installation knows it already.
    package let isKnown: Bool
    /// The six digits that a simulated meter shows where a real one has its display; nil for real meters.
    package let shownCode: String?

    /// Makes a meter.
    package init(
        address: String, name: String?, signal: Signal = .unknown, kind: DeviceKind = .meter, isBonded: Bool = false,
        isSimulated: Bool = false,
        isKnown: Bool = false, shownCode: String? = nil
    ) {
        self.address = address
        self.name = name
        self.signal = signal
        self.kind = kind
        self.isBonded = isBonded
        self.isSimulated = isSimulated
        self.isKnown = isKnown
        self.shownCode = shownCode
    }

    /// The address; a simulated meter is another one than a real meter with the same.
    package var id: String { isSimulated ? "simulated " + address : address }

    /// What it is called here.
    package var nameOrAddress: String { name ?? address }
}
