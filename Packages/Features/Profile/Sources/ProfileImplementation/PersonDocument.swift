import Domain
import Foundation
import ReadingStore

/// Everything of someone as JSON, for themselves: who they are, their target ranges, their meters, their readings with what they said of them.
///
/// Keys are in the order of the alphabet, so that the same person gives the same file. `schema` counts its shapes.
struct PersonDocument: Encodable {
    let schema = 1
    let person: Profile
    let targets: Targets
    let meters: [Meter]
    let readings: [Entry]

    /// Who someone is; what is not given is left out.
    struct Profile: Encodable {
        let name: String
        let birthDate: String?
        let diabetesType: String?
        let clinic: String?
        let address: [String: String]
    }

    /// The limits of the ranges in both units, and those of readings at a meal.
    struct Targets: Encodable {
        let milligramsPerDeciliter: [Int]
        let tenthsOfMillimolesPerLiter: [Int]
        let meals: [String: Targets]
    }

    /// A meter.
    struct Meter: Encodable {
        let name: String
        let address: String
        let manufacturer: String?
        let model: String?
        let serial: String?
    }

    /// A reading.
    struct Entry: Encodable {
        let measuredAt: String?
        let zone: String?
        let kind: String
        let value: Double?
        let unit: String?
        let flag: String?
        let meal: String?
        let source: String
        let meter: String?
        let isSimulated: Bool
        let isEdited: Bool
        let leftOutBecause: String?
        let note: String?
        let tags: [String]
    }

    /// The document's bytes, as people can read them.
    func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
}

extension PersonDocument {
    /// Gathers what is stored.
    init(profile: PersonProfile, targets: TargetSet, devices: [StoredDevice], readings: [Reading]) {
        person = Profile(profile)
        self.targets = Targets(targets)
        meters = devices.map { Meter($0.identity) }
        self.readings = readings.map { Entry($0) }
    }
}

extension PersonDocument.Profile {
    fileprivate init(_ profile: PersonProfile) {
        let address = profile.address
        let lines = [
            "recipient": address.recipient, "street": address.street, "postal_code": address.postalCode, "city": address.city,
            "country": address.country,
        ]
        self.init(
            name: profile.name, birthDate: profile.birthDate?.description, diabetesType: profile.diabetesType?.rawValue,
            clinic: profile.clinic.isEmpty ? nil : profile.clinic, address: lines.filter { !$0.value.isEmpty })
    }
}

extension PersonDocument.Targets {
    fileprivate init(_ targets: TargetSet) {
        func numbers(_ unit: GlucoseUnit) -> [Int] {
            let limits = targets.limits(in: unit)
            return [limits.veryLow, limits.low, limits.high, limits.veryHigh]
        }
        self.init(
            milligramsPerDeciliter: numbers(.milligramsPerDeciliter), tenthsOfMillimolesPerLiter: numbers(.millimolesPerLiter),
            meals: Dictionary(targets.meals.map { ($0.key.name, Self($0.value)) }, uniquingKeysWith: { first, _ in first }))
    }
}

extension PersonDocument.Meter {
    fileprivate init(_ identity: DeviceIdentity) {
        self.init(
            name: identity.name, address: identity.address, manufacturer: identity.manufacturer, model: identity.model,
            serial: identity.serial)
    }
}

extension PersonDocument.Entry {
    fileprivate init(_ reading: Reading) {
        self.init(
            measuredAt: reading.measuredAt?.description, zone: reading.zone, kind: reading.result.isKetone ? "ketone" : "glucose",
            value: reading.result.shownNumber, unit: reading.result.unit?.rawValue, flag: reading.result.flag?.rawValue,
            meal: reading.meal?.name, source: reading.source.rawValue, meter: reading.device?.serial ?? reading.device?.address,
            isSimulated: reading.isSimulated, isEdited: reading.isEdited, leftOutBecause: reading.exclusion, note: reading.note,
            tags: reading.tags.map(\.name))
    }
}

extension TestResult {
    /// The number as it is shown in the unit in which it was measured; nil where there is none.
    fileprivate var shownNumber: Double? {
        switch self {
        case .glucose(let value):
            let number = Double(value.displayed(in: value.unit))
            return value.unit == .milligramsPerDeciliter ? number : number / 10
        case .ketone(let value): return Double(value.tenths) / 10
        case .high, .low, .none, .ketoneHigh, .ketoneLow, .ketoneNone: return nil
        }
    }

    fileprivate var isKetone: Bool {
        switch self {
        case .ketone, .ketoneHigh, .ketoneLow, .ketoneNone: true
        case .glucose, .high, .low, .none: false
        }
    }
}
