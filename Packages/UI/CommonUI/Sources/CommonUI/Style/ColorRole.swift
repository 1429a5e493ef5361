/// The roles of `AppColors` by the names that style sheets, asset catalogues and token files give them.
nonisolated enum ColorRole: String, CaseIterable {
    case background
    case surface
    case separator
    case border
    case text
    case secondaryText = "secondary-text"
    case tint
    case onTint = "on-tint"
    case success
    case warning
    case critical
    case onCritical = "on-critical"
    case focus
    case veryLow = "band-very-low"
    case low = "band-low"
    case inTarget = "band-in-target"
    case high = "band-high"
    case veryHigh = "band-very-high"

    /// Where the colour is kept.
    var path: WritableKeyPath<AppColors, AppColor> {
        switch self {
        case .background: \.background
        case .surface: \.surface
        case .separator: \.separator
        case .border: \.border
        case .text: \.text
        case .secondaryText: \.secondaryText
        case .tint: \.tint
        case .onTint: \.onTint
        case .success: \.success
        case .warning: \.warning
        case .critical: \.critical
        case .onCritical: \.onCritical
        case .focus: \.focus
        case .veryLow: \.bands.veryLow
        case .low: \.bands.low
        case .inTarget: \.bands.inTarget
        case .high: \.bands.high
        case .veryHigh: \.bands.veryHigh
        }
    }
}
