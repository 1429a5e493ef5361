// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// Syncing by itself did not work: %1$@. It is tried again when the meter is near, in %2$@ at the earliest.
    static func automaticFailed(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "automatic.failed", module: "DeviceSyncViews", arguments: [first.textArgument, second.textArgument]) }

    /// %@ minutes
    static func automaticMinutes(count: Int) -> TextKey { TextKey(key: "automatic.minutes", module: "DeviceSyncViews", arguments: [.count(count)]) }

    /// Seen %@.
    static func automaticSeen(_ value: some TextValue) -> TextKey { TextKey(key: "automatic.seen", module: "DeviceSyncViews", arguments: [value.textArgument]) }

    /// Address %@
    static func deviceAddress(_ value: some TextValue) -> TextKey { TextKey(key: "device.address", module: "DeviceSyncViews", arguments: [value.textArgument]) }

    /// %@
    static func deviceName(_ value: some TextValue) -> TextKey { TextKey(key: "device.name", module: "DeviceSyncViews", arguments: [value.textArgument]) }

    /// Serial number %@
    static func deviceSerial(_ value: some TextValue) -> TextKey { TextKey(key: "device.serial", module: "DeviceSyncViews", arguments: [value.textArgument]) }

    /// %@ new readings
    static func syncAdded(count: Int) -> TextKey { TextKey(key: "sync.added", module: "DeviceSyncViews", arguments: [.count(count)]) }

    /// Stopping the sync with %@
    static func syncBannerCancelling(_ value: some TextValue) -> TextKey { TextKey(key: "sync.banner.cancelling", module: "DeviceSyncViews", arguments: [value.textArgument]) }

    /// Connecting to %@
    static func syncBannerConnecting(_ value: some TextValue) -> TextKey { TextKey(key: "sync.banner.connecting", module: "DeviceSyncViews", arguments: [value.textArgument]) }

    /// Receiving readings from %@
    static func syncBannerReceiving(_ value: some TextValue) -> TextKey { TextKey(key: "sync.banner.receiving", module: "DeviceSyncViews", arguments: [value.textArgument]) }

    /// %1$@, %2$@.
    static func syncCounts(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "sync.counts", module: "DeviceSyncViews", arguments: [first.textArgument, second.textArgument]) }

    /// %1$@, %2$@, %3$@.
    static func syncCountsUnreadable(_ first: some TextValue, _ second: some TextValue, _ third: some TextValue) -> TextKey { TextKey(key: "sync.counts.unreadable", module: "DeviceSyncViews", arguments: [first.textArgument, second.textArgument, third.textArgument]) }

    /// %1$@ %2$@
    static func syncFailed(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "sync.failed", module: "DeviceSyncViews", arguments: [first.textArgument, second.textArgument]) }

    /// %@ already known
    static func syncKnown(count: Int) -> TextKey { TextKey(key: "sync.known", module: "DeviceSyncViews", arguments: [.count(count)]) }

    /// Last synced %1$@: %2$@
    static func syncLast(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "sync.last", module: "DeviceSyncViews", arguments: [first.textArgument, second.textArgument]) }

    /// Last synced %1$@, but not to the end: %2$@
    static func syncLastIncomplete(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "sync.last.incomplete", module: "DeviceSyncViews", arguments: [first.textArgument, second.textArgument]) }

    /// %@ records that could not be read
    static func syncUnreadable(count: Int) -> TextKey { TextKey(key: "sync.unreadable", module: "DeviceSyncViews", arguments: [.count(count)]) }

    /// %1$@ %2$@
    static func syncWithClock(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "sync.withClock", module: "DeviceSyncViews", arguments: [first.textArgument, second.textArgument]) }
}
