nonisolated extension AppColors {
    /// The colours of a catalogue that has a colour for every role, by the names of the style sheet's properties: `background`,
    /// `secondary-text`, `band-very-low`. Throws `AssetCatalogError.missing`.
    public init(_ catalog: AssetCatalog) throws(AssetCatalogError) {
        var colors = PreviewStyle().colors
        for role in ColorRole.allCases { colors[keyPath: role.path] = try catalog.color(named: role.rawValue) }
        self = colors
    }
}
