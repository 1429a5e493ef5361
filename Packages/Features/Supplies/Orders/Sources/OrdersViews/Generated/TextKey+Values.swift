// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// Remove %@
    static func formRemove(_ value: some TextValue) -> TextKey { TextKey(key: "form.remove", module: "OrdersViews", arguments: [value.textArgument]) }

    /// %@ removed
    static func formRemoved(_ value: some TextValue) -> TextKey { TextKey(key: "form.removed", module: "OrdersViews", arguments: [value.textArgument]) }

    /// Order %d
    static func mailSubject(_ value: Int) -> TextKey { TextKey(key: "mail.subject", module: "OrdersViews", arguments: [.int(value)]) }

    /// Order %d
    static func orderTitle(_ value: Int) -> TextKey { TextKey(key: "order.title", module: "OrdersViews", arguments: [.int(value)]) }

    /// The newest %1$d of %2$d orders are shown.
    static func ordersMore(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "orders.more", module: "OrdersViews", arguments: [.int(first), .int(second)]) }

    /// %@ packs
    static func ordersPacks(count: Int) -> TextKey { TextKey(key: "orders.packs", module: "OrdersViews", arguments: [.count(count)]) }
}
