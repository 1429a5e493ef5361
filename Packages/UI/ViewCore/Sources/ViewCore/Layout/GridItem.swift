/// How wide the columns of a grid are.
nonisolated public struct GridItem: Sendable, Hashable {
    /// A rule for the width of columns.
    public enum Size: Sendable, Hashable {
        /// One column that shares the width.
        case flexible
        /// As many columns as fit, each at least as wide as a step of the style.
        case adaptive(minimum: Width)
    }

    /// A least width of columns.
    public enum Width: String, Sendable, Hashable, CaseIterable {
        /// Room for a number.
        case narrow
        /// Room for a card.
        case medium
        /// Room for a paragraph.
        case wide
    }

    let size: Size

    /// Columns of a size.
    public init(_ size: Size = .flexible) {
        self.size = size
    }
}
