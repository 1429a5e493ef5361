package import Domain
package import Orders
import Synchronization

/// A stock in memory, which may be told to fail.
package final class MockStockBooking: StockBooking {
    private struct State {
        var booked: [OrderID: [OrderedSupply]] = [:]
        var calls = 0
        var failure: OrderSeamError?
    }

    private let state = Mutex(State())

    /// Makes an empty stock.
    package init() {}

    /// What it throws; nil for nothing.
    package var failure: OrderSeamError? {
        get { state.withLock(\.failure) }
        set { state.withLock { $0.failure = newValue } }
    }

    /// What was counted up, by order.
    package var booked: [OrderID: [OrderedSupply]] { state.withLock(\.booked) }

    /// How often it was told of a delivery.
    package var bookCallCount: Int { state.withLock(\.calls) }

    /// How many of a supply there are.
    package func count(of kind: SupplyKind) -> Int {
        booked.values.joined().filter { $0.kind == kind }.reduce(0) { $0 + $1.count }
    }

    package func book(_ supplies: [OrderedSupply], of order: OrderID) async throws(OrderSeamError) {
        try state.withLock { state throws(OrderSeamError) in
            state.calls += 1
            if let failure = state.failure { throw failure }
            if state.booked[order] == nil { state.booked[order] = supplies }
        }
    }
}

/// An address that a test gives.
package final class MockDeliveryAddress: DeliveryAddressProviding {
    private let answer: Mutex<Result<DeliveryContact, OrderSeamError>>

    /// Makes one with an answer.
    package init(_ answer: Result<DeliveryContact, OrderSeamError>) {
        self.answer = Mutex(answer)
    }

    /// What it returns or throws.
    package var contactToReturn: Result<DeliveryContact, OrderSeamError> {
        get { answer.withLock(\.self) }
        set { answer.withLock { $0 = newValue } }
    }

    package func contact() async throws(OrderSeamError) -> DeliveryContact {
        try answer.withLock(\.self).get()
    }
}

extension DeliveryContact {
    /// Somebody in Bonn.
    package static let ada = DeliveryContact(person: Person.ID(rawValue: "ada"), address: ["Ada Weiß", "Lindenweg 1", "53111 Bonn"])
}
