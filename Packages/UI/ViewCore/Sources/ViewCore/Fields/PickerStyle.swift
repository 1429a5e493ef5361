/// How the choices of a picker are shown.
nonisolated public enum PickerStyle: String, Sendable, Hashable, CaseIterable {
    /// A list that opens.
    case menu
    /// All choices below one another.
    case inline
    /// All choices side by side.
    case segmented
}

private enum PickerStyleKey: EnvironmentKey {
    nonisolated static var defaultValue: PickerStyle { .menu }
}

extension EnvironmentValues {
    nonisolated var pickerStyle: PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the pickers in the view show their choices.
    public func pickerStyle(_ style: PickerStyle) -> some View {
        environment(\.pickerStyle, style)
    }
}
