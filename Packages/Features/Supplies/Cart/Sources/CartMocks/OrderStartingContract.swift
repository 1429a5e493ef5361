public import Cart
import Common
import Domain
public import Testing

/// What must hold for every `OrderStarting`, whoever fulfils it.
public struct OrderStartingContract {
    private let subject: any OrderStarting
    private let orderCount: () async throws -> Int
    private let sourceLocation: SourceLocation

    /// Judges one that has no order yet; `orderCount` tells how many there are.
    public init(
        _ subject: any OrderStarting, orderCount: @escaping () async throws -> Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.subject = subject
        self.orderCount = orderCount
        self.sourceLocation = sourceLocation
    }

    /// Begins orders, and expects how many there are then.
    public func check() async throws {
        let price = Currency(rawValue: "EUR").flatMap { Money(minorUnits: 2490, currency: $0) }
        let lines = [
            BasketLine(id: "strips", kind: .testStrips, name: LocalizedText(["en": "Strips"]), contents: 50, price: price, packs: 2),
            BasketLine(id: "lancets", kind: .lancets, name: LocalizedText("Lancets"), contents: 200, price: nil, packs: 99),
        ]
        let first = try await subject.start(lines, basket: "one")
        let again = try await subject.start(lines, basket: "one")
        #expect(first == again && !first.isEmpty, "a basket begins one order", sourceLocation: sourceLocation)
        #expect(try await orderCount() == 1, sourceLocation: sourceLocation)
        let other = try await subject.start(lines, basket: "two")
        #expect(other != first, sourceLocation: sourceLocation)
        #expect(try await orderCount() == 2, sourceLocation: sourceLocation)
    }
}
