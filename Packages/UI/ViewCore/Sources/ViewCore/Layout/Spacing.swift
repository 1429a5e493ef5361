/// A distance of the app's style.
nonisolated public enum Spacing: String, Sendable, Hashable, CaseIterable, ExpressibleByIntegerLiteral {
    /// None.
    case zero
    /// Extra small: between parts of one thing.
    case xs
    /// Small: between related things.
    case s
    /// Medium: the usual distance.
    case m
    /// Large: between groups.
    case l
    /// Extra large: between parts of a page.
    case xl

    /// The nearest step for a number of points, as in `VStack(spacing: 8)`.
    public init(integerLiteral points: Int) {
        self =
            switch points {
            case ..<1: .zero
            case ..<6: .xs
            case ..<12: .s
            case ..<20: .m
            case ..<30: .l
            default: .xl
            }
    }
}

extension Spacing {
    var gapClass: String {
        switch self {
        case .zero: "gap-zero"
        case .xs: "gap-xs"
        case .s: "gap-s"
        case .m: "gap-m"
        case .l: "gap-l"
        case .xl: "gap-xl"
        }
    }
}
