import Common

/// What a tab shows: the list with a preview in it, or a preview alone.
nonisolated struct PreviewPlace: Route {
    /// The first component of the link of a preview alone.
    private static let alone = "show"

    /// The preview's name; nil for the first one.
    var preview: String?
    /// How it is looked at.
    var settings = PreviewSettings()
    /// Whether it is shown without the list.
    var isAlone = false

    init(preview: String? = nil, settings: PreviewSettings = PreviewSettings(), isAlone: Bool = false) {
        self.preview = preview
        self.settings = settings
        self.isAlone = isAlone
    }

    init?(path: RoutePath) {
        let rest = path.dropping(prefix: [Self.alone])
        guard let components = rest?.components ?? Optional(path.components), components.count <= 1 else { return nil }
        guard rest == nil || components.count == 1 else { return nil }
        self.init(preview: components.first, settings: PreviewSettings(path), isAlone: rest != nil)
    }

    var path: RoutePath {
        RoutePath((isAlone ? [Self.alone] : []) + [preview].compactMap { $0 }, query: settings.query)
    }
}
