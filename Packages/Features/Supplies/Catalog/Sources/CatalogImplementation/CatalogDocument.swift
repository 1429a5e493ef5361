import Catalog
import Common
import Domain
import Foundation

/// A catalogue as an operator publishes it, looked through: a document that holds anything the app could not use is refused as a whole.
///
/// ```json
/// { "schema": 1, "currency": "EUR",
///   "products": [ { "id": "strips-50", "kind": "test-strips", "name": { "en": "Test strips", "de": "Teststreifen" }, "maker": "…",
///                   "details": "…", "contents": 50, "price": "24.90", "currency": "EUR" } ] }
/// ```
///
/// A price is a text, so that no reader makes binary floating point of it. Other keys are for other readers.
struct CatalogDocument: Equatable, Sendable {
    /// In bytes.
    static let limit = 512 << 10
    static let mostProducts = 500

    /// The products, in their order; no identifier comes twice.
    let products: [CatalogProduct]

    /// Reads a document. Throws `CatalogError.refused`.
    init(json bytes: [UInt8]) throws(CatalogError) {
        guard bytes.count <= Self.limit else { throw .refused("it is longer than \(Self.limit) bytes") }
        let fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw .refused(Self.reason(error))
        } catch {
            throw .refused("it is no JSON document")
        }
        products = fields.products
    }

    /// The place that is wrong, and what should be there. What stands there instead is not repeated: it may be anything.
    private static func reason(_ error: DecodingError) -> String {
        let (path, expectation): ([any CodingKey], String) =
            switch error {
            case .keyNotFound(let key, let context): (context.codingPath + [key], "is missing")
            case .valueNotFound(_, let context): (context.codingPath, "is missing")
            case .typeMismatch(let type, let context): (context.codingPath, "must be \(word(for: type))")
            case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
            @unknown default: ([], "cannot be read")
            }
        guard let first = path.first else { return "it is no JSON object of a catalogue" }
        let place = path.dropFirst().reduce(first.stringValue) { text, key in
            key.intValue.map { "\(text)[\($0)]" } ?? "\(text).\(key.stringValue)"
        }
        return "“\(place)” \(expectation)"
    }

    private static func word(for type: any Any.Type) -> String {
        switch type {
        case is [Any].Type: "a list"
        default: "a text"
        }
    }
}

extension CatalogDocument {
    /// The document as it is written.
    private struct Fields: Decodable {
        let products: [CatalogProduct]

        enum CodingKeys: String, CodingKey {
            case schema, currency, products
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard try container.number(.schema) == 1 else { throw container.wrong(.schema, "must be 1") }
            let currency = try container.currency(.currency)
            var list = try container.nestedUnkeyedContainer(forKey: .products)
            var products: [CatalogProduct] = []
            var known: Set<String> = []
            while !list.isAtEnd {
                guard products.count < mostProducts else { throw container.wrong(.products, "must be at most \(mostProducts)") }
                let product = try Item(from: list.superDecoder(), currency: currency).product
                guard known.insert(product.id.rawValue).inserted else {
                    throw container.wrong(.products, "must not have an “id” twice, as that of the product at \(products.count)")
                }
                products.append(product)
            }
            self.products = products
        }
    }

    /// A product of the document.
    private struct Item {
        let product: CatalogProduct

        enum CodingKeys: String, CodingKey {
            case id, kind, name, maker, details, contents, price, currency
        }

        init(from decoder: any Decoder, currency: Currency?) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let id = try container.decode(String.self, forKey: .id)
            guard CatalogText.isIdentifier(id) else { throw container.wrong(.id, "must be 1 to 64 letters, digits, points and hyphens") }
            guard let kind = SupplyKind(rawValue: try container.decode(String.self, forKey: .kind)) else {
                throw container.wrong(.kind, "must be one of \(SupplyKind.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            let contents = try container.number(.contents)
            guard (1...100_000).contains(contents) else { throw container.wrong(.contents, "must be a number from 1 to 100000") }
            guard let name = try container.text(.name, longest: 120) else { throw container.wrong(.name, "is missing") }
            product = CatalogProduct(
                id: CatalogProduct.ID(rawValue: id), kind: kind, name: name,
                maker: try container.text(.maker, longest: 80)?.text(in: ""), details: try container.text(.details, longest: 1_000),
                contents: contents, price: try Self.price(container, else: currency))
        }

        /// What a pack costs, in its own currency or that of the document; nil where nothing is said.
        private static func price(_ container: KeyedDecodingContainer<CodingKeys>, else common: Currency?) throws -> Money? {
            guard let text = try container.decodeIfPresent(String.self, forKey: .price) else { return nil }
            guard let currency = try container.currency(.currency) ?? common else {
                throw container.wrong(.currency, "is missing: a price needs one")
            }
            guard let price = Money(text, currency: currency), price.minorUnits <= 100_000_000 else {
                throw container.wrong(
                    .price, "must be a decimal text such as \"24.90\", with at most \(currency.fractionDigits) digits behind the point")
            }
            return price
        }
    }
}

extension KeyedDecodingContainer {
    /// Something that is not what its place asks for.
    fileprivate func wrong(_ key: Key, _ expectation: String) -> DecodingError {
        DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: expectation)
    }

    /// A whole number. The decoder does not say where one stands that it cannot hold.
    fileprivate func number(_ key: Key) throws -> Int {
        guard contains(key) else { throw wrong(key, "is missing") }
        guard let number = try? decode(Int.self, forKey: key) else { throw wrong(key, "must be a whole number") }
        return number
    }

    /// A text that people are shown, without what cannot be seen; nil where there is none.
    fileprivate func text(_ key: Key, longest: Int) throws -> LocalizedText? {
        guard let text = try decodeIfPresent(LocalizedText.self, forKey: key) else { return nil }
        let shown = text.texts.mapValues(CatalogText.shown)
        guard !shown.isEmpty, shown.count <= 40, shown.values.allSatisfy({ (1...longest).contains($0.unicodeScalars.count) }) else {
            throw wrong(key, "must be a text of 1 to \(longest) letters, or one for each of at most 40 languages")
        }
        return LocalizedText(shown)
    }

    /// A currency; nil where there is none.
    fileprivate func currency(_ key: Key) throws -> Currency? {
        guard let code = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let currency = Currency(rawValue: code) else { throw wrong(key, "must be a currency of ISO 4217, such as EUR") }
        return currency
    }
}
