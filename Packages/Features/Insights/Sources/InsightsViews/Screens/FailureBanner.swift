import CommonUI
import Insights
import ViewCore

/// Says why a screen could not be loaded, and offers to try again.
struct FailureBanner: View {
    let error: InsightsError
    let retry: @MainActor () async -> Void

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice)) {
            AppButton("insights.retry") { Task { await retry() } }
        }
    }
}

/// Says why something could not be stored; nothing where it could.
struct FailureNotice: View {
    let error: InsightsError?

    var body: some View {
        if let error { Banner(.error, title: Text(error.title), message: Text(error.advice)) }
    }
}

extension InsightsError {
    /// What went wrong.
    var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    private func key(_ part: String) -> TextKey {
        let name =
            switch self {
            case .noDate: "noDate"
            case .notRead: "notRead"
            case .notStored: "notStored"
            case .noSuchResult: "noSuchResult"
            }
        return TextKey(key: "error.\(name).\(part)", module: "InsightsViews", arguments: [])
    }
}
