import Foundation

/// The risk that a value stands for, by the symmetrised scale of Kovatchev et al. (Diabetes Care 1997 and 2006).
enum GlucoseRisk {
    /// The risk of a value in mg/dL (greater than 1) as a low one; 0 from 112.5 on.
    static func low(_ number: Double) -> Double {
        let scaled = scaled(number)
        return scaled < 0 ? 10 * scaled * scaled : 0
    }

    /// The risk of a value in mg/dL (greater than 1) as a high one; 0 up to 112.5.
    static func high(_ number: Double) -> Double {
        let scaled = scaled(number)
        return scaled > 0 ? 10 * scaled * scaled : 0
    }

    private static func scaled(_ number: Double) -> Double {
        1.509 * (pow(log(number), 1.084) - 5.381)
    }
}

/// How high a risk index is, by the limits of Kovatchev et al.
public enum RiskClass: String, Hashable, Sendable, CaseIterable {
    case minimal, low, moderate, high

    /// The class of a low blood glucose index: minimal below 1.1, low below 2.5, moderate below 5.
    public init(lowIndex index: Double) {
        self = index < 1.1 ? .minimal : index < 2.5 ? .low : index < 5 ? .moderate : .high
    }

    /// The class of a high blood glucose index: low below 4.5, moderate below 9.
    public init(highIndex index: Double) {
        self = index < 4.5 ? .low : index < 9 ? .moderate : .high
    }
}
