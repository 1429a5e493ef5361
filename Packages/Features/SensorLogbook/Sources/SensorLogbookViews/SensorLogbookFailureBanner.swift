import CommonUI
import SensorLogbook
import ViewCore

/// Says why the screen could not be loaded, and offers to try again.
struct SensorLogbookFailureBanner: View {
    let error: SensorLogbookError
    let retry: @MainActor () async -> Void

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice)) {
            AppButton("sensorLogbook.retry") { Task { await retry() } }
        }
    }
}

extension SensorLogbookError {
    /// What went wrong.
    var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    private func key(_ part: String) -> TextKey {
        let name =
            switch self {
            case .notRead: "notRead"
            }
        return TextKey(key: "error.\(name).\(part)", module: "SensorLogbookViews", arguments: [])
    }
}
