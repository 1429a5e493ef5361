/// A colour of a catalogue in its appearances.
nonisolated public struct ColorSet: Sendable, Equatable {
    /// The name, with the folders that provide a namespace.
    public let name: String
    /// The colour in each appearance that the catalogue names; any appearance is always there.
    let colors: [AssetAppearance: RGB]

    /// The colour for the four appearances of the app, each taken from the nearest one that the catalogue has.
    public var color: AppColor {
        AppColor(
            light: self[AssetAppearance(scheme: .light)],
            dark: self[AssetAppearance(scheme: .dark)],
            lightContrast: self[AssetAppearance(scheme: .light, isHighContrast: true)],
            darkContrast: self[AssetAppearance(scheme: .dark, isHighContrast: true)]
        )
    }

    /// The colour in an appearance.
    public subscript(appearance: AssetAppearance) -> RGB {
        appearance.fallbacks.lazy.compactMap { colors[$0] }.first ?? RGB(0)
    }
}
