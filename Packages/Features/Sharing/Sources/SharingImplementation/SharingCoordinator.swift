public import Sharing
import SharingViews
public import ViewCore

/// Leads through sharing in one session.
@MainActor
public final class SharingCoordinator {
    private let dependencies: SharingDependencies
    private let services: SharingServices

    /// Makes a coordinator.
    public init(dependencies: SharingDependencies) {
        self.dependencies = dependencies
        services = SharingServices(dependencies: dependencies)
    }

    /// The screen of a route.
    public func screen(for route: SharingRoute) -> AnyView {
        switch route {
        case .home: AnyView(SharingHomeView())
        case .export:
            AnyView(ExportView(viewModel: LiveExportViewModel(dependencies: dependencies, exporting: services.exporting)))
        }
    }
}
