import Common
import LiveUI
import Observation
import TestSupport
import ViewCore

/// One tab: the list of previews, or one of them alone.
@Observable
final class PreviewSession: LiveApplication {
    private let catalog: PreviewCatalog
    private let calls = UnconfiguredCalls()
    /// Where the tab is.
    private(set) var place = PreviewPlace()
    /// Where a link within the preview would have led in the app.
    private(set) var followedLink: String?
    /// What the tab shows alone, made once, so that its view models keep what was done to them.
    @ObservationIgnored private var content: (id: String, view: AnyView)?

    init(catalog: PreviewCatalog) {
        self.catalog = catalog
    }

    var root: AnyView {
        guard place.isAlone else { return AnyView(GalleryPage(catalog: catalog, preview: preview, settings: settings)) }
        guard let preview else { return AnyView(UnknownPage(name: place.preview ?? "")) }
        return AnyView(
            AlonePage(
                name: "\(preview.screen): \(preview.state)", textSize: place.settings.textSize,
                content: catalog.look.frame(view(of: preview)), calls: calls, followedLink: followedLink))
    }

    var url: String { place.path.string }

    func open(url: String) {
        let place = RoutePath(string: url).flatMap(PreviewPlace.init(path:))
        // A preview's own links lead to places that only the app has.
        guard !self.place.isAlone || place?.isAlone == true else {
            followedLink = url
            return
        }
        self.place = place ?? PreviewPlace()
        followedLink = nil
    }

    func environment(_ base: EnvironmentValues) -> EnvironmentValues {
        var values = catalog.look.environment(base, language: language)
        values.applicationName = catalog.title
        if place.isAlone { values.preferredColorScheme = place.settings.colorScheme }
        return values
    }

    private var preview: Preview? {
        guard let name = place.preview else { return place.isAlone ? nil : catalog.previews.first }
        return catalog.preview(name)
    }

    /// The list is in English: its words are for whoever builds the app.
    private var language: String {
        guard place.isAlone else { return "en" }
        let wanted = place.settings.language
        return catalog.look.languages.first { $0 == wanted } ?? catalog.look.languages[0]
    }

    private var settings: Binding<PreviewSettings> {
        Binding {
            self.place.settings
        } set: {
            self.place.settings = $0
        }
    }

    private func view(of preview: Preview) -> AnyView {
        if let content, content.id == preview.id { return content.view }
        let view = preview.content(recordingIn: calls)
        content = (preview.id, view)
        return view
    }
}
