import Bluetooth
import Common
import DeviceSetupImplementation
import DeviceSync
import DeviceSyncImplementation
import Domain
import LiveUI
import MeterSimulator
import ViewCore

/// The setup of a device: what DeviceSetup needs, and where its links lie. It is no place of the navigation bar: one begins it.
@MainActor
final class DeviceSetupWiring: FeatureSection, DeviceAdding {
    static let prefix = "device-setup"
    static let title = TextKey(key: "setup.section", module: "DeviceSetupViews", arguments: [])
    static let place = 450
    static let isInBar = false
    static let modulesWithStrings = ["DeviceSetupViews"]

    let router: Router
    private let coordinator: MeterDeviceSetupCoordinator

    init(dependencies: AppDependencies, links: AppLinks) {
        let router = Router(root: DeviceSetupRoute.choose, onOpen: links.open)
        self.router = router
        coordinator = MeterDeviceSetupCoordinator(
            dependencies: dependencies.shared { Self.dependencies(dependencies) }, navigation: router
        ) { [syncing = dependencies.deviceSync.syncing] device in
            links.open(path: Self.prefix(after: device, syncing))
        }
    }

    /// Where a setup ends: at the readings of the device, which some kinds have a section of their own for; without one where it began.
    private static func prefix(after device: DeviceIdentity.ID?, _ syncing: any DeviceSyncing) -> String {
        guard let device else { return DeviceSyncWiring.prefix }
        let kind = syncing.devices?.first { $0.id == device }?.kind
        return AppFeatures.sections.first { $0.neededKind != nil && $0.neededKind == kind }?.prefix ?? LogbookWiring.prefix
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

    private static func dependencies(_ dependencies: AppDependencies) -> MeterDeviceSetupDependencies {
        let passkeys = dependencies.offeredMeters.compactMap { meter in meter.passkey.map { (meter.address, $0) } }
        return MeterDeviceSetupDependencies(
            bluetooth: dependencies.bluetooth, simulator: dependencies.offeredMeters.isEmpty ? nil : dependencies.simulator,
            simulatedPasskeys: Dictionary(passkeys) { first, _ in first }, devices: dependencies.readingStore,
            syncing: dependencies.deviceSync.syncing, analytics: dependencies.analytics, wallClock: dependencies.environment.wallClock,
            gate: dependencies.gate)
    }
}
