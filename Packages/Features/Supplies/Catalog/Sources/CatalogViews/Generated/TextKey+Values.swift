// Made by `monorepo projgen` from Resources/en.lproj/Localizable.strings. Do not edit.
// swift-format-ignore-file
import ViewCore

/// The texts of this module that values stand in.
nonisolated extension TextKey {
    /// As of %@
    static func catalogBrought(_ value: some TextValue) -> TextKey { TextKey(key: "catalog.brought", module: "CatalogViews", arguments: [value.textArgument]) }

    /// %@ products
    static func catalogFound(count: Int) -> TextKey { TextKey(key: "catalog.found", module: "CatalogViews", arguments: [.count(count)]) }

    /// %1$d of %2$d are shown. Search for the others.
    static func catalogMore(_ first: Int, _ second: Int) -> TextKey { TextKey(key: "catalog.more", module: "CatalogViews", arguments: [.int(first), .int(second)]) }

    /// %@ packs are in the basket
    static func productInBasket(count: Int) -> TextKey { TextKey(key: "product.inBasket", module: "CatalogViews", arguments: [.count(count)]) }
}
