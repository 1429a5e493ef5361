import Common
public import ViewCore

/// Parts of the app below one another, each a link with its image, its name and what there is to find.
///
/// ```swift
/// SectionMenu { links.more }
/// ```
public struct SectionMenu: View {
    private let sections: @MainActor () -> [AppSection]

    /// A menu of what the closure tells each time that it is shown.
    public init(_ sections: @escaping @MainActor () -> [AppSection]) {
        self.sections = sections
    }

    /// The links.
    public var body: some View {
        List(sections()) { Self.row(of: $0, to: $0.route) }.className("menu-list")
    }

    private static func row(of section: AppSection, to route: some Route) -> AnyView {
        AnyView(
            NavigationLink(value: route) {
                HStack {
                    if let symbol = section.symbol { Image(systemName: symbol) }
                    VStack(spacing: .zero) {
                        section.title.font(.headline)
                        if let summary = section.summary { summary.font(.footnote).foregroundStyle(.secondary) }
                    }
                    .className("menu-words")
                }
            })
    }
}
