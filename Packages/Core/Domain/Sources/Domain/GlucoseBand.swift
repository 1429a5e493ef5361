/// The five ranges of the international consensus on glucose reporting (Battelino et al. 2019).
public enum GlucoseBand: Int, Hashable, Codable, Sendable, CaseIterable, Comparable {
    case veryLow, low, inTarget, high, veryHigh

    /// From very low to very high.
    public static func < (left: GlucoseBand, right: GlucoseBand) -> Bool {
        left.rawValue < right.rawValue
    }
}
