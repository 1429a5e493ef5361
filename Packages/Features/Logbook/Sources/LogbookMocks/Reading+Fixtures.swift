package import Domain

extension DeviceIdentity {
    /// A meter.
    package static let fixture = DeviceIdentity(
        id: DeviceIdentity.ID(rawValue: "meter-1"), address: "00:11:22:33:44:55", name: "Accu-Chek Guide", manufacturer: "Roche",
        model: "929", serial: "92900123456")
    /// A meter whose name is an attack.
    package static let hostile = DeviceIdentity(
        id: DeviceIdentity.ID(rawValue: "meter-2"), address: "00:11:22:33:44:66", name: #""'><script>alert(1)</script>&amp;"#,
        serial: "'\"\u{301}><img src=x>")
}

extension Reading {
    /// A reading of 111 mg/dL at 8:05 on 1 March 2026, or as the arguments say.
    package static func fixture(
        _ id: String = "r1",
        at time: String? = "2026-03-01T08:05:00",
        _ result: TestResult = .glucose(.milligramsPerDeciliter(111)),
        device: DeviceIdentity? = .fixture,
        sequence: Int? = 7,
        type: SampleType? = nil,
        location: SampleLocation? = nil,
        meal: Meal? = nil,
        status: SensorStatus? = nil,
        source: Source = .meter,
        isSimulated: Bool = false,
        isEdited: Bool = false,
        exclusion: String? = nil,
        note: String? = nil,
        tags: [String] = []
    ) -> Reading {
        Reading(
            id: ID(rawValue: id), person: Person.ID(rawValue: "person-1"), device: device, sequence: sequence,
            measuredAt: time.flatMap { CivilDateTime($0) }, zone: "Europe/Berlin", result: result, type: type, location: location,
            meal: meal, status: status, source: source, isSimulated: isSimulated, isEdited: isEdited, exclusion: exclusion, note: note,
            tags: tags.compactMap { ReadingTag($0) })
    }

    /// All that can be known of a reading.
    package static let complete = fixture(
        type: .capillaryPlasma, location: .finger, meal: .beforeMeal, status: [.deviceBatteryLow, .timeFault], isEdited: true,
        exclusion: "Spoiled strip", note: "After a run", tags: ["sport", "new strips"])
}
