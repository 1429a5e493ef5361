public import Common
public import ViewCore

/// The top of a screen: the way back, the title, which also names the page, a line below it, and the screen's actions.
///
/// ```swift
/// PageHeader("devices.title", back: BackLink("logbook.title", value: LogbookRoute.list)) {
///     AppButton("devices.sync", kind: .primary) { viewModel.sync() }
/// }
/// ```
public struct PageHeader<Actions: View>: View {
    private let title: Text
    private let subtitle: Text?
    private let back: BackLink?
    private let actions: Actions

    /// A header titled by the text of a key.
    public init(
        _ title: TextKey,
        subtitle: TextKey? = nil,
        back: BackLink? = nil,
        fileID: String = #fileID,
        @ViewBuilder actions: () -> Actions
    ) {
        self.init(
            title: Text(title, fileID: fileID),
            subtitle: subtitle.map { Text($0, fileID: fileID) },
            back: back,
            actions: actions
        )
    }

    /// A header titled by a text.
    public init(title: Text, subtitle: Text? = nil, back: BackLink? = nil, @ViewBuilder actions: () -> Actions) {
        self.title = title
        self.subtitle = subtitle
        self.back = back
        self.actions = actions()
    }

    /// The parts, from top to bottom and from leading to trailing.
    public var body: some View {
        VStack(spacing: .xs) {
            if let back { back }
            HStack {
                VStack(spacing: .zero) {
                    title.font(.title)
                    if let subtitle { subtitle.foregroundStyle(.secondary) }
                }
                .className("page-title")
                if Actions.self != EmptyView.self {
                    HStack { actions }.className("actions")
                }
            }
        }
        .className("page-header")
        .navigationTitle(title)
    }
}

extension PageHeader where Actions == EmptyView {
    /// A header titled by the text of a key, without actions.
    public init(_ title: TextKey, subtitle: TextKey? = nil, back: BackLink? = nil, fileID: String = #fileID) {
        self.init(title, subtitle: subtitle, back: back, fileID: fileID) { EmptyView() }
    }

    /// A header titled by a text, without actions.
    public init(title: Text, subtitle: Text? = nil, back: BackLink? = nil) {
        self.init(title: title, subtitle: subtitle, back: back) { EmptyView() }
    }
}

/// A link to the screen above this one.
public struct BackLink: View {
    private let link: AnyView

    /// A link titled by the text of a key.
    public init(_ key: TextKey, value route: some Route, fileID: String = #fileID) {
        let title = Text(key, fileID: fileID)
        link = AnyView(NavigationLink(value: route) { title })
    }

    /// A link to a part of the app, by its name.
    public init(_ section: AppSection) {
        link = Self.link(to: section.route, section.title)
    }

    private static func link(to route: some Route, _ title: Text) -> AnyView {
        AnyView(NavigationLink(value: route) { title })
    }

    /// The link; the style sheet adds an arrow.
    public var body: some View {
        link.className("back-link")
    }
}
