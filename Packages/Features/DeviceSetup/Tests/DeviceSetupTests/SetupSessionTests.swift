import Bluetooth
import BluetoothMocks
import DeviceSetup
import DeviceSetupMocks
import DeviceSync
import DeviceSyncMocks
import Domain
import LiveUIMocks
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing
import ViewCore

@testable import DeviceSetupImplementation

/// Sessions come and go with each load of a page; the setup stays as long as one of them has it.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct SetupSessionTests {
    @Test(arguments: DeviceSetupRoute.allCases)
    func aScreenWhoseSetupIsGoneLeadsBackToTheFirst(route: DeviceSetupRoute) async throws {
        let (coordinator, navigation) = try await makeCoordinator()
        let rendering = render(coordinator.screen(for: route))
        #expect(rendering.html.contains("<h1"))
        for task in rendering.tasks { await task.run() }
        #expect(navigation.calls == (route == .choose ? [] : [.open(DeviceSetupRoute.choose)]))
    }

    @Test func aSetupSurvivesAReload() async throws {
        let subject = try await Subject()
        var before: LiveDeviceSetupViewModel? = await subject.makeAskedSession()
        let after = LiveDeviceSetupViewModel(dependencies: subject.dependencies)
        var lost = 0
        after.onLost = { lost += 1 }
        after.shown(.pair)
        #expect(after.state == before?.state && lost == 0)
        before = nil
        var shown: [DeviceSetupRoute] = []
        after.onShow = { shown.append($0) }
        after.code = "123456"
        after.sendCode()
        await until { after.state.step == .check }
        #expect(shown == [.check])
    }

    /// The first screen begins: it takes no setup from another page.
    @Test func aPageOnTheFirstScreenHasASetupOfItsOwn() async throws {
        let subject = try await Subject()
        let one = await subject.makeAskedSession()
        let other = LiveDeviceSetupViewModel(dependencies: subject.dependencies)
        other.shown(.choose)
        #expect(other.state == SetupState())
        #expect(one.state.phase == .pairing(.asked(.passkey)))
    }

    @Test func aSetupEndsWithItsLastSession() async throws {
        let subject = try await Subject()
        var session: LiveDeviceSetupViewModel? = await subject.makeAskedSession()
        #expect(subject.dependencies.shelf.latest != nil && session != nil)
        session = nil
        await until { subject.dependencies.shelf.latest == nil }
    }

    @Test func theCoordinatorLeadsForwardAndOut() async throws {
        let subject = try await Subject()
        var finished: [DeviceIdentity.ID?] = []
        let navigation = MockNavigation()
        let coordinator = MeterDeviceSetupCoordinator(dependencies: subject.dependencies, navigation: navigation) { finished.append($0) }
        coordinator.start()
        #expect(navigation.calls == [.open(DeviceSetupRoute.choose)])
        try render(coordinator.screen(for: .choose)).press("Try a simulated meter")
        #expect(navigation.calls.last == .push(DeviceSetupRoute.find))
        await until { render(coordinator.screen(for: .find)).html.contains("Pair with Meter") }
        try render(coordinator.screen(for: .find)).press("Pair with Meter")
        #expect(navigation.calls.last == .push(DeviceSetupRoute.pair))
        await until { render(coordinator.screen(for: .pair)).html.contains("The simulated meter shows") }
        #expect(render(coordinator.screen(for: .pair)).html.contains("123456"))
        try type("123456", into: render(coordinator.screen(for: .pair)))
        try render(coordinator.screen(for: .pair)).press("Pair")
        await until { navigation.calls.last == .push(DeviceSetupRoute.check) }
        try render(coordinator.screen(for: .check)).press("Add this meter")
        await until { navigation.calls.last == .push(DeviceSetupRoute.done) }
        #expect(navigation.calls.contains(.push(DeviceSetupRoute.firstSync)))
        try render(coordinator.screen(for: .done)).press("Show my readings")
        let device = try #require(try await subject.store.devices().first)
        #expect(finished == [device.id] && navigation.calls.last == .popToRoot)
    }

    @Test func whoHasLeftIsNotCalledBack() async throws {
        let navigation = MockNavigation()
        let subject = try await Subject()
        let coordinator = MeterDeviceSetupCoordinator(
            dependencies: subject.dependencies, navigation: navigation, isUnderWay: { false }, onFinished: { _ in })
        try render(coordinator.screen(for: .choose)).press("Try a simulated meter")
        #expect(navigation.calls == [])
    }

    @Test(arguments: DeviceSetupRoute.allCases)
    func closingLeadsOutFromEachScreen(route: DeviceSetupRoute) async throws {
        var left = 0
        let (coordinator, _) = try await makeCoordinator { device in left += device == nil ? 1 : 100 }
        try render(coordinator.screen(for: route)).press("Close")
        #expect(left == 1)
    }

    @Test(arguments: DeviceSetupRoute.allCases)
    func eachScreenHasItsHelp(route: DeviceSetupRoute) async throws {
        let (coordinator, _) = try await makeCoordinator()
        try render(coordinator.screen(for: route)).press("Help")
        #expect(render(coordinator.screen(for: route)).html.contains("Whatever happens here, readings stay in the meter"))
    }

    private func type(_ text: String, into rendering: Rendering) throws {
        let id = try #require(rendering.html.firstMatch(of: /<input id="([^"]*)" class="input"/)?.1)
        try #require(rendering.handlers.handler(id: String(id), kind: .input)).run(EventValue(text: text))
    }

    private func makeCoordinator(
        _ onFinished: @escaping @MainActor (DeviceIdentity.ID?) -> Void = { _ in }
    ) async throws -> (MeterDeviceSetupCoordinator, MockNavigation) {
        let navigation = MockNavigation()
        let subject = try await Subject()
        return (MeterDeviceSetupCoordinator(dependencies: subject.dependencies, navigation: navigation, onFinished: onFinished), navigation)
    }
}
