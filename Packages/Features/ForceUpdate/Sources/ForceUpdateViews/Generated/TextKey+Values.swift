// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// Loaded on %@
    static func forceUpdateLoaded(_ value: some TextValue) -> TextKey { TextKey(key: "forceUpdate.loaded", module: "ForceUpdateViews", arguments: [value.textArgument]) }
}
