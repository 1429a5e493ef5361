/// Closes the sheet, or leaves the screen of a ``NavigationStack``, that the view stands in. Elsewhere it does nothing.
public struct DismissAction {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Closes.
    public func callAsFunction() {
        action()
    }
}

private enum DismissKey: EnvironmentKey {
    nonisolated static var defaultValue: (@MainActor @Sendable () -> Void)? { nil }
}

extension EnvironmentValues {
    nonisolated var dismissal: (@MainActor @Sendable () -> Void)? {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Closes what the view stands in.
    public var dismiss: DismissAction {
        let dismissal = dismissal
        return DismissAction { dismissal?() }
    }
}
