import CommonUI
import Settings
import ViewCore

/// Says why the screen could not be loaded, and offers to try again.
struct SettingsFailureBanner: View {
    let error: SettingsError
    let retry: @MainActor () async -> Void

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice)) {
            AppButton("settings.retry") { Task { await retry() } }
        }
    }
}

extension SettingsError {
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
        return TextKey(key: "error.\(name).\(part)", module: "SettingsViews", arguments: [])
    }
}
