public import Common
public import ViewCore

/// Things to do in any order, each with its state as a word: the set-up of an app, of a meter (GOV.UK, "task list").
///
/// ```swift
/// TaskList {
///     TaskRow("setup.units", state: .done, value: SettingsRoute.units)
///     TaskRow("setup.meter", state: .notStarted, value: DeviceSetupRoute.search)
/// }
/// ```
public struct TaskList<Content: View>: View {
    private let content: Content

    /// A list of ``TaskRow``s.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The rows.
    public var body: some View {
        List { content }.className("tasks")
    }
}

/// A thing to do in a ``TaskList``; the row is one link, unless it cannot be begun yet.
public struct TaskRow: View {
    /// How far it is.
    public enum State: Sendable, Hashable, CaseIterable {
        /// It is done.
        case done
        /// It is begun.
        case inProgress
        /// It can be begun.
        case notStarted
        /// Something else must be done first.
        case blocked

        var title: TextKey {
            switch self {
            case .done: TextKey("task.done")
            case .inProgress: TextKey("task.inProgress")
            case .notStarted: TextKey("task.notStarted")
            case .blocked: TextKey("task.blocked")
            }
        }
    }

    private let title: Text
    private let hint: Text?
    private let state: State
    private let link: (AnyView) -> AnyView

    /// A thing named by the text of a key.
    public init(_ key: TextKey, hint: TextKey? = nil, state: State, value route: some Route, fileID: String = #fileID) {
        title = Text(key, fileID: fileID)
        self.hint = hint.map { Text($0, fileID: fileID) }
        self.state = state
        link = { label in AnyView(NavigationLink(value: route) { label }) }
    }

    /// The name, what more is to say, and the state; a state that asks for something has a frame.
    public var body: some View {
        if state == .blocked { words.foregroundStyle(.secondary) } else { link(AnyView(words)) }
    }

    private var words: some View {
        HStack {
            VStack(spacing: .zero) {
                title
                if let hint { hint.font(.footnote).foregroundStyle(.secondary) }
            }
            .className("task-words")
            if state == .done || state == .blocked {
                Text(state.title).foregroundStyle(.secondary)
            } else {
                Tag(Text(state.title), tone: .tint)
            }
        }
    }
}
