/// When a variant of an asset is meant: in which scheme, and whether for people who ask for more contrast.
nonisolated public struct AssetAppearance: Sendable, Hashable {
    /// The ground that a variant is drawn for.
    public enum Scheme: String, Sendable, Hashable {
        /// Light ground.
        case light
        /// Dark ground.
        case dark
    }

    /// The ground; nil where any will do.
    public let scheme: Scheme?
    /// Whether it is for people who ask for more contrast.
    public let isHighContrast: Bool

    /// An appearance; any unless said otherwise.
    public init(scheme: Scheme? = nil, isHighContrast: Bool = false) {
        self.scheme = scheme
        self.isHighContrast = isHighContrast
    }

    /// The appearances to look for, best first, where this one is in force: contrast weighs more than the scheme, as with Apple's tools.
    var fallbacks: [AssetAppearance] {
        let plain = [AssetAppearance(scheme: scheme), AssetAppearance()]
        return isHighContrast ? [self, AssetAppearance(isHighContrast: true)] + plain : plain
    }
}
