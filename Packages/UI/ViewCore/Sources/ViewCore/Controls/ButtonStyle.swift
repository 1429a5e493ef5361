/// How buttons look: a name that the style sheet knows.
nonisolated public struct ButtonStyle: Sendable, Hashable {
    /// The class of the style sheet, or nil for the plain rule.
    public let className: String?

    /// A style by the class of the style sheet.
    public init(className: String?) {
        self.className = className
    }

    /// The usual look.
    public static let automatic = ButtonStyle(className: nil)
    /// An outlined button.
    public static let bordered = ButtonStyle(className: "button-bordered")
    /// The main button of a page.
    public static let borderedProminent = ButtonStyle(className: "button-prominent")
    /// Text alone.
    public static let plain = ButtonStyle(className: "button-plain")
}

private enum ButtonStyleKey: EnvironmentKey {
    nonisolated static var defaultValue: ButtonStyle { .automatic }
}

extension EnvironmentValues {
    /// How buttons look.
    nonisolated public var buttonStyle: ButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons in the view look.
    public func buttonStyle(_ style: ButtonStyle) -> some View {
        environment(\.buttonStyle, style)
    }
}
