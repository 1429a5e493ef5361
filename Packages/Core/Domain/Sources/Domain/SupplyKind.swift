/// What a supply is, and so what uses it up. The texts stand in links, documents and the database.
public enum SupplyKind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Test strips for blood glucose.
    case testStrips = "test-strips"
    /// Test strips for ketones.
    case ketoneStrips = "ketone-strips"
    /// Lancets.
    case lancets
    /// Bottles of control solution.
    case controlSolution = "control-solution"
    /// CGM sensors.
    case sensors
    /// Whatever else there is: lancing devices, batteries, cases.
    case accessories
}
