import Catalog
import CommonUI
import ViewCore

/// Says why the catalogue could not be read or refreshed, for whoever publishes it in detail, and offers to try again.
struct CatalogFailureBanner: View {
    let error: CatalogError
    let retry: @MainActor () async -> Void

    var body: some View {
        VStack {
            FailureBanner(error.title, error.advice, retry: retry)
            if case .refused(let reason) = error {
                DisclosureGroup("error.refused.details") { LongText(reason) }
            }
        }
    }
}
