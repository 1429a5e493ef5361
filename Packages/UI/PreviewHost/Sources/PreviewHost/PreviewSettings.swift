import Common
import ViewCore

/// How a preview is looked at.
nonisolated struct PreviewSettings: Hashable, Codable, Sendable {
    /// The widths to choose from, in CSS pixels: small and usual telephones, tablets upright and on their side.
    static let widths = [320, 390, 768, 1024]
    /// The sizes of text to choose from, in percent of the usual.
    static let textSizes = [100, 130, 200]

    /// The name of the ground, light or dark; nil for the system's.
    var scheme: String?
    /// The language; nil for the catalog's first.
    var language: String?
    /// The width in CSS pixels; nil for all that there is.
    var width: Int?
    /// The size of text in percent of the usual.
    var textSize = 100

    /// The ground; nil for the system's.
    var colorScheme: ColorScheme? { scheme.flatMap(ColorScheme.init) }

    init() {}

    /// Reads the query of a link; what is not to choose from is left out.
    init(_ path: RoutePath) {
        scheme = path.value("scheme").flatMap(ColorScheme.init)?.rawValue
        language = path.value("language")
        width = path.value("width").flatMap { Int($0) }.flatMap { Self.widths.contains($0) ? $0 : nil }
        textSize = path.value("text").flatMap { Int($0) }.flatMap { Self.textSizes.contains($0) ? $0 : nil } ?? 100
    }

    /// The query of a link, without what is usual.
    var query: [RoutePath.QueryItem] {
        let values = [
            ("scheme", scheme), ("language", language), ("width", width.map { String($0) }),
            ("text", textSize == 100 ? nil : String(textSize)),
        ]
        return values.compactMap { name, value in value.map { RoutePath.QueryItem(name: name, value: $0) } }
    }
}
