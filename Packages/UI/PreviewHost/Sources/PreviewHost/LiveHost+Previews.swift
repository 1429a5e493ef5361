import LiveUI
import ViewCore

extension LiveHost {
    /// Serves the previews of a catalog.
    static func ofPreviews(_ catalog: PreviewCatalog, site: PreviewSite, requestGuard: RequestGuard) -> LiveHost {
        let configuration = Configuration(
            requestGuard: requestGuard,
            script: site.script,
            styleSheets: PreviewSite.styleSheets,
            icon: PreviewSite.icon,
            asset: { site.asset($0) },
            environment: { _ in catalog.look.environment(language: "en") }
        )
        return LiveHost(configuration: configuration) { _ in PreviewSession(catalog: catalog) }
    }
}
