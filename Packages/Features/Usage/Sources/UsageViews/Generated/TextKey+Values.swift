// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// %@ steps are kept; these are the newest.
    static func usageCount(count: Int) -> TextKey { TextKey(key: "usage.count", module: "UsageViews", arguments: [.count(count)]) }
}
