extension View {
    /// Sets the text style of the view.
    public func font(_ font: Font) -> some View {
        className(font.className.description)
    }

    /// Sets the role of the colour of the view's text.
    public func foregroundStyle(_ style: ForegroundStyle) -> some View {
        className(style.className)
    }

    /// Adds room around the view.
    public func padding(_ spacing: Spacing = .m) -> some View {
        className("pad-" + spacing.rawValue)
    }

    /// Sets where the lines of the view's text begin.
    public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> some View {
        className("text-" + alignment.rawValue)
    }

    /// Sets how large the view's controls are.
    public func controlSize(_ size: ControlSize) -> some View {
        className("control-" + size.rawValue)
    }
}

/// How large controls are.
nonisolated public enum ControlSize: String, Sendable, Hashable, CaseIterable {
    /// Smaller than usual; still large enough to be pressed.
    case small
    /// The usual size.
    case regular
    /// Larger, as for the only button of a screen.
    case large
}
