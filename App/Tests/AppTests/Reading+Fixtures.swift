import Domain

extension Reading {
    /// A reading of a meter, or as the arguments say.
    static func fixture(
        at time: String? = "2024-01-30T11:37:27",
        _ result: TestResult = .glucose(.milligramsPerDeciliter(111)),
        zone: String? = "Europe/Berlin",
        device: DeviceIdentity? = .guide,
        type: SampleType? = nil,
        location: SampleLocation? = nil,
        meal: Meal? = nil,
        status: SensorStatus? = nil,
        source: Source = .meter,
        isSimulated: Bool = false,
        isEdited: Bool = false,
        note: String? = nil
    ) -> Reading {
        Reading(
            id: ID(rawValue: "r1"), person: Person.ID(rawValue: "person-1"), device: device, sequence: device == nil ? nil : 7,
            measuredAt: time.flatMap { CivilDateTime($0) }, zone: zone, result: result, type: type, location: location, meal: meal,
            status: status, source: source, isSimulated: isSimulated, isEdited: isEdited, note: note)
    }
}

extension DeviceIdentity {
    static let guide = DeviceIdentity(
        id: ID(rawValue: "meter-1"), address: "00:11:22:33:44:55", name: "Accu-Chek Guide", manufacturer: "Roche", model: "929",
        serial: "92900123456")
    static let nameless = DeviceIdentity(
        id: ID(rawValue: "meter-2"), address: "00:11:22:33:44:66", name: "Meter \"2\"\u{1B}[2J", serial: "")
}
