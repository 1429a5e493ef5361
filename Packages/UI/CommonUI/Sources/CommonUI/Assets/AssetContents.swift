/// A `Contents.json`, as far as the app reads it (Asset Catalog Format Reference).
nonisolated struct AssetContents: Decodable {
    var images: [Entry]?
    var colors: [Entry]?
    var properties: Properties?

    var providesNamespace: Bool { properties?.providesNamespace == true }

    /// One image or colour.
    struct Entry: Decodable {
        let idiom: String?
        let filename: String?
        let scale: String?
        let size: String?
        let locale: String?
        let displayGamut: String?
        let appearances: [Appearance]?
        let color: AssetColor?

        private enum CodingKeys: String, CodingKey {
            case idiom, filename, scale, size, locale, appearances, color
            case displayGamut = "display-gamut"
        }

        /// Whether it is meant for more than one device, language or kind of screen.
        var isForBrowsers: Bool {
            (idiom ?? "universal") == "universal" && locale == nil && (displayGamut ?? "sRGB") == "sRGB"
        }

        /// When it is meant; nil for an appearance that browsers do not have, such as a tinted icon.
        var appearance: AssetAppearance? {
            var scheme: AssetAppearance.Scheme?
            var isHighContrast = false
            for appearance in appearances ?? [] {
                switch (appearance.appearance, appearance.value) {
                case ("luminosity", let value):
                    guard let known = AssetAppearance.Scheme(rawValue: value) else { return nil }
                    scheme = known
                case ("contrast", "high"): isHighContrast = true
                default: return nil
                }
            }
            return AssetAppearance(scheme: scheme, isHighContrast: isHighContrast)
        }
    }

    struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    struct Properties: Decodable {
        let providesNamespace: Bool?
        let templateRenderingIntent: String?

        private enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }
}
