/// How much room there is from side to side.
nonisolated public enum UserInterfaceSizeClass: String, Sendable, Hashable, CaseIterable {
    /// As on a telephone: below 40 rem.
    case compact
    /// As on anything larger.
    case regular
}

/// Whether the ground is light or dark.
nonisolated public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// How strong the contrast between colours is.
nonisolated public enum ColorSchemeContrast: String, Sendable, Hashable, CaseIterable {
    /// The usual contrast.
    case standard
    /// More, as the person asks for.
    case increased
}

/// What is known of the screen and of what its person asks for. The page reports it; until it has, it is the usual.
nonisolated public struct Traits: Sendable, Hashable {
    /// How much room there is from side to side.
    public var horizontalSizeClass = UserInterfaceSizeClass.regular
    /// Whether the ground is light or dark.
    public var colorScheme = ColorScheme.light
    /// How strong the contrast is.
    public var colorSchemeContrast = ColorSchemeContrast.standard
    /// The size of text relative to a browser's usual 16 pixels, 0.5 to 4.
    public var textScale = 1.0
    /// Whether the person wants little motion.
    public var reducesMotion = false

    /// The usual.
    public init() {}
}

private enum TraitsKey: EnvironmentKey {
    nonisolated static var defaultValue: Traits { Traits() }
}

private enum PreferredColorSchemeKey: EnvironmentKey {
    nonisolated static var defaultValue: ColorScheme? { nil }
}

nonisolated extension EnvironmentValues {
    /// What is known of the screen.
    public var traits: Traits {
        get { self[TraitsKey.self] }
        set { self[TraitsKey.self] = newValue }
    }

    /// How much room there is from side to side. What only looks different belongs into the style sheet.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { traits.horizontalSizeClass }
        set { traits.horizontalSizeClass = newValue ?? .regular }
    }

    /// Whether the ground is light or dark.
    public var colorScheme: ColorScheme {
        get { preferredColorScheme ?? traits.colorScheme }
        set { traits.colorScheme = newValue }
    }

    /// How strong the contrast is.
    public var colorSchemeContrast: ColorSchemeContrast { traits.colorSchemeContrast }

    /// Whether the person wants little motion.
    public var accessibilityReduceMotion: Bool { traits.reducesMotion }

    /// The ground that the person chose for the whole app, whatever the system has; nil to follow the system. To be set at the root.
    public var preferredColorScheme: ColorScheme? {
        get { self[PreferredColorSchemeKey.self] }
        set { self[PreferredColorSchemeKey.self] = newValue }
    }
}
