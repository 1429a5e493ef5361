public import Analytics
public import Preferences
public import Settings

/// What the feature needs from outside.
public struct SettingsDependencies: Sendable {
    /// What people set.
    public let preferences: any PreferenceStore
    /// Whether the app keeps what people do in it.
    public let analytics: any AnalyticsLog
    /// What this installation is.
    public let installation: Installation

    /// Gathers the dependencies.
    public init(preferences: any PreferenceStore, analytics: any AnalyticsLog, installation: Installation) {
        self.preferences = preferences
        self.analytics = analytics
        self.installation = installation
    }
}
