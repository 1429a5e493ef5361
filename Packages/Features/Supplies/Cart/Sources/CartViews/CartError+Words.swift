import Cart
import ViewCore

extension CartError {
    /// What went wrong.
    var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    private func key(_ part: String) -> TextKey {
        let name =
            switch self {
            case .notRead: "notRead"
            case .notStored: "notStored"
            case .noDate: "noDate"
            case .full: "full"
            case .notOrdered: "notOrdered"
            }
        return TextKey(key: "error.\(name).\(part)", module: "CartViews", arguments: [])
    }
}
