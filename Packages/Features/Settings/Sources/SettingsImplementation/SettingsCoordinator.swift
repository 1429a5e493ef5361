public import Settings
import SettingsViews
public import ViewCore

/// Leads through the settings in one session.
@MainActor
public final class SettingsCoordinator {
    private let dependencies: SettingsDependencies
    private let onShowSteps: (@MainActor () -> Void)?

    /// Makes a coordinator; `onShowSteps` leads to what is kept of how the app is used, where anything shows that.
    public init(dependencies: SettingsDependencies, onShowSteps: (@MainActor () -> Void)?) {
        self.dependencies = dependencies
        self.onShowSteps = onShowSteps
    }

    /// The screen of a route.
    public func screen(for route: SettingsRoute) -> AnyView {
        switch route {
        case .home: AnyView(SettingsView(viewModel: LiveSettingsViewModel(dependencies: dependencies, onShowSteps: onShowSteps)))
        case .about: AnyView(AboutView(installation: dependencies.installation))
        case .licence(let id): AnyView(LicenceView(licence: dependencies.installation.licence(id)))
        }
    }
}
