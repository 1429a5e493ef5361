/// What a button is for.
nonisolated public enum ButtonRole: String, Sendable, Hashable, CaseIterable {
    /// It destroys something.
    case destructive
    /// It leaves things as they are.
    case cancel

    var className: String {
        switch self {
        case .destructive: "button-destructive"
        case .cancel: "button-cancel"
        }
    }
}
