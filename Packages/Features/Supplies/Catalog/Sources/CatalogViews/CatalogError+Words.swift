import Catalog
import ViewCore

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
