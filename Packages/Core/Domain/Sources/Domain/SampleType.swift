/// What was measured: the low nibble of a Glucose Measurement's type-sample location field (Glucose Service 1.0.1).
public enum SampleType: Hashable, Codable, Sendable {
    case capillaryWholeBlood, capillaryPlasma, venousWholeBlood, venousPlasma, arterialWholeBlood, arterialPlasma
    case undeterminedWholeBlood, undeterminedPlasma, interstitialFluid, controlSolution
    /// A number that the specification reserves, 0 or 11…15.
    case reserved(UInt8)

    /// The type of a specification's number.
    public init(code: UInt8) {
        self = Self.byCode.first { $0.code == code } ?? .reserved(code)
    }

    /// The specification's number.
    public var code: UInt8 {
        switch self {
        case .capillaryWholeBlood: 1
        case .capillaryPlasma: 2
        case .venousWholeBlood: 3
        case .venousPlasma: 4
        case .arterialWholeBlood: 5
        case .arterialPlasma: 6
        case .undeterminedWholeBlood: 7
        case .undeterminedPlasma: 8
        case .interstitialFluid: 9
        case .controlSolution: 10
        case .reserved(let code): code
        }
    }

    /// The name used on the command line and in exports; `reserved` for a reserved number.
    public var name: String {
        if case .reserved = self { return "reserved" }
        return "\(self)"
    }

    private static let byCode: [SampleType] = [
        .capillaryWholeBlood, .capillaryPlasma, .venousWholeBlood, .venousPlasma, .arterialWholeBlood, .arterialPlasma,
        .undeterminedWholeBlood, .undeterminedPlasma, .interstitialFluid, .controlSolution,
    ]
}
