/// A blood ketone concentration in hundredths of mmol/L: 60 is 0.60 mmol/L.
public struct KetoneValue: Hashable, Codable, Sendable {
    /// Hundredths of mmol/L, zero or more.
    public let hundredths: Int

    /// Makes a value; nil where it is negative or above 100 mmol/L.
    public init?(hundredths: Int) {
        guard (0...10_000).contains(hundredths) else { return nil }
        self.hundredths = hundredths
    }

    /// mmol/L as a binary approximation, for JSON.
    public var approximate: Double { Double(hundredths) / 100 }

    /// mmol/L in tenths, rounded half up, as it is shown.
    public var tenths: Int { (hundredths + 5) / 10 }
}
