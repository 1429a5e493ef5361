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
}
