import Cart
import CommonUI
import ViewCore

/// Says why basket or stock could not be read, and offers to try again.
struct CartFailureBanner: View {
    let error: CartError
    let retry: @MainActor () async -> Void

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice)) {
            AppButton("cart.retry") { Task { await retry() } }
        }
    }
}

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
