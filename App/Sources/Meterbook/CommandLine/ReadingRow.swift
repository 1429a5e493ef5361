import Domain
import Foundation
import ReadingStore

/// A reading as `meterbook readings` documents it; what was not sent or is not known is null.
struct ReadingRow: Encodable {
    let id: String
    let person: String
    let deviceSerial: String?
    let sequence: Int?
    let kind: String
    let measuredAt: String?
    let zone: String?
    let utcOffsetMinutes: Int?
    let value: Double?
    let unit: String?
    let milligramsPerDeciliter: Int?
    let millimolesPerLiter: String?
    let flag: String?
    let type: String?
    let location: String?
    let meal: String?
    let isControl: Bool
    let status: [String]
    let source: String
    let simulated: Bool
    let edited: Bool
    let note: String?

    /// Writes down a reading.
    init(_ reading: Reading) {
        id = reading.id.rawValue
        person = reading.person.rawValue
        deviceSerial = reading.device?.serialOrAddress
        sequence = reading.sequence
        kind = reading.isKetone ? "ketone" : "glucose"
        measuredAt = reading.measuredAt?.description
        zone = reading.measuredAt == nil ? nil : reading.zone
        utcOffsetMinutes = reading.measuredAt.flatMap { time in
            reading.zone.flatMap { TimeZone(identifier: $0) }.map { $0.secondsFromGMT(for: time.instant(in: $0)) / 60 }
        }
        let glucose = reading.result.glucose
        if case .ketone(let ketone) = reading.result { value = ketone.approximate } else { value = glucose?.approximate }
        unit = reading.result.unit?.rawValue
        milligramsPerDeciliter = glucose?.milligramsPerDeciliter
        millimolesPerLiter = glucose?.millimolesPerLiterText
        flag = reading.result.flag?.rawValue
        type = reading.type?.name
        location = reading.location?.name
        meal = reading.meal?.name
        isControl = reading.isControl
        status = reading.status?.names ?? []
        source = reading.source.rawValue
        simulated = reading.isSimulated
        edited = reading.isEdited
        note = reading.note
    }

    /// The documented names, in the documented order.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case id, person
        case deviceSerial = "device_serial"
        case sequence, kind
        case measuredAt = "measured_at"
        case zone
        case utcOffsetMinutes = "utc_offset_minutes"
        case value, unit
        case milligramsPerDeciliter = "mg_dl"
        case millimolesPerLiter = "mmol_l"
        case flag, type, location, meal
        case isControl = "is_control"
        case status, source, simulated, edited, note
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(person, forKey: .person)
        try container.encode(deviceSerial, forKey: .deviceSerial)
        try container.encode(sequence, forKey: .sequence)
        try container.encode(kind, forKey: .kind)
        try container.encode(measuredAt, forKey: .measuredAt)
        try container.encode(zone, forKey: .zone)
        try container.encode(utcOffsetMinutes, forKey: .utcOffsetMinutes)
        try container.encode(value, forKey: .value)
        try container.encode(unit, forKey: .unit)
        try container.encode(milligramsPerDeciliter, forKey: .milligramsPerDeciliter)
        try container.encode(millimolesPerLiter, forKey: .millimolesPerLiter)
        try container.encode(flag, forKey: .flag)
        try container.encode(type, forKey: .type)
        try container.encode(location, forKey: .location)
        try container.encode(meal, forKey: .meal)
        try container.encode(isControl, forKey: .isControl)
        try container.encode(status, forKey: .status)
        try container.encode(source, forKey: .source)
        try container.encode(simulated, forKey: .simulated)
        try container.encode(edited, forKey: .edited)
        try container.encode(note, forKey: .note)
    }
}
