public import SensorLogbook
import SensorLogbookViews
public import ViewCore

/// Leads through the logbook of a sensor in one session.
@MainActor
public final class SensorLogbookCoordinator {
    private let reader: SensorLogbookReader

    /// Makes a coordinator.
    public init(dependencies: SensorLogbookDependencies) {
        reader = SensorLogbookReader(dependencies: dependencies)
    }

    /// The screen of a route.
    public func screen(for route: SensorLogbookRoute) -> AnyView {
        AnyView(SensorLogbookView(viewModel: LiveSensorLogbookViewModel(reader: reader, route: route)))
    }
}
