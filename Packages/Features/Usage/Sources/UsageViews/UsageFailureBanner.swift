import CommonUI
import Usage
import ViewCore

/// Says why the screen could not be loaded, and offers to try again.
struct UsageFailureBanner: View {
    let error: UsageError
    let retry: @MainActor () async -> Void

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice)) {
            AppButton("usage.retry") { Task { await retry() } }
        }
    }
}

extension UsageError {
    /// What went wrong.
    var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    private func key(_ part: String) -> TextKey {
        let name =
            switch self {
            case .notRead: "notRead"
            case .notStored: "notStored"
            }
        return TextKey(key: "error.\(name).\(part)", module: "UsageViews", arguments: [])
    }
}
