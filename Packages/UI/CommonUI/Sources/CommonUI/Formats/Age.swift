public import ViewCore

/// How long ago something was, in words.
nonisolated public enum Age {
    /// The text for a number of seconds; the future, as of a clock that runs ahead, counts as now.
    public static func text(seconds: Int) -> TextKey {
        switch seconds {
        case ..<60: TextKey(key: "age.now", module: "CommonUI", arguments: [])
        case ..<3600: .ageMinutes(count: seconds / 60)
        case ..<86_400: .ageHours(count: seconds / 3600)
        default: .ageDays(count: seconds / 86_400)
        }
    }
}
