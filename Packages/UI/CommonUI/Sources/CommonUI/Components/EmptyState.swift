public import ViewCore

/// What a place shows that has nothing to show yet: why, and what to do.
///
/// ```swift
/// EmptyState("logbook.empty.title", message: "logbook.empty.message") {
///     AppLinkButton("logbook.empty.connect", kind: .primary, value: DevicesRoute.list)
/// }
/// ```
public struct EmptyState<Actions: View>: View {
    private let title: Text
    private let message: Text?
    private let symbol: String?
    private let actions: Actions

    /// A state by the texts of keys. The symbol is decoration.
    public init(
        _ title: TextKey,
        message: TextKey? = nil,
        symbol: String? = nil,
        fileID: String = #fileID,
        @ViewBuilder actions: () -> Actions
    ) {
        self.title = Text(title, fileID: fileID)
        self.message = message.map { Text($0, fileID: fileID) }
        self.symbol = symbol
        self.actions = actions()
    }

    /// The symbol, the words, the actions.
    public var body: some View {
        VStack(alignment: .center) {
            if let symbol { Image(systemName: symbol) }
            title.font(.title2)
            if let message { message.foregroundStyle(.secondary) }
            if Actions.self != EmptyView.self {
                HStack { actions }.className("actions")
            }
        }
        .className("empty-state")
    }
}

extension EmptyState where Actions == EmptyView {
    /// A state without actions.
    public init(_ title: TextKey, message: TextKey? = nil, symbol: String? = nil, fileID: String = #fileID) {
        self.init(title, message: message, symbol: symbol, fileID: fileID) { EmptyView() }
    }
}
