// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// %@ ahead of this computer
    static func checkClockAhead(_ value: some TextValue) -> TextKey { TextKey(key: "check.clock.ahead", module: "DeviceSetupViews", arguments: [value.textArgument]) }

    /// %@ behind this computer
    static func checkClockBehind(_ value: some TextValue) -> TextKey { TextKey(key: "check.clock.behind", module: "DeviceSetupViews", arguments: [value.textArgument]) }

    /// %@ days
    static func checkDays(count: Int) -> TextKey { TextKey(key: "check.days", module: "DeviceSetupViews", arguments: [.count(count)]) }

    /// %@ hours
    static func checkHours(count: Int) -> TextKey { TextKey(key: "check.hours", module: "DeviceSetupViews", arguments: [.count(count)]) }

    /// %@ minutes
    static func checkMinutes(count: Int) -> TextKey { TextKey(key: "check.minutes", module: "DeviceSetupViews", arguments: [.count(count)]) }

    /// %@ devices found
    static func findCount(count: Int) -> TextKey { TextKey(key: "find.count", module: "DeviceSetupViews", arguments: [.count(count)]) }

    /// %1$@ · %2$@
    static func findDetails(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "find.details", module: "DeviceSetupViews", arguments: [first.textArgument, second.textArgument]) }

    /// Pair with %@
    static func findPair(_ value: some TextValue) -> TextKey { TextKey(key: "find.pair", module: "DeviceSetupViews", arguments: [value.textArgument]) }

    /// Pair again with %@
    static func findPairAgain(_ value: some TextValue) -> TextKey { TextKey(key: "find.pairAgain", module: "DeviceSetupViews", arguments: [value.textArgument]) }

    /// %@
    static func pairMeter(_ value: some TextValue) -> TextKey { TextKey(key: "pair.meter", module: "DeviceSetupViews", arguments: [value.textArgument]) }
}
