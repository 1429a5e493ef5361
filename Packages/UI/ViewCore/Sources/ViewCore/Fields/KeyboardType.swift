/// What a field expects, so that a touch keyboard can offer it.
nonisolated public enum KeyboardType: String, Sendable, Hashable, CaseIterable {
    /// Any text.
    case `default`
    /// Whole numbers.
    case numberPad
    /// Numbers with a decimal separator.
    case decimalPad
    /// An e-mail address.
    case emailAddress
    /// A telephone number.
    case phonePad
    /// A web address.
    case URL

    var inputMode: StaticString? {
        switch self {
        case .default: nil
        case .numberPad: "numeric"
        case .decimalPad: "decimal"
        case .emailAddress: "email"
        case .phonePad: "tel"
        case .URL: "url"
        }
    }
}

private enum KeyboardTypeKey: EnvironmentKey {
    nonisolated static var defaultValue: KeyboardType { .default }
}

extension EnvironmentValues {
    nonisolated var keyboardType: KeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }
}

extension View {
    /// Says what the fields in the view expect.
    public func keyboardType(_ type: KeyboardType) -> some View {
        environment(\.keyboardType, type)
    }
}
