import Domain
import Foundation

/// Who was measured: no more than the name.
struct FHIRPatient: Encodable {
    struct Name: Encodable {
        let text: String
    }

    let resourceType = "Patient"
    let name: [Name]?

    init(_ person: Person) {
        name = FHIRText.cleaned(person.name).map { [Name(text: $0)] }
    }

    private enum CodingKeys: CodingKey {
        case resourceType, name
    }
}

/// A reading (hl7.org/fhir/R4/observation.html).
struct FHIRObservation: Encodable {
    struct Coding: Encodable {
        let system: String
        let code: String
        var display: String?
    }

    struct Concept: Encodable {
        let coding: [Coding]
    }

    struct Identifier: Encodable {
        let system: String
        let value: String
    }

    struct Reference: Encodable {
        var reference: String?
        var display: String?
    }

    struct Quantity: Encodable {
        let value: Decimal
        let comparator: String?
        let unit: String
        let system: String
        let code: String
    }

    struct Annotation: Encodable {
        let text: String
    }

    let resourceType = "Observation"
    let identifier: [Identifier]
    let status = "final"
    let category: [Concept]
    let code: Concept
    let subject: Reference
    let effectiveDateTime: String?
    let device: Reference?
    let valueQuantity: Quantity?
    let valueString: String?
    let dataAbsentReason: Concept?
    let note: [Annotation]?

    private enum CodingKeys: CodingKey {
        case resourceType, identifier, status, category, code, subject, effectiveDateTime, device, valueQuantity, valueString
        case dataAbsentReason, note
    }
}

extension FHIRObservation {
    /// Writes down a reading.
    init(_ reading: Reading, time: String?, note: String?) {
        let value = FHIRValue(reading.result)
        identifier = [Identifier(system: "urn:ietf:rfc:3986", value: FHIRIdentity.url(of: reading.id))]
        category = [Concept(coding: [Coding(system: "http://terminology.hl7.org/CodeSystem/observation-category", code: "laboratory")])]
        code = Concept(coding: [FHIRCode.of(reading)])
        subject = Reference(reference: FHIRIdentity.url(of: reading.person))
        effectiveDateTime = time
        device = reading.device.flatMap { FHIRText.cleaned("\($0.nameOrAddress) \($0.serialOrAddress)") }.map { Reference(display: $0) }
        valueQuantity = value.quantity
        valueString = value.word
        dataAbsentReason =
            value.isAbsent
            ? Concept(coding: [Coding(system: "http://terminology.hl7.org/CodeSystem/data-absent-reason", code: "error")]) : nil
        self.note = note.flatMap(FHIRText.cleaned).map { [Annotation(text: $0)] }
    }
}

/// What a result is in FHIR: a quantity, a word, or the reason of its absence.
struct FHIRValue {
    /// The limits of most meters, for results beyond what theirs could measure: mg/dL, and mmol/L.
    private static let limits: [GlucoseUnit: (low: Decimal, high: Decimal)] = [
        .milligramsPerDeciliter: (20, 600),
        .millimolesPerLiter: (Decimal(sign: .plus, exponent: -1, significand: 11), Decimal(sign: .plus, exponent: -1, significand: 333)),
    ]

    var quantity: FHIRObservation.Quantity?
    var word: String?
    var isAbsent: Bool { quantity == nil && word == nil }

    init(_ result: TestResult) {
        switch result {
        case .glucose(let value): quantity = Self.quantity(value.decimal, value.unit)
        case .high(let unit): quantity = Self.limit(unit, ">") { $0.high }
        case .low(let unit): quantity = Self.limit(unit, "<") { $0.low }
        case .ketone(let value): quantity = Self.quantity(value.decimal, .millimolesPerLiter)
        // What a meter can measure of ketones differs too much for a limit.
        case .ketoneHigh: word = "HI"
        case .ketoneLow: word = "LO"
        case .none, .ketoneNone: break
        }
    }

    private static func limit(
        _ unit: GlucoseUnit?, _ comparator: String, _ limit: ((low: Decimal, high: Decimal)) -> Decimal
    ) -> FHIRObservation.Quantity? {
        let unit = unit ?? .milligramsPerDeciliter
        return limits[unit].map { quantity(limit($0), unit, comparator) }
    }

    private static func quantity(_ value: Decimal, _ unit: GlucoseUnit, _ comparator: String? = nil) -> FHIRObservation.Quantity {
        FHIRObservation.Quantity(
            value: value, comparator: comparator, unit: unit.rawValue, system: "http://unitsofmeasure.org", code: unit.rawValue)
    }
}

/// What was measured, in LOINC (loinc.org).
enum FHIRCode {
    static func of(_ reading: Reading) -> FHIRObservation.Coding {
        if reading.isKetone { return coding("66441-7", "Beta hydroxybutyrate [Moles/volume] in Blood by Test strip") }
        let isMolar = reading.result.unit == .millimolesPerLiter
        switch reading.type {
        case nil, .capillaryWholeBlood, .capillaryPlasma, .reserved:
            return isMolar
                ? coding("14743-9", "Glucose [Moles/volume] in Capillary blood by Glucometer")
                : coding("41653-7", "Glucose [Mass/volume] in Capillary blood by Glucometer")
        case .interstitialFluid:
            return isMolar ? coding("105272-9", nil) : coding("99504-3", nil)
        case .venousWholeBlood, .venousPlasma, .arterialWholeBlood, .arterialPlasma, .undeterminedWholeBlood, .undeterminedPlasma,
            .controlSolution:
            return isMolar
                ? coding("15074-8", "Glucose [Moles/volume] in Blood") : coding("2339-0", "Glucose [Mass/volume] in Blood")
        }
    }

    private static func coding(_ code: String, _ display: String?) -> FHIRObservation.Coding {
        FHIRObservation.Coding(system: "http://loinc.org", code: code, display: display)
    }
}

/// Text as FHIR allows it: without control characters, and not blank.
enum FHIRText {
    static func cleaned(_ text: String) -> String? {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isBreak = scalar == "\n" || scalar == "\r" || scalar == "\t"
            return !isBreak && scalar.properties.generalCategory == .control ? " " : scalar
        }
        let cleaned = String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespacesAndNewlines)
        return cleaned.isEmpty ? nil : cleaned
    }
}
