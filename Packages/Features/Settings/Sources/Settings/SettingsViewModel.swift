package import Observation

/// What the settings have to show.
package enum SettingsState: Hashable, Sendable {
    /// Being loaded for the first time.
    case loading
    /// Could not be loaded.
    case failed(SettingsError)
    /// Loaded.
    case loaded(SettingsPage)
}

/// What the settings show and do.
@MainActor
package protocol SettingsViewModel: AnyObject, Observable {
    /// The settings, as far as they were loaded.
    var state: SettingsState { get }
    /// What could not be done last; nil when all went well.
    var problem: SettingsError? { get }
    /// What this installation is.
    var installation: Installation { get }
    /// Whether there is a place that shows what is kept of how the app is used.
    var canShowSteps: Bool { get }

    /// Loads the settings, also again.
    func load() async
    /// Changes a setting, at once and everywhere.
    func change(_ change: SettingsChange)
    /// Leads to what is kept of how the app is used.
    func showSteps()
}
