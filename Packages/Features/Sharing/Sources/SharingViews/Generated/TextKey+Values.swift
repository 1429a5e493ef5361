// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// %d readings match.
    static func exportCount(count: Int) -> TextKey { TextKey(key: "export.count", module: "SharingViews", arguments: [.count(count)]) }
}
