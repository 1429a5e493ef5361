import Catalog
import Common
import Domain
import Foundation
import Testing

@testable import CatalogImplementation

/// A document of anybody: taken as a whole, or refused with the place that is wrong.
struct CatalogDocumentTests {
    private static let product = #""id": "s", "kind": "test-strips", "name": "Strips", "contents": 50"#

    private func document(_ product: String, _ more: String = "") -> [UInt8] {
        Array(#"{ "schema": 1, \#(more) "products": [ { \#(product) } ] }"#.utf8)
    }

    private func refusal(_ bytes: [UInt8]) -> String? {
        do throws(CatalogError) {
            _ = try CatalogDocument(json: bytes)
            return nil
        } catch {
            guard case .refused(let reason) = error else { return "\(error)" }
            return reason
        }
    }

    @Test func everythingOfAProductIsRead() throws {
        let text = """
            { "schema": 1, "currency": "EUR", "unknown": [1], "products": [
              { "id": "strips-50", "kind": "test-strips", "name": { "en": " Test\\tstrips ", "de": "Teststreifen" }, "maker": "Example",
                "details": "Fits.", "contents": 50, "price": "24.90" },
              { "id": "Y.1", "kind": "lancets", "name": "Lancets", "contents": 1, "price": "1290", "currency": "JPY" },
              { "id": "z", "kind": "sensors", "name": "Sensor", "contents": 100000 } ] }
            """
        let products = try CatalogDocument(json: Array(text.utf8)).products
        let euro = try #require(Currency(rawValue: "EUR"))
        #expect(products.map(\.id.rawValue) == ["strips-50", "Y.1", "z"])
        #expect(products[0].name == LocalizedText(["en": "Teststrips", "de": "Teststreifen"]))
        #expect(products[0].price == Money(minorUnits: 2490, currency: euro) && products[0].details == LocalizedText("Fits."))
        #expect(products[1].price?.minorUnits == 1290 && products[1].price?.currency.rawValue == "JPY" && products[1].maker == nil)
        #expect(products[2].price == nil && products[2].contents == 100_000)
    }

    @Test(arguments: [
        (#""price": 24.9"#, "“products[0].price” must be a text"), (#""price": "24,90""#, "“products[0].price” must be a decimal text"),
        (#""price": "24.905""#, "at most 2 digits"), (#""price": "-1""#, "must be a decimal text"),
        (#""price": "10000000""#, "must be a decimal text"),
        (#""price": "1", "currency": "XXX""#, "“products[0].currency” must be a currency"),
        (#""price": "1e2""#, "must be a decimal text"), (#""price": "NaN""#, "must be a decimal text"),
    ])
    func aPriceThatIsNoDecimalTextIsRefused(price: String, reason: String) {
        let refusal = refusal(document(Self.product + ", " + price, #""currency": "EUR","#))
        #expect(refusal?.contains(reason) == true, "\(refusal ?? "taken")")
    }

    @Test(arguments: [
        ("", "JSON"), ("[]", "JSON object"), ("{", "JSON"), (#"{"schema": 2, "products": []}"#, "“schema” must be 1"),
        (#"{"products": []}"#, "“schema” is missing"), (#"{"schema": 1}"#, "“products” is missing"),
        (#"{"schema": 1.5, "products": []}"#, "“schema” must be a whole number"),
        (#"{"schema": 1, "products": {}}"#, "“products” must be a list"),
        (#"{"schema": 1, "products": [1]}"#, "“products[0]”"), (#"{"schema": 1, "currency": "eur", "products": []}"#, "“currency” must be"),
    ])
    func aDocumentThatIsNoneIsRefused(text: String, reason: String) {
        let refusal = refusal(Array(text.utf8))
        #expect(refusal?.contains(reason) == true, "\(refusal ?? "taken")")
    }

    @Test(arguments: [
        (#""id": "", "kind": "lancets", "name": "L", "contents": 1"#, "products[0].id"),
        (#""id": "a/../b", "kind": "lancets", "name": "L", "contents": 1"#, "products[0].id"),
        (#""id": "..", "kind": "lancets", "name": "L", "contents": 1"#, "products[0].id"),
        (#""id": "a", "kind": "insulin", "name": "L", "contents": 1"#, "products[0].kind"),
        (#""id": "a", "kind": "lancets", "name": "", "contents": 1"#, "products[0].name"),
        (#""id": "a", "kind": "lancets", "name": "\u202e\u0000", "contents": 1"#, "products[0].name"),
        (#""id": "a", "kind": "lancets", "name": {}, "contents": 1"#, "products[0].name"),
        (#""id": "a", "kind": "lancets", "name": ["L"], "contents": 1"#, "products[0].name"),
        (#""id": "a", "kind": "lancets", "contents": 1"#, "products[0].name"),
        (#""id": "a", "kind": "lancets", "name": "L", "contents": 0"#, "products[0].contents"),
        (#""id": "a", "kind": "lancets", "name": "L", "contents": 1.5"#, "products[0].contents"),
        (#""id": "a", "kind": "lancets", "name": "L", "contents": 99999999999999999999"#, "products[0].contents"),
        (#""id": "a", "kind": "lancets", "name": "L", "contents": 1, "price": "1""#, "products[0].currency"),
        (#""id": "a", "kind": "lancets", "name": "L", "contents": 1, "maker": 5"#, "products[0].maker"),
    ])
    func aProductThatIsNoneIsRefusedByItsPlace(product: String, place: String) {
        let refusal = refusal(document(product))
        #expect(refusal?.contains("“\(place)”") == true, "\(refusal ?? "taken")")
    }

    @Test func whatIsTooMuchIsRefused() {
        let one = #"{"id": "p%", "kind": "lancets", "name": "L", "contents": 1}"#
        func list(_ count: Int) -> [UInt8] {
            let products = (0..<count).map { one.replacing("%", with: String($0)) }.joined(separator: ",")
            return Array(#"{"schema": 1, "products": [\#(products)]}"#.utf8)
        }
        #expect(refusal(list(500)) == nil)
        #expect(refusal(list(501))?.contains("at most 500") == true)
        #expect(refusal([UInt8](repeating: UInt8(ascii: " "), count: CatalogDocument.limit + 1))?.contains("longer") == true)
        #expect(refusal(document(#""id": "a", "kind": "lancets", "name": "\#(String(repeating: "x", count: 121))", "contents": 1"#)) != nil)
        #expect(refusal(Array(String(repeating: "[", count: 100_000).utf8)) != nil)
        let twice = #"{"schema": 1, "products": [{\#(Self.product)}, {\#(Self.product)}]}"#
        #expect(refusal(Array(twice.utf8))?.contains("twice") == true)
    }

    /// Whatever byte is changed in a good document, it is read or refused, and never ends the process.
    @Test func aChangedDocumentIsReadOrRefused() {
        let good = document(Self.product + #", "price": "24.90", "maker": "M""#, #""currency": "EUR","#)
        for index in good.indices {
            for byte: UInt8 in [0, 0x22, 0x2C, 0x39, 0x5D, 0x7B, 0xFF] {
                var changed = good
                changed[index] = byte
                _ = refusal(changed)
            }
        }
        #expect(refusal(good) == nil)
    }
}
