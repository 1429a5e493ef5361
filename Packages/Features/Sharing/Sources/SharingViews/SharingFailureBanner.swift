import CommonUI
import Sharing
import ViewCore

/// Says why a screen could not be loaded, and offers to try again.
struct SharingFailureBanner: View {
    let error: SharingError
    let retry: @MainActor () async -> Void

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice)) {
            AppButton("sharing.retry") { Task { await retry() } }
        }
    }
}

extension SharingError {
    /// What went wrong.
    var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    private func key(_ part: String) -> TextKey {
        let name =
            switch self {
            case .notRead: "notRead"
            case .noSuchPerson: "noSuchPerson"
            case .personNeeded: "personNeeded"
            case .daysReversed: "daysReversed"
            }
        return TextKey(key: "error.\(name).\(part)", module: "SharingViews", arguments: [])
    }
}
