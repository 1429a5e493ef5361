public import Domain

/// The colours of the app, by role. The values are the app's; a module sees only the roles.
nonisolated public struct AppColors: Sendable, Hashable {
    /// Behind everything.
    public var background: AppColor
    /// Behind cards and rows.
    public var surface: AppColor
    /// Lines that only separate.
    public var separator: AppColor
    /// The edge of a control; at least 3:1 against its ground.
    public var border: AppColor
    /// Text.
    public var text: AppColor
    /// Text that adds to other text; at least 4.5:1 against its ground.
    public var secondaryText: AppColor
    /// Links, the main button, what is selected.
    public var tint: AppColor
    /// Text on the tint.
    public var onTint: AppColor
    /// Something went well.
    public var success: AppColor
    /// Something to look at.
    public var warning: AppColor
    /// Something failed or destroys.
    public var critical: AppColor
    /// Text on the critical colour.
    public var onCritical: AppColor
    /// The ring around what has the focus; at least 3:1 against every ground.
    public var focus: AppColor
    /// The glucose ranges; each at least 4.5:1 against the surface.
    public var bands: AppBandColors

    /// Colours for every role.
    public init(
        background: AppColor,
        surface: AppColor,
        separator: AppColor,
        border: AppColor,
        text: AppColor,
        secondaryText: AppColor,
        tint: AppColor,
        onTint: AppColor,
        success: AppColor,
        warning: AppColor,
        critical: AppColor,
        onCritical: AppColor,
        focus: AppColor,
        bands: AppBandColors
    ) {
        self.background = background
        self.surface = surface
        self.separator = separator
        self.border = border
        self.text = text
        self.secondaryText = secondaryText
        self.tint = tint
        self.onTint = onTint
        self.success = success
        self.warning = warning
        self.critical = critical
        self.onCritical = onCritical
        self.focus = focus
        self.bands = bands
    }
}

/// The colours of the five glucose ranges. Colour never stands alone: a shape and a word go with it.
nonisolated public struct AppBandColors: Sendable, Hashable {
    /// Very low.
    public var veryLow: AppColor
    /// Low.
    public var low: AppColor
    /// In target.
    public var inTarget: AppColor
    /// High.
    public var high: AppColor
    /// Very high.
    public var veryHigh: AppColor

    /// Colours for the five ranges.
    public init(veryLow: AppColor, low: AppColor, inTarget: AppColor, high: AppColor, veryHigh: AppColor) {
        self.veryLow = veryLow
        self.low = low
        self.inTarget = inTarget
        self.high = high
        self.veryHigh = veryHigh
    }

    /// The colour of a range.
    public subscript(band: GlucoseBand) -> AppColor {
        switch band {
        case .veryLow: veryLow
        case .low: low
        case .inTarget: inTarget
        case .high: high
        case .veryHigh: veryHigh
        }
    }
}
