/// Why a result is not an ordinary number.
public enum ResultFlag: String, Hashable, Codable, Sendable, CaseIterable {
    /// Above the meter's range, shown as HI.
    case high
    /// Below the meter's range, shown as LO.
    case low
    /// A number outside 10…1000 mg/dL: kept and shown, left out of statistics.
    case implausible
}
