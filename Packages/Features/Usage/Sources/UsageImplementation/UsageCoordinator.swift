public import Usage
import UsageViews
public import ViewCore

/// Shows the kept events in one session.
@MainActor
public final class UsageCoordinator {
    private let dependencies: UsageDependencies

    /// Makes a coordinator.
    public init(dependencies: UsageDependencies) {
        self.dependencies = dependencies
    }

    /// The screen of a route.
    public func screen(for route: UsageRoute) -> AnyView {
        switch route {
        case .home: AnyView(UsageView(viewModel: LiveUsageViewModel(dependencies: dependencies)))
        }
    }
}
