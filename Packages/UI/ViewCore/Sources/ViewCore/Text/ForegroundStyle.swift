/// The role of a colour. The app's style says what it looks like in light, dark and high contrast.
nonisolated public enum ForegroundStyle: String, Sendable, Hashable, CaseIterable {
    /// Text that is read first.
    case primary
    /// Text that adds to it.
    case secondary
    /// The accent of the app.
    case tint
    /// Something that went well.
    case success
    /// Something to look at.
    case warning
    /// Something that failed or destroys.
    case critical

    var className: String {
        "fg-" + rawValue
    }
}
