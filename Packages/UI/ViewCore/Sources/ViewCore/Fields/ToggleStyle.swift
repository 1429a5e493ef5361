/// How a toggle is shown.
nonisolated public enum ToggleStyle: String, Sendable, Hashable, CaseIterable {
    /// A switch: on or off at once.
    case `switch`
    /// A box to tick: one of several things that are chosen together.
    case checkbox
}

private enum ToggleStyleKey: EnvironmentKey {
    nonisolated static var defaultValue: ToggleStyle { .switch }
}

extension EnvironmentValues {
    nonisolated var toggleStyle: ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the toggles in the view are shown.
    public func toggleStyle(_ style: ToggleStyle) -> some View {
        environment(\.toggleStyle, style)
    }
}
