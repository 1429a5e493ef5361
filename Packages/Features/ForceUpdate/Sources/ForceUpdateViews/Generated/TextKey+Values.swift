// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// Meterbook %@ is there
    static func noticeTitle(_ value: some TextValue) -> TextKey { TextKey(key: "notice.title", module: "ForceUpdateViews", arguments: [value.textArgument]) }

    /// An update changes none of your readings. They are on this computer, in %@.
    static func updateDataFolder(_ value: some TextValue) -> TextKey { TextKey(key: "update.data.folder", module: "ForceUpdateViews", arguments: [value.textArgument]) }
}
