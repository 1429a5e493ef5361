public import Bluetooth
public import Domain

/// One meter of a script.
public struct ScriptedMeter: Sendable {
    /// How a meter tells its time.
    public enum ClockCharacteristic: String, Sendable, CaseIterable {
        /// Current Time (0x2A2B) of the Current Time service (0x1805).
        case currentTime = "current_time"
        /// Date Time (0x2A08) inside the Glucose service, as Accu-Chek meters do.
        case dateTime = "date_time"
    }

    /// What a meter's clock shows.
    public enum Clock: Hashable, Sendable {
        /// Always this time.
        case standing(CivilDateTime)
        /// So many minutes more than the local time; negative where it is slow.
        case ahead(minutes: Int)
    }

    /// The advertised name; nil advertises none.
    public var name: String?
    /// The address.
    public var address: BluetoothAddress
    /// Manufacturer Name String; nil has no such characteristic, and so with all the following.
    public var manufacturer: String?
    /// Model Number String.
    public var model: String?
    /// Serial Number String.
    public var serial: String?
    /// Firmware Revision String.
    public var firmware: String?
    /// The passkey that it shows while it pairs, 0…999999; nil pairs without asking.
    public var passkey: UInt32?
    /// Whether this machine knows it and holds a bond with it from the start.
    public var isKnown: Bool
    /// The two bytes of Glucose Feature, low one first; nil has no such characteristic.
    public var feature: [UInt8]?
    /// What its clock shows; nil has no clock to read.
    public var clock: Clock?
    /// Where its clock is read and set.
    public var clockCharacteristic: ClockCharacteristic
    /// Its memory, in the order in which it sends it.
    public var records: [ScriptedRecord]
    /// What goes wrong.
    public var faults: [MeterFault]
    /// What makes it a CGM sensor instead of a meter; nil is a meter.
    public var sensor: ScriptedSensor?
    /// The operators that its record access control point does not know (response code 4).
    public var unsupportedOperators: Set<ScriptedOperator>
    /// Whether it can count its records; else such a request is refused (response code 2).
    public var countsRecords: Bool

    /// Makes a meter in code, for tests.
    public init(
        name: String? = nil,
        address: BluetoothAddress,
        manufacturer: String? = nil,
        model: String? = nil,
        serial: String? = nil,
        firmware: String? = nil,
        passkey: UInt32? = nil,
        isKnown: Bool = true,
        feature: [UInt8]? = nil,
        clock: Clock? = nil,
        clockCharacteristic: ClockCharacteristic = .currentTime,
        records: [ScriptedRecord] = [],
        faults: [MeterFault] = [],
        sensor: ScriptedSensor? = nil,
        unsupportedOperators: Set<ScriptedOperator> = [],
        countsRecords: Bool = true
    ) {
        self.name = name
        self.address = address
        self.manufacturer = manufacturer
        self.model = model
        self.serial = serial
        self.firmware = firmware
        self.passkey = passkey
        self.isKnown = isKnown
        self.feature = feature
        self.clock = clock
        self.clockCharacteristic = clockCharacteristic
        self.records = records
        self.faults = faults
        self.sensor = sensor
        self.unsupportedOperators = unsupportedOperators
        self.countsRecords = countsRecords
    }

    mutating func move(byDays days: Int) {
        guard sensor == nil else {
            sensor?.move(byDays: days)
            return
        }
        for index in records.indices { records[index].move(byDays: days) }
        if case .standing(let time) = clock, let moved = CivilDateTime(epochSecond: time.epochSecond + days * 86_400) {
            clock = .standing(moved)
        }
    }
}
