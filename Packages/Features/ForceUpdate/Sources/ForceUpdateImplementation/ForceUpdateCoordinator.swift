public import ForceUpdate
import ForceUpdateViews
public import ViewCore

/// Shows in one session what is known of versions.
@MainActor
public final class ForceUpdateCoordinator {
    private let viewModel: LiveForceUpdateViewModel

    /// Makes a coordinator.
    public init(services: ForceUpdateServices) {
        viewModel = services.viewModel
    }

    /// The screen of a route.
    public func screen(for route: ForceUpdateRoute) -> AnyView {
        switch route {
        case .home: AnyView(ForceUpdateView(viewModel: viewModel))
        }
    }

    /// What stands in the place of every screen; nil as long as this version may be used.
    public var gate: AnyView? {
        viewModel.page.verdict == .mandatory ? AnyView(UpdateGateView(viewModel: viewModel)) : nil
    }

    /// What stands above every screen; nil as long as there is no newer version, or where the person wants to be reminded later.
    public var notice: AnyView? {
        viewModel.page.verdict == .optional && !viewModel.isPutOff ? AnyView(UpdateNoticeView(viewModel: viewModel)) : nil
    }
}
