import CommonUI
import Logbook
import ViewCore

/// Says that something could not be read, and offers to try again.
struct FailureBanner: View {
    let error: LogbookError
    let retry: @MainActor () async -> Void

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice)) {
            AppButton("logbook.retry") { Task { await retry() } }
        }
    }
}

extension LogbookError {
    /// What went wrong.
    var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    private func key(_ part: String) -> TextKey {
        let name =
            switch self {
            case .notRead: "notRead"
            case .notChanged: "notChanged"
            case .noSuchReading: "noSuchReading"
            }
        return TextKey(key: "error.\(name).\(part)", module: "LogbookViews", arguments: [])
    }
}
