import Analytics
import Domain
import Observation
import Preferences
import Settings

/// The settings over what is stored, kept up to date with it: another tab may change them too.
@MainActor @Observable
final class LiveSettingsViewModel: SettingsViewModel {
    private(set) var state: SettingsState = .loading
    private(set) var problem: SettingsError?
    private let dependencies: SettingsDependencies
    private let onShowSteps: (@MainActor () -> Void)?
    /// The change that was asked for last; each waits for the one before it.
    @ObservationIgnored private var lastChange: Task<Void, Never>?
    @ObservationIgnored private var following: Task<Void, Never>?

    init(dependencies: SettingsDependencies, onShowSteps: (@MainActor () -> Void)?) {
        self.dependencies = dependencies
        self.onShowSteps = onShowSteps
        let changes = dependencies.preferences.changes()
        following = Task { [weak self] in
            for await _ in changes { await self?.load() }
        }
    }

    isolated deinit {
        following?.cancel()
    }

    var installation: Installation { dependencies.installation }
    var canShowSteps: Bool { onShowSteps != nil }

    /// Waits for what was asked for before, so that no older value is shown in its place.
    func load() async {
        await lastChange?.value
        await read()
    }

    func change(_ change: SettingsChange) {
        guard case .loaded(var page) = state else { return }
        page.apply(change)
        if state != .loaded(page) { state = .loaded(page) }
        lastChange = Task { [lastChange] in
            await lastChange?.value
            await store(change)
        }
    }

    func showSteps() {
        onShowSteps?()
    }

    private func read() async {
        let new: SettingsState
        do {
            let values = try await dependencies.preferences.values()
            new = .loaded(SettingsPage(values, keepsSteps: try await dependencies.analytics.isEnabled()))
        } catch {
            new = .failed(.notRead(String(describing: error)))
        }
        if new != state { state = new }
    }

    private func store(_ change: SettingsChange) async {
        do {
            try await dependencies.store(change)
            if problem != nil { problem = nil }
        } catch {
            problem = .notStored(String(describing: error))
            await read()
        }
    }
}

extension SettingsDependencies {
    /// Stores a change. Throws `PreferencesError` or `AnalyticsError`.
    fileprivate func store(_ change: SettingsChange) async throws {
        switch change {
        case .unit(let unit): try await preferences.set(unit.map(UnitPreference.always) ?? .asMeasured, for: .unit)
        case .language(let code): try await preferences.set(code.map(LanguagePreference.always) ?? .automatic, for: .language)
        case .theme(let theme): try await preferences.set(theme.preference, for: .theme)
        case .syncsAutomatically(let isOn): try await preferences.set(isOn, for: .automaticSync)
        case .keepsSteps(let isOn): try await analytics.setEnabled(isOn)
        }
    }
}

extension SettingsPage {
    /// What is stored.
    fileprivate init(_ values: PreferenceValues, keepsSteps: Bool) {
        let unit: GlucoseUnit? = if case .always(let unit) = values[.unit] { unit } else { nil }
        let language: String? = if case .always(let code) = values[.language] { code } else { nil }
        let theme = SettingsTheme.allCases.first { $0.preference == values[.theme] } ?? .automatic
        self.init(
            unit: unit, language: language, theme: theme, syncsAutomatically: values[.automaticSync], keepsSteps: keepsSteps)
    }
}

extension SettingsTheme {
    /// How it is stored.
    fileprivate var preference: ThemePreference {
        switch self {
        case .automatic: .automatic
        case .light: .light
        case .dark: .dark
        }
    }
}
