import CommonUI
import Orders
import ViewCore

/// Says why orders could not be read, and offers to try again.
struct OrdersFailureBanner: View {
    let error: OrdersError
    let retry: @MainActor () async -> Void

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice)) {
            AppButton("orders.retry") { Task { await retry() } }
        }
    }
}

/// Says why something could not be done.
struct FailureNotice: View {
    let error: OrdersError

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice))
    }
}

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
