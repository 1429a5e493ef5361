public import ViewCore

nonisolated private enum ApplicationNameKey: EnvironmentKey {
    static let defaultValue = ""
}

extension EnvironmentValues {
    /// The app's name, which follows a screen's own title in the title of the page.
    nonisolated public var applicationName: String {
        get { self[ApplicationNameKey.self] }
        set { self[ApplicationNameKey.self] = newValue }
    }
}
