public import ViewCore

/// A plain look for previews and tests of a module alone. The app has its own.
nonisolated public struct PreviewStyle: AppStyleProvider {
    /// The preview colours. The bands are the measured palette that stays apart for colour-blind people too.
    public var colors = AppColors(
        background: AppColor(light: RGB(0xF4F6F8), dark: RGB(0x0E1216), lightContrast: RGB(0xFFFFFF), darkContrast: RGB(0x000000)),
        surface: AppColor(light: RGB(0xFFFFFF), dark: RGB(0x14191F), lightContrast: RGB(0xFFFFFF), darkContrast: RGB(0x0B0E11)),
        separator: AppColor(light: RGB(0xE2E7EC), dark: RGB(0x2A323B), lightContrast: RGB(0x6B7785), darkContrast: RGB(0x8B97A3)),
        border: AppColor(light: RGB(0x7B8794), dark: RGB(0x74808D), lightContrast: RGB(0x3B4652), darkContrast: RGB(0xC3CCD5)),
        text: AppColor(light: RGB(0x17212B), dark: RGB(0xEDF1F5), lightContrast: RGB(0x000000), darkContrast: RGB(0xFFFFFF)),
        secondaryText: AppColor(light: RGB(0x55626F), dark: RGB(0xA8B4C0), lightContrast: RGB(0x36414C), darkContrast: RGB(0xD3DBE3)),
        tint: AppColor(light: RGB(0x2A5D8F), dark: RGB(0x8FC0EE), lightContrast: RGB(0x173F66), darkContrast: RGB(0xB5D8F8)),
        onTint: AppColor(light: RGB(0xFFFFFF), dark: RGB(0x0C1C2B), lightContrast: RGB(0xFFFFFF), darkContrast: RGB(0x000000)),
        success: AppColor(light: RGB(0x1B6E4A), dark: RGB(0x7FD3A9), lightContrast: RGB(0x0F4D32)),
        warning: AppColor(light: RGB(0x8A5300), dark: RGB(0xF0BE6A), lightContrast: RGB(0x613A00)),
        critical: AppColor(light: RGB(0xB3261E), dark: RGB(0xFF9C92), lightContrast: RGB(0x8C1410), darkContrast: RGB(0xFFC1BA)),
        onCritical: AppColor(light: RGB(0xFFFFFF), dark: RGB(0x2B0806)),
        focus: AppColor(light: RGB(0x1F6FEB), dark: RGB(0x9CCBFF), lightContrast: RGB(0x0B3FA0), darkContrast: RGB(0xFFFFFF)),
        bands: AppBandColors(
            veryLow: AppColor(light: RGB(0x6D0A1A), dark: RGB(0xE04A74)),
            low: AppColor(light: RGB(0xC74A10), dark: RGB(0xFFA86E)),
            inTarget: AppColor(light: RGB(0x167A70), dark: RGB(0xB4F5E7)),
            high: AppColor(light: RGB(0x7458C6), dark: RGB(0x8F73C9)),
            veryHigh: AppColor(light: RGB(0x2A125C), dark: RGB(0xCBBBFF))
        )
    )

    /// The preview text styles, in the system's own typeface.
    public var fonts = AppFonts(
        families: [],
        faces: [],
        styles: [
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
    )

    /// The preview distances.
    public var spacing = AppSpacing(xs: 4, s: 8, m: 16, l: 24, xl: 40, radius: 10, cardRadius: 16, target: 44, contentWidth: 880)

    /// Makes the preview look.
    public init() {}
}

extension AppStyleProvider where Self == PreviewStyle {
    /// A plain look for previews and tests.
    nonisolated public static var preview: PreviewStyle { PreviewStyle() }
}

/// No images at all: previews show labels in their place.
nonisolated public struct PreviewAssets: AppAssetsProvider {
    /// Makes the preview assets.
    public init() {}

    /// No image has a source.
    public func image(named name: String) -> ImageSource? {
        nil
    }
}

extension AppAssetsProvider where Self == PreviewAssets {
    /// No images, for previews and tests.
    nonisolated public static var preview: PreviewAssets { PreviewAssets() }
}
