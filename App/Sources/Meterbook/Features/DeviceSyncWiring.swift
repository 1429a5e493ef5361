import Bluetooth
import Common
import CommonUI
import DeviceSync
import DeviceSyncImplementation
import LiveUI
import MeterSimulator
import ReadingStoreImplementation
import ViewCore

/// The Devices section: what DeviceSync needs, and where its links lie.
@MainActor
final class DeviceSyncWiring: FeatureSection {
    static let prefix = "devices"
    static let title = TextKey("section.devices")
    static let symbol: String? = AssetName.meter
    static let place = SectionPlace.bar(400)
    static let root: any Route = DeviceSyncRoute.devices
    static let modulesWithStrings = ["DeviceSyncViews"]

    /// What the sessions share.
    struct Services {
        let sync: DeviceSyncServices
        let wallClock: any WallClock
    }

    private let coordinator: DeviceSyncCoordinator

    static func services(_ dependencies: AppDependencies) -> Services {
        Services(sync: dependencies.deviceSync, wallClock: dependencies.environment.wallClock)
    }

    init(services: Services, scope: SessionScope) {
        let links = scope.links
        coordinator = DeviceSyncCoordinator(
            services: services.sync, wallClock: services.wallClock,
            onShowReadings: { links.open(path: LogbookWiring.prefix) }, onAddDevice: links.addDevice,
            onShowUsage: links.showUsage, onShowSettings: links.showSettings)
    }

    /// The part of the feature that the whole process shares. `pairing` answers real meters that are added; without it only those that are
    /// bonded can be.
    static func syncServices(_ dependencies: AppDependencies, pairing: (any PairingAgent)? = nil) -> DeviceSyncServices {
        DeviceSyncServices(
            dependencies: DeviceSyncDependencies(
                bluetooth: dependencies.bluetooth,
                simulator: dependencies.simulator,
                simulatedMeters: dependencies.offeredMeters.filter { $0.sensor == nil }.map { meter in
                    SimulatedMeter(address: meter.address.description, name: meter.name ?? meter.address.description)
                },
                pairing: ScriptedPairing(script: dependencies.meterScript),
                bluetoothPairing: pairing,
                devices: dependencies.readingStore,
                records: dependencies.readingStore,
                wallClock: dependencies.environment.wallClock,
                gate: dependencies.gate
            ))
    }

    /// Services that store what they read in `store` alone, over one transport.
    static func syncServices(over bluetooth: any BluetoothCentral, pairing: any PairingAgent, in store: SQLiteReadingStore)
        -> DeviceSyncServices
    {
        DeviceSyncServices(
            dependencies: DeviceSyncDependencies(
                bluetooth: bluetooth, simulator: bluetooth, simulatedMeters: [], pairing: nil, bluetoothPairing: pairing, devices: store,
                records: store))
    }

    func route(path: RoutePath) -> (any Route)? { DeviceSyncRoute(path: path) }

    func owns(_ route: any Route) -> Bool { route is DeviceSyncRoute }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { [route] }

    func screen(for route: any Route) -> AnyView {
        guard let route = route as? DeviceSyncRoute else { return AnyView(EmptyView()) }
        return coordinator.screen(for: route)
    }
}

/// Knows the passkeys of the simulated meters, as a person would read them off their displays.
private struct ScriptedPairing: PairingAgent {
    let script: MeterScript

    func passkey(for device: BluetoothAddress) async -> UInt32? {
        script.meters.first { $0.address == device }?.passkey
    }

    func authorize(_ device: BluetoothAddress) async -> Bool {
        script.meters.contains { $0.address == device }
    }
}
