/// The unit in which a glucose concentration was measured or is shown.
public enum GlucoseUnit: String, Hashable, Codable, Sendable, CaseIterable {
    /// Milligrams per decilitre.
    case milligramsPerDeciliter = "mg/dL"
    /// Millimoles per litre.
    case millimolesPerLiter = "mmol/L"
}
