package import Domain

/// What a meter told about itself when it was connected.
package struct MeterProfile: Hashable, Sendable {
    /// What its clock shows.
    package enum Clock: Hashable, Sendable {
        /// It does not tell.
        case none
        /// It shows no time that there is: it was never set, or its firmware is wrong.
        case unset
        /// It shows a time that is this many seconds ahead of this computer's; behind where negative.
        case ahead(seconds: Int)

        /// Whether it is wrong by more than a minute, as times of readings then are.
        package var isWrong: Bool {
            switch self {
            case .none: false
            case .unset: true
            case .ahead(let seconds): abs(seconds) > 60
            }
        }
    }

    /// What it is, by what it offers.
    package var kind: DeviceKind
    /// The manufacturer.
    package var manufacturer: String?
    /// The model.
    package var model: String?
    /// The serial number.
    package var serial: String?
    /// The firmware revision.
    package var firmware: String?
    /// The bits of its Glucose Feature; nil where it did not tell them.
    package var feature: UInt16?
    /// What it can do: the names of the bits, such as `sampleSize`.
    package var abilities: [String]
    /// What its clock shows.
    package var clock: Clock
    /// The unit of its newest record, always mg/dL for a sensor; nil where it has none, or did not tell.
    package var unit: GlucoseUnit?
    /// Whether it remembers one computer or phone only, so that this one takes the place of another.
    package var forgetsOthers: Bool

    /// Makes a profile.
    package init(
        kind: DeviceKind = .meter, manufacturer: String? = nil, model: String? = nil, serial: String? = nil, firmware: String? = nil,
        feature: UInt16? = nil, abilities: [String] = [], clock: Clock = .none, unit: GlucoseUnit? = nil, forgetsOthers: Bool = false
    ) {
        self.kind = kind
        self.manufacturer = manufacturer
        self.model = model
        self.serial = serial
        self.firmware = firmware
        self.feature = feature
        self.abilities = abilities
        self.clock = clock
        self.unit = unit
        self.forgetsOthers = forgetsOthers
    }
}
