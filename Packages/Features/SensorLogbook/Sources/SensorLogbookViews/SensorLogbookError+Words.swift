import SensorLogbook
import ViewCore

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
