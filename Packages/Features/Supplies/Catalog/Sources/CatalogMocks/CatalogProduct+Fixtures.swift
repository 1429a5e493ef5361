package import Catalog
import Common
import Domain

extension CatalogProduct {
    /// Fifty strips with a maker, a price in euros and a word about them.
    package static let strips = CatalogProduct(
        id: ID(rawValue: "strips-50"), kind: .testStrips, name: LocalizedText(["en": "Test strips, 50", "de": "Teststreifen, 50 Stück"]),
        maker: "Example Diagnostics", details: LocalizedText(["en": "Fits the Example meter.", "de": "Passt zum Messgerät Example."]),
        contents: 50, price: euros(2490))

    /// Lancets without a maker and a price.
    package static let lancets = CatalogProduct(
        id: ID(rawValue: "lancets-200"), kind: .lancets, name: LocalizedText(["en": "Lancets, 200", "de": "Lanzetten, 200 Stück"]),
        contents: 200)

    /// A bottle, priced in yen.
    package static let solution = CatalogProduct(
        id: ID(rawValue: "solution"), kind: .controlSolution, name: LocalizedText(["en": "Control solution", "de": "Kontrolllösung"]),
        contents: 1, price: Currency(rawValue: "JPY").flatMap { Money(minorUnits: 1290, currency: $0) })

    /// What somebody wrote who wishes no good.
    package static let hostile = CatalogProduct(
        id: ID(rawValue: "a/b?c"), kind: .accessories, name: LocalizedText("<script>alert(1)</script>"),
        maker: "\"' & \u{301}", details: LocalizedText(String(repeating: "long", count: 100)), contents: 1, price: euros(1))

    private static func euros(_ cents: Int) -> Money? {
        Currency(rawValue: "EUR").flatMap { Money(minorUnits: cents, currency: $0) }
    }
}

extension CatalogPage {
    /// Three products of an operator's catalogue.
    package static let three = CatalogPage(
        found: [.strips, .lancets, .solution], kinds: [.testStrips, .lancets, .controlSolution],
        origin: .brought(CivilDateTime("2026-03-01T08:05:00")))

    /// What comes with the app.
    package static let bundled = CatalogPage(found: [.lancets], kinds: [.lancets], origin: .bundled)

    /// Words that nothing has.
    package static let nothingFound = CatalogPage(found: [], kinds: [.lancets], origin: .bundled)

    /// A catalogue without products.
    package static let empty = CatalogPage(found: [], kinds: [], origin: .brought(CivilDateTime("2026-03-01T08:05:00")))

    /// What somebody wrote who wishes no good.
    package static let hostile = CatalogPage(found: [.hostile], kinds: [.accessories], origin: .brought(nil))

    /// More than are shown.
    package static let many = CatalogPage(
        found: (1...140).map { number in
            CatalogProduct(
                id: CatalogProduct.ID(rawValue: "lancets-\(number)"), kind: .lancets, name: LocalizedText("Lancets \(number)"),
                contents: number)
        }, kinds: [.lancets], origin: .brought(nil))
}
