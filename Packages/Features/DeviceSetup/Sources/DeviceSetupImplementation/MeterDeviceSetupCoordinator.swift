public import DeviceSetup
import DeviceSetupViews
public import Domain
public import LiveUI
public import ViewCore

/// Leads through the setup of a meter in one session.
@MainActor
public final class MeterDeviceSetupCoordinator {
    private let navigation: any Navigation
    private let onFinished: @MainActor (DeviceIdentity.ID?) -> Void
    private let viewModel: LiveDeviceSetupViewModel

    /// Makes a coordinator. `isUnderWay` tells whether a screen of the setup is still in the stack: whoever has left is not called back by what
    /// comes later. `onFinished` leads out of the setup: to the readings of the meter that was added, or, where none was, to where
    /// the person came from.
    public init(
        dependencies: MeterDeviceSetupDependencies,
        navigation: any Navigation,
        isUnderWay: @escaping @MainActor () -> Bool = { true },
        onFinished: @escaping @MainActor (DeviceIdentity.ID?) -> Void
    ) {
        self.navigation = navigation
        self.onFinished = onFinished
        viewModel = LiveDeviceSetupViewModel(dependencies: dependencies)
        viewModel.onShow = { [weak navigation] route in if isUnderWay() { navigation?.push(route) } }
        viewModel.onLost = { [weak navigation] in navigation?.open(DeviceSetupRoute.choose) }
        viewModel.onLeave = { [weak navigation] device in
            navigation?.popToRoot()
            onFinished(device)
        }
    }

    /// Begins anew, at the first screen. A meter that was added before stays.
    public func start() {
        viewModel.reset()
        navigation.open(DeviceSetupRoute.choose)
    }

    /// The screen of a route. One that has nothing to show, since its setup is gone, leads back to the first.
    public func screen(for route: DeviceSetupRoute) -> AnyView {
        switch route {
        case .choose: AnyView(ChooseView(viewModel: viewModel))
        case .find: AnyView(FindView(viewModel: viewModel))
        case .pair: AnyView(PairView(viewModel: viewModel))
        case .check: AnyView(CheckView(viewModel: viewModel))
        case .firstSync: AnyView(FirstSyncView(viewModel: viewModel))
        case .done: AnyView(DoneView(viewModel: viewModel))
        }
    }
}
