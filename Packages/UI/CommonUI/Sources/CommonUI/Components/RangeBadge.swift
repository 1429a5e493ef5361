public import Domain
public import ViewCore

/// A glucose range as shape, word and colour, so that none of them stands alone.
///
/// ```swift
/// RangeBadge(.low)    // ▼ Low
/// ```
public struct RangeBadge: View {
    private let band: GlucoseBand

    /// The badge of a range.
    public init(_ band: GlucoseBand) {
        self.band = band
    }

    /// The shape, hidden from assistive technology, and the word.
    public var body: some View {
        HStack {
            Text(verbatim: band.shape).className("badge-shape").accessibilityHidden()
            Text(band.title)
        }
        .className("badge", band.className)
    }
}
