import Catalog
import CommonUI
import ViewCore

/// Says why the catalogue could not be read or refreshed, and offers to try again.
struct CatalogFailureBanner: View {
    let error: CatalogError
    let retry: @MainActor () async -> Void

    var body: some View {
        VStack {
            Banner(.error, title: Text(error.title), message: Text(error.advice)) {
                AppButton("catalog.retry") { Task { await retry() } }
            }
            if case .refused(let reason) = error {
                DisclosureGroup("error.refused.details") { LongText(reason) }
            }
        }
    }
}

extension CatalogError {
    /// What went wrong.
    var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    private func key(_ part: String) -> TextKey {
        let name =
            switch self {
            case .notRead: "notRead"
            case .offline: "offline"
            case .notReached: "notReached"
            case .refused: "refused"
            case .noSuchProduct: "noSuchProduct"
            case .basketFull: "basketFull"
            case .notAdded: "notAdded"
            }
        return TextKey(key: "error.\(name).\(part)", module: "CatalogViews", arguments: [])
    }
}
