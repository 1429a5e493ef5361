public import Common
public import DeviceSync
import DeviceSyncViews
public import ViewCore

/// Leads through the Devices section of one session.
@MainActor
public final class DeviceSyncCoordinator {
    private let services: DeviceSyncServices
    private let onShowReadings: @MainActor () -> Void
    private let onAddDevice: (@MainActor () -> Void)?
    private let onShowUsage: (@MainActor () -> Void)?
    private let onShowSettings: (@MainActor () -> Void)?
    private let wallClock: any WallClock

    /// Makes a coordinator; `onShowReadings` leads to the logbook, and where there are such places, `onAddDevice` to where a meter is added,
    /// `onShowUsage` to the kept steps and `onShowSettings` to the switch of automatic sync.
    public init(
        services: DeviceSyncServices, wallClock: any WallClock, onShowReadings: @escaping @MainActor () -> Void,
        onAddDevice: (@MainActor () -> Void)?, onShowUsage: (@MainActor () -> Void)? = nil,
        onShowSettings: (@MainActor () -> Void)? = nil
    ) {
        self.services = services
        self.wallClock = wallClock
        self.onShowReadings = onShowReadings
        self.onAddDevice = onAddDevice
        self.onShowUsage = onShowUsage
        self.onShowSettings = onShowSettings
    }

    /// The screen of a route.
    public func screen(for route: DeviceSyncRoute) -> AnyView {
        switch route {
        case .devices: devicesScreen()
        }
    }

    private func devicesScreen() -> AnyView {
        let viewModel = LiveDevicesViewModel(syncing: services.syncing, wallClock: wallClock)
        viewModel.onShowReadings = onShowReadings
        viewModel.onAddDevice = onAddDevice
        viewModel.onShowUsage = onShowUsage
        viewModel.onShowSettings = onShowSettings
        return AnyView(DevicesView(viewModel: viewModel))
    }
}
