import Orders
import ViewCore

extension OrdersError {
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
            case .noSuchOrder: "noSuchOrder"
            case .notPossible: "notPossible"
            case .nothingOrdered: "nothingOrdered"
            case .notCounted: "notCounted"
            }
        return TextKey(key: "error.\(name).\(part)", module: "OrdersViews", arguments: [])
    }
}
