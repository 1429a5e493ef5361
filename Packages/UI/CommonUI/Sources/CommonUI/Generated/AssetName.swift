// Made by `monorepo projgen` from App/Sources/Meterbook/Assets.xcassets. Do not edit.
// swift-format-ignore-file

/// The names of the app's images.
nonisolated public enum AssetName {
    /// `book`
    public static let book = "book"

    /// `drop`
    public static let drop = "drop"

    /// `meter`
    public static let meter = "meter"

    /// `more`
    public static let more = "more"

    /// `person`
    public static let person = "person"

    /// `search`
    public static let search = "search"

    /// `settings`
    public static let settings = "settings"

    /// `steps`
    public static let steps = "steps"

    /// `supplies`
    public static let supplies = "supplies"

    /// `update`
    public static let update = "update"
}
