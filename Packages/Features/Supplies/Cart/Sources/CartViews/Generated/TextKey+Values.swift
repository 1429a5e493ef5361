// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// Packs: %@
    static func basketPacksOf(_ value: some TextValue) -> TextKey { TextKey(key: "basket.packsOf", module: "CartViews", arguments: [value.textArgument]) }

    /// Remove %@
    static func basketRemove(_ value: some TextValue) -> TextKey { TextKey(key: "basket.remove", module: "CartViews", arguments: [value.textArgument]) }

    /// %@ removed
    static func basketRemoved(_ value: some TextValue) -> TextKey { TextKey(key: "basket.removed", module: "CartViews", arguments: [value.textArgument]) }

    /// The prices of %@ products have to be asked for.
    static func basketUnpricedLines(count: Int) -> TextKey { TextKey(key: "basket.unpricedLines", module: "CartViews", arguments: [.count(count)]) }

    /// %@: none are left
    static func noticeEmpty(_ value: some TextValue) -> TextKey { TextKey(key: "notice.empty", module: "CartViews", arguments: [value.textArgument]) }

    /// %@: the first of them have expired
    static func noticeExpired(_ value: some TextValue) -> TextKey { TextKey(key: "notice.expired", module: "CartViews", arguments: [value.textArgument]) }

    /// %@: the first of them expire soon
    static func noticeExpiring(_ value: some TextValue) -> TextKey { TextKey(key: "notice.expiring", module: "CartViews", arguments: [value.textArgument]) }

    /// Left: %1$@, for %2$@.
    static func noticeLasts(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "notice.lasts", module: "CartViews", arguments: [first.textArgument, second.textArgument]) }

    /// Left: %@.
    static func noticeLeft(_ value: some TextValue) -> TextKey { TextKey(key: "notice.left", module: "CartViews", arguments: [value.textArgument]) }

    /// %@ run low
    static func noticeLow(_ value: some TextValue) -> TextKey { TextKey(key: "notice.low", module: "CartViews", arguments: [value.textArgument]) }

    /// Basket (%@ packs)
    static func stockBasketWith(count: Int) -> TextKey { TextKey(key: "stock.basketWith", module: "CartViews", arguments: [.count(count)]) }

    /// about %@ days
    static func stockDaysLeft(count: Int) -> TextKey { TextKey(key: "stock.daysLeft", module: "CartViews", arguments: [.count(count)]) }

    /// %@ days
    static func supplyDays(count: Int) -> TextKey { TextKey(key: "supply.days", module: "CartViews", arguments: [.count(count)]) }

    /// %@ tests
    static func supplyTests(count: Int) -> TextKey { TextKey(key: "supply.tests", module: "CartViews", arguments: [.count(count)]) }

    /// %1$@ in %2$@
    static func supplyUseOf(_ first: some TextValue, _ second: some TextValue) -> TextKey { TextKey(key: "supply.useOf", module: "CartViews", arguments: [first.textArgument, second.textArgument]) }
}
