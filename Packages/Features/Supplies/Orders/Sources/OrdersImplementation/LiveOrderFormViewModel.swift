import Common
import Foundation
import Observation
import Orders

/// A draft as it is edited. It stays when the database changes.
@MainActor @Observable
final class LiveOrderFormViewModel: OrderFormViewModel {
    let id: OrderID
    private(set) var stored: Loadable<Order> = .loading
    var lines: [OrderLine] = []
    var details = OrderDetails()
    private(set) var problems: [DraftProblem] = []
    private(set) var removed: RemovedOrderLine?
    private(set) var failure: OrdersError?
    /// Leaves the screen. Set by the coordinator.
    @ObservationIgnored var onSave: @MainActor () -> Void = {}
    @ObservationIgnored private var isSaving = false
    @ObservationIgnored private var removals = 0
    private let store: OrderStore

    init(store: OrderStore, order id: OrderID) {
        self.store = store
        self.id = id
    }

    func load() async {
        guard stored.value == nil else { return }
        do throws(OrdersError) {
            let order = try await store.order(id)
            guard order.state.isEditable else { throw .notPossible }
            guard stored.value == nil else { return }
            (lines, details) = (order.lines, order.details)
            stored = .loaded(order)
        } catch {
            stored = .failed(error)
        }
    }

    func remove(_ line: OrderLine.ID) {
        guard let index = lines.firstIndex(where: { $0.id == line }) else { return }
        removals += 1
        removed = RemovedOrderLine(id: removals, index: index, line: lines.remove(at: index))
    }

    func undo() {
        guard let removed else { return }
        lines.insert(removed.line, at: min(removed.index, lines.count))
        self.removed = nil
    }

    func dismissRemoved() {
        removed = nil
    }

    func fillAddress() {
        failure = nil
        Task {
            do throws(OrderSeamError) {
                let contact = try await store.dependencies.addresses.contact()
                details.person = contact.person
                details.address = contact.address.joined(separator: "\n")
            } catch {
                failure = .notRead(error.words)
            }
        }
    }

    func save() {
        guard stored.value != nil, !isSaving else { return }
        let details = details.trimmed
        problems = Self.problems(lines, details)
        guard problems.isEmpty else { return }
        isSaving = true
        failure = nil
        Task { [lines] in
            do throws(OrdersError) {
                try await store.update(id, lines: lines, details: details)
                onSave()
            } catch {
                failure = error
            }
            isSaving = false
        }
    }

    private static func problems(_ lines: [OrderLine], _ details: OrderDetails) -> [DraftProblem] {
        var problems: [DraftProblem] = []
        if lines.isEmpty { problems.append(.nothingOrdered) }
        if !details.email.isEmpty, !MailAddress.isValid(details.email) { problems.append(.email) }
        if [details.address, details.note].contains(where: { $0.unicodeScalars.count > OrderDetails.longest }) {
            problems.append(.tooLong)
        }
        return problems
    }
}

extension OrderDetails {
    /// The details with the line ends of this machine and without blanks around.
    fileprivate var trimmed: OrderDetails {
        func trim(_ text: String) -> String {
            text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return OrderDetails(person: person, address: trim(address), email: trim(email), note: trim(note))
    }
}
