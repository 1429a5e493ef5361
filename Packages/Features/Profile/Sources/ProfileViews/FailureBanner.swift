import CommonUI
import Profile
import ViewCore

/// Says why a screen could not be loaded, and offers to try again.
struct FailureBanner: View {
    let error: ProfileError
    let retry: @MainActor () async -> Void

    var body: some View {
        Banner(.error, title: Text(error.title), message: Text(error.advice)) {
            AppButton("profile.retry") { Task { await retry() } }
        }
    }
}

/// Says why something could not be stored; nothing where it could.
struct FailureNotice: View {
    let error: ProfileError?

    var body: some View {
        if let error { Banner(.error, title: Text(error.title), message: Text(error.advice)) }
    }
}

extension ProfileError {
    /// What went wrong.
    var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    private func key(_ part: String) -> TextKey {
        let name =
            switch self {
            case .notRead: "notRead"
            case .notStored: "notStored"
            case .noSuchPerson: "noSuchPerson"
            case .noSuchMeter: "noSuchMeter"
            case .tracesLeft: "tracesLeft"
            }
        return TextKey(key: "error.\(name).\(part)", module: "ProfileViews", arguments: [])
    }
}
