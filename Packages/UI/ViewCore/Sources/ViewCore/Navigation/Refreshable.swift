/// Loads anew what is shown.
public struct RefreshAction {
    let action: @MainActor @Sendable () async -> Void

    /// Loads, and returns when it is done.
    public func callAsFunction() async {
        await action()
    }
}

private enum RefreshKey: EnvironmentKey {
    nonisolated static var defaultValue: (@MainActor @Sendable () async -> Void)? { nil }
}

extension EnvironmentValues {
    nonisolated var refreshAction: (@MainActor @Sendable () async -> Void)? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// Loads anew what is shown; nil where no view offers it.
    public var refresh: RefreshAction? { refreshAction.map(RefreshAction.init) }
}

extension View {
    /// Offers a button that loads anew what is shown: in the bar of the screen, or above the view where it has none.
    public func refreshable(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        toolbar {
            Button(action: { Task { await action() } }, label: { Text(CoreText.refresh.key()) }).buttonStyle(.bordered)
        }
        .environment(\.refreshAction, action)
    }
}
