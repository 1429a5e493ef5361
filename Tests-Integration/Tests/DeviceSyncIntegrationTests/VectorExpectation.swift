import IntegrationSupport

/// The table of measurement frames with what must be read from each.
struct VectorTable: Decodable {
    struct Vector: Decodable {
        let name: String
        let hex: String
        let expect: VectorExpectation
    }

    let vectors: [Vector]
}

/// What a frame must be read as; a key that is missing expects null, or where it says so nothing at all.
struct VectorExpectation: Decodable {
    let error: String?
    let sequence: Int?
    let userFacingTime: String?
    let unit: String?
    let concentrationSpecial: String?
    let mgdlDisplay: Int?
    let mmolDisplay: String?
    let typeName: String?
    let locationName: String?
    let isControlSolution: Bool?
    let status: Int?
    let statusNames: [String]?

    enum CodingKeys: String, CodingKey {
        case error, sequence, unit, status
        case userFacingTime = "user_facing_time"
        case concentrationSpecial = "concentration_special"
        case mgdlDisplay = "mgdl_display"
        case mmolDisplay = "mmol_display"
        case typeName = "type_name"
        case locationName = "location_name"
        case isControlSolution = "is_control_solution"
        case statusNames = "status_names"
    }

    /// The flag: what the status bits or a special value say wins over a number; a number outside 10…1000 mg/dL is implausible.
    var flag: String? {
        let status = status ?? 0
        if status >> 5 & 1 == 1 || ["+INF", "+Infinity"].contains(concentrationSpecial) { return "high" }
        if status >> 6 & 1 == 1 || ["-INF", "-Infinity"].contains(concentrationSpecial) { return "low" }
        if let mgdlDisplay, !(10...1000).contains(mgdlDisplay) { return "implausible" }
        return nil
    }

    /// How a reading differs from what is expected, in words; empty where it does not.
    func differences(from row: ReadingRow) -> [String] {
        var found: [String] = []
        func compare<Value: Equatable>(_ name: String, _ got: Value, _ wanted: Value) {
            if got != wanted { found.append("\(name) \(got) for \(wanted)") }
        }
        compare("sequence", row.sequence, sequence)
        compare("measured_at", row.measuredAt, userFacingTime)
        compare("flag", row.flag, flag)
        compare("is_control", row.isControl, isControlSolution ?? false)
        compare("status", (row.status ?? []).sorted(), (statusNames ?? []).sorted())
        if let typeName { compare("type", row.type, typeName) }
        if let locationName { compare("location", row.location, locationName) }
        if flag == "high" || flag == "low" {
            compare("value", row.value, nil)
            compare("mmol_l", row.mmolL, nil)
            compare("mg_dl", row.mgDl, nil)
        } else {
            compare("mg_dl", row.mgDl, mgdlDisplay)
            compare("mmol_l", row.mmolL, mgdlDisplay == nil ? nil : mmolDisplay)
            if mgdlDisplay != nil { compare("unit", row.unit, unit == "mol/L" ? "mmol/L" : "mg/dL") }
        }
        return found
    }
}
