/// What a place shows that has nothing to show: why, and what to do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A state of any label, description and actions.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The parts, below one another.
    public var body: some View {
        VStack(alignment: .center) {
            label
            Group { description }.foregroundStyle(.secondary)
            if Actions.self != EmptyView.self {
                HStack { actions }.className("actions")
            }
        }
        .className("empty-state")
    }
}

/// The symbol above the title of a ``ContentUnavailableView``.
public struct UnavailableLabel: View {
    let title: Text
    let symbol: String

    /// The symbol, then the title as a heading.
    public var body: some View {
        Image(systemName: symbol)
        title.font(.title2)
    }
}

extension ContentUnavailableView where Label == UnavailableLabel, Description == Text?, Actions == EmptyView {
    /// A state by the text of a key, with a symbol of the app.
    public init(_ key: TextKey, systemImage name: String, description: Text? = nil, fileID: String = #fileID) {
        let title = Text(key, fileID: fileID)
        self.init {
            UnavailableLabel(title: title, symbol: name)
        } description: {
            description
        }
    }
}
