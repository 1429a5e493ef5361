import Common
import Domain
import LiveUIMocks
import Orders
import OrdersMocks
import Testing
import ViewCore

@testable import OrdersImplementation

/// The screens over the real store.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct LiveOrdersTests {
    @Test func theListIsKeptUpToDate() async throws {
        let subject = try await Subject()
        let viewModel = LiveOrderListViewModel(store: subject.store)
        var shown = 0
        viewModel.onShowBasket = { shown += 1 }
        await viewModel.load()
        #expect(viewModel.page == .loaded(OrderPage(orders: [], total: 0)))
        _ = try await subject.draft()
        while viewModel.page.value?.total != 1 { await Task.yield() }
        viewModel.showBasket()
        #expect(shown == 1)
    }

    @Test func anOrderGoesItsWay() async throws {
        let subject = try await Subject()
        let viewModel = LiveOrderViewModel(store: subject.store, order: try await subject.draft())
        await viewModel.load()
        viewModel.asked = .ordered
        viewModel.become(.ordered)
        viewModel.become(.cancelled)
        #expect(viewModel.asked == nil && viewModel.isChanging)
        while viewModel.order.value?.state != .ordered { await Task.yield() }
        while viewModel.isChanging { await Task.yield() }
        viewModel.become(.draft)
        while viewModel.isChanging { await Task.yield() }
        #expect(viewModel.failure == .notPossible)
        viewModel.become(.received)
        while viewModel.order.value?.state != .received { await Task.yield() }
        while viewModel.isChanging { await Task.yield() }
        #expect(viewModel.failure == nil && subject.stock.count(of: .lancets) == 200)
    }

    private func form(_ subject: Subject) async throws -> LiveOrderFormViewModel {
        let form = LiveOrderFormViewModel(store: subject.store, order: try await subject.draft())
        form.save()
        await form.load()
        return form
    }

    @Test func aDraftIsEditedAndLeft() async throws {
        let subject = try await Subject()
        let form = try await form(subject)
        var left = 0
        form.onSave = { left += 1 }
        form.lines[0].packs = 7
        form.details.email = " orders@pharmacy.example "
        form.details.note = "At the back\r\nplease "
        form.save()
        form.save()
        while left == 0 { await Task.yield() }
        let order = try await subject.store.order(form.id)
        #expect(order.lines.map(\.packs) == [7, 1] && left == 1)
        #expect(order.details.email == "orders@pharmacy.example" && order.details.note == "At the back\nplease")
    }

    @Test func aLineThatWasTakenOutCanBePutBackWhereItWas() async throws {
        let form = try await form(try await Subject())
        form.remove("strips-50")
        #expect(form.lines.map(\.id) == ["lancets-200"] && form.removed?.line == .strips)
        form.undo()
        #expect(form.lines == [.strips, .lancets] && form.removed == nil)
        form.undo()
        form.remove("gone")
        form.remove("lancets-200")
        form.dismissRemoved()
        #expect(form.lines == [.strips] && form.removed == nil)
    }

    @Test func whatIsWrongIsSaidAndNothingIsStored() async throws {
        let subject = try await Subject()
        let form = try await form(subject)
        form.details.email = "nobody"
        form.details.address = String(repeating: "x", count: 1_001)
        form.remove("strips-50")
        form.remove("lancets-200")
        form.save()
        #expect(form.problems == [.nothingOrdered, .email, .tooLong])
        #expect(try await subject.store.order(form.id).lines.count == 2)
    }

    @Test func theAddressOfThePersonIsTakenOver() async throws {
        let subject = try await Subject()
        let form = try await form(subject)
        form.details = OrderDetails(address: "typed")
        subject.addresses.contactToReturn = .failure(OrderSeamError("a reason"))
        form.fillAddress()
        while form.failure == nil { await Task.yield() }
        #expect(form.details.address == "typed" && form.failure == .notRead("a reason"))
        subject.addresses.contactToReturn = .success(.ada)
        form.fillAddress()
        while form.details.person == nil { await Task.yield() }
        #expect(form.details.address.hasPrefix("Ada Weiß\n") && form.failure == nil)
    }

    @Test func whatIsNoDraftAnyMoreCannotBeEdited() async throws {
        let subject = try await Subject()
        let id = try await subject.draft()
        let open = LiveOrderFormViewModel(store: subject.store, order: id)
        await open.load()
        try await subject.store.set(.cancelled, of: id)
        let late = LiveOrderFormViewModel(store: subject.store, order: id)
        await late.load()
        #expect(late.stored == .failed(.notPossible))
        open.save()
        while open.failure == nil { await Task.yield() }
        #expect(open.failure == .notPossible)
        let gone = LiveOrderFormViewModel(store: subject.store, order: OrderID(rawValue: "gone"))
        await gone.load()
        #expect(gone.stored == .failed(.noSuchOrder))
    }

    @Test func everyRouteLeadsToItsScreen() async throws {
        let subject = try await Subject()
        let id = try await subject.draft()
        let navigation = MockNavigation()
        let coordinator = OrdersCoordinator(services: subject.services, navigation: navigation, onShowBasket: {})
        for (route, words) in [
            (OrdersRoute.list, "Order 1"), (.order(id), "Mark as ordered"), (.edit(id), "Take the address"), (.sheet(id), "Write e-mail"),
            (.order(OrderID(rawValue: "gone")), "There is no such order"),
        ] {
            let screen = coordinator.screen(for: route)
            for task in render(screen).tasks { await task.run() }
            #expect(render(screen).html.contains(words), "\(route)")
        }
    }

    @Test func aFormThatIsSavedIsLeft() async throws {
        let subject = try await Subject()
        let navigation = MockNavigation()
        let coordinator = OrdersCoordinator(services: subject.services, navigation: navigation, onShowBasket: {})
        let screen = coordinator.screen(for: .edit(try await subject.draft()))
        for task in render(screen).tasks { await task.run() }
        let rendering = render(screen)
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .submit)?.run() }
        while navigation.calls.isEmpty { await Task.yield() }
        #expect(navigation.calls == [.pop])
    }
}
