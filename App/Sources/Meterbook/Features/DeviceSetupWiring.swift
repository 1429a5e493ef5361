import Bluetooth
import Common
import DeviceSetupImplementation
import DeviceSyncImplementation
import LiveUI
import MeterSimulator
import ViewCore

/// The setup of a device: what DeviceSetup needs, and where its links lie: upon the devices, which lead there.
@MainActor
final class DeviceSetupWiring: FeatureSection, DeviceAdding {
    static let prefix = "device-setup"
    static let title = TextKey(key: "setup.section", module: "DeviceSetupViews", arguments: [])
    static let place = SectionPlace.within(DeviceSyncWiring.prefix)
    static let root: any Route = DeviceSetupRoute.choose
    static let modulesWithStrings = ["DeviceSetupViews"]

    private let coordinator: MeterDeviceSetupCoordinator

    init(services: MeterDeviceSetupDependencies, scope: SessionScope) {
        let (router, links) = (scope.router, scope.links)
        coordinator = MeterDeviceSetupCoordinator(
            dependencies: services, navigation: router,
            isUnderWay: { [weak router] in router?.stack.contains { $0 is DeviceSetupRoute } == true }
        ) { device in
            links.open(path: device == nil ? DeviceSyncWiring.prefix : LogbookWiring.prefix)
        }
    }

    func addDevice() { coordinator.start() }

    func route(path: RoutePath) -> (any Route)? { DeviceSetupRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is DeviceSetupRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] {
        (route as? DeviceSetupRoute)?.stack ?? stack
    }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? DeviceSetupRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }

    static func services(_ dependencies: AppDependencies) -> MeterDeviceSetupDependencies {
        let passkeys = dependencies.offeredMeters.compactMap { meter in meter.passkey.map { (meter.address, $0) } }
        return MeterDeviceSetupDependencies(
            bluetooth: dependencies.bluetooth, simulator: dependencies.offeredMeters.isEmpty ? nil : dependencies.simulator,
            simulatedPasskeys: Dictionary(passkeys) { first, _ in first }, devices: dependencies.readingStore,
            syncing: dependencies.deviceSync.syncing, analytics: dependencies.analytics, wallClock: dependencies.environment.wallClock)
    }
}
