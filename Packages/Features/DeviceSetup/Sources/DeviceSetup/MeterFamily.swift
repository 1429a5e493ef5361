/// The kinds of meters that differ in how they are made ready to pair.
package enum MeterFamily: String, Hashable, Sendable, CaseIterable {
    /// Roche Accu-Chek: Guide, Guide Me, Instant, Aviva Connect.
    case accuChek
    /// Ascensia Contour: Next One, Plus One.
    case contour
    /// i-SENS CareSens, also sold as ReliOn.
    case careSens
    /// Any other meter with the standard Glucose Profile.
    case other
    /// A simulated meter, to try things out.
    case simulated
}
