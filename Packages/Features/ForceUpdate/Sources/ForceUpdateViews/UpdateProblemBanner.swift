import CommonUI
import ForceUpdate
import ViewCore

/// Says why the versions could not be compared.
struct UpdateProblemBanner: View {
    let error: ForceUpdateError

    var body: some View {
        Banner(.warning, title: Text(error.title), message: Text(error.advice))
    }
}

extension ForceUpdateError {
    /// What went wrong.
    var title: TextKey { key("title") }

    /// What is safe and what to do.
    var advice: TextKey { key("advice") }

    private func key(_ part: String) -> TextKey {
        let name =
            switch self {
            case .offline: "offline"
            case .notReached: "notReached"
            case .notUnderstood: "notUnderstood"
            }
        return TextKey(key: "error.\(name).\(part)", module: "ForceUpdateViews", arguments: [])
    }
}
