import CommonUI
import ViewCore

/// The look of Meterbook: calm ground, one accent, and the five ranges in colours that stay apart for colour-blind people too. The colours are
/// those of `Assets.xcassets`.
struct MeterbookStyle: AppStyleProvider {
    let colors: AppColors
    let fonts: AppFonts
    let spacing = AppSpacing(xs: 4, s: 8, m: 16, l: 24, xl: 40, radius: 10, cardRadius: 16, target: 44, contentWidth: 880)

    /// The look with the colours of a catalogue and the typefaces that are there. Throws `AssetCatalogError` for a colour that is missing.
    init(catalog: AssetCatalog, faces: [AppFonts.Face]) throws(AssetCatalogError) {
        colors = try AppColors(catalog)
        fonts = AppFonts(families: faces.map(\.family), faces: faces, styles: Self.textStyles)
    }

    private static let textStyles: [Font: AppFonts.Style] = [
        .largeTitle: AppFonts.Style(size: 2.125, weight: 700, lineHeight: 1.2),
        .title: AppFonts.Style(size: 1.625, weight: 700, lineHeight: 1.25),
        .title2: AppFonts.Style(size: 1.25, weight: 650, lineHeight: 1.3),
        .title3: AppFonts.Style(size: 1.0625, weight: 650, lineHeight: 1.35),
        .headline: AppFonts.Style(size: 1, weight: 600, lineHeight: 1.45),
        .subheadline: AppFonts.Style(size: 0.9375, weight: 500, lineHeight: 1.45),
        .body: AppFonts.Style(size: 1, weight: 400, lineHeight: 1.5),
        .callout: AppFonts.Style(size: 0.9375, weight: 400, lineHeight: 1.5),
        .footnote: AppFonts.Style(size: 0.875, weight: 400, lineHeight: 1.45),
        .caption: AppFonts.Style(size: 0.8125, weight: 400, lineHeight: 1.4),
    ]
}
