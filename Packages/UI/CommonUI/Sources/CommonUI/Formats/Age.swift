public import ViewCore

/// How long ago something was, in words.
nonisolated public enum Age {
    /// The text for a number of seconds; the future, as of a clock that runs ahead, counts as now.
    public static func text(seconds: Int) -> TextKey {
        switch seconds {
        case ..<60: key("age.now")
        case ..<3600: key("age.minutes", .count(seconds / 60))
        case ..<86_400: key("age.hours", .count(seconds / 3600))
        default: key("age.days", .count(seconds / 86_400))
        }
    }

    private static func key(_ key: String, _ arguments: TextArgument...) -> TextKey {
        TextKey(key: key, module: "CommonUI", arguments: arguments)
    }
}
