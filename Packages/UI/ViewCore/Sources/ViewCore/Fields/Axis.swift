/// The direction in which something grows.
nonisolated public enum Axis: Sendable, Hashable, CaseIterable {
    /// Along the line.
    case horizontal
    /// Down the page.
    case vertical
}

private enum LineLimitKey: EnvironmentKey {
    nonisolated static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
    nonisolated var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
}

extension View {
    /// Sets how many lines a field of several lines shows; a longer text scrolls within it.
    public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number.map { min(max($0, 1), 40) })
    }

    /// Sets the fewest lines that a field of several lines shows.
    public func lineLimit(_ range: ClosedRange<Int>) -> some View {
        lineLimit(range.lowerBound)
    }
}
