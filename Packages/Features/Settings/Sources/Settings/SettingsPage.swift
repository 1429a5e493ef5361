package import Domain

/// What is set.
package struct SettingsPage: Hashable, Sendable {
    /// The unit in which glucose is shown; nil for the one of each meter.
    package var unit: GlucoseUnit?
    /// The language of the screens; nil for the browser's.
    package var language: String?
    /// The colours of the screens.
    package var theme: SettingsTheme
    /// Whether meters are synced whenever they show up.
    package var syncsAutomatically: Bool
    /// Whether the app keeps what people do in it.
    package var keepsSteps: Bool

    /// Makes a page; without arguments it is how every installation begins.
    package init(
        unit: GlucoseUnit? = nil, language: String? = nil, theme: SettingsTheme = .automatic, syncsAutomatically: Bool = true,
        keepsSteps: Bool = false
    ) {
        self.unit = unit
        self.language = language
        self.theme = theme
        self.syncsAutomatically = syncsAutomatically
        self.keepsSteps = keepsSteps
    }

    /// Takes over a change.
    package mutating func apply(_ change: SettingsChange) {
        switch change {
        case .unit(let unit): self.unit = unit
        case .language(let language): self.language = language
        case .theme(let theme): self.theme = theme
        case .syncsAutomatically(let isOn): syncsAutomatically = isOn
        case .keepsSteps(let isOn): keepsSteps = isOn
        }
    }
}

/// The colours of the screens.
package enum SettingsTheme: String, Hashable, Sendable, CaseIterable {
    /// As the device prefers.
    case automatic
    /// Always light.
    case light
    /// Always dark.
    case dark
}

/// One setting with its new value.
package enum SettingsChange: Hashable, Sendable {
    /// The unit in which glucose is shown; nil for the one of each meter.
    case unit(GlucoseUnit?)
    /// The language of the screens; nil for the browser's.
    case language(String?)
    /// The colours of the screens.
    case theme(SettingsTheme)
    /// Whether meters are synced whenever they show up.
    case syncsAutomatically(Bool)
    /// Whether the app keeps what people do in it.
    case keepsSteps(Bool)
}
