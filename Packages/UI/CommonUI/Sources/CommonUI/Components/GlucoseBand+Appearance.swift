public import Domain
public import ViewCore

extension GlucoseBand {
    /// The shape that stands for the range beside its word and colour.
    nonisolated public var shape: String {
        switch self {
        case .veryLow: "▼▼"
        case .low: "▼"
        case .inTarget: "●"
        case .high: "▲"
        case .veryHigh: "▲▲"
        }
    }

    /// The range as a word: "Very low".
    nonisolated public var title: TextKey {
        let name =
            switch self {
            case .veryLow: "band.veryLow"
            case .low: "band.low"
            case .inTarget: "band.inTarget"
            case .high: "band.high"
            case .veryHigh: "band.veryHigh"
            }
        return TextKey(key: name, module: "CommonUI", arguments: [])
    }

    /// The class of the style sheet that sets `--band` to the range's colour.
    nonisolated public var className: String {
        switch self {
        case .veryLow: "band-very-low"
        case .low: "band-low"
        case .inTarget: "band-in-target"
        case .high: "band-high"
        case .veryHigh: "band-very-high"
        }
    }
}
