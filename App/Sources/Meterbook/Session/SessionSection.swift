import Common
import CommonUI
import LiveUI
import ViewCore

/// A section of the app in one session: its stack of screens, and the features to which they belong.
@MainActor
final class SessionSection {
    /// The feature that gives the section its name and its first screen.
    let lead: any FeatureSection
    /// All of them; the first leads.
    let features: [any FeatureSection]
    /// The stack of screens.
    let router: Router

    /// Makes a section of a feature that has one of its own, and of those whose screens lie in it.
    init(_ lead: LinkedFeature, with others: [LinkedFeature], links: AppLinks) {
        router = Router(root: lead.type.root, onOpen: { [weak links] in links?.open($0) })
        let scope = SessionScope(router: router, links: links)
        self.lead = lead.make(scope)
        features = [self.lead] + others.map { $0.make(scope) }
    }

    /// The sections of a session, in the order of the navigation bar.
    static func all(of features: [LinkedFeature], links: AppLinks) -> [SessionSection] {
        features.compactMap { lead -> (place: Int, lead: LinkedFeature)? in
            guard case .bar(let place) = lead.type.place else { return nil }
            return (place, lead)
        }
        .sorted { ($0.place, $0.lead.type.prefix) < ($1.place, $1.lead.type.prefix) }
        .map { _, lead in
            SessionSection(lead, with: features.filter { $0.type.place.leader == lead.type.prefix }, links: links)
        }
    }
}

extension SectionPlace {
    /// The prefix of the feature in whose section the screens lie; nil for a section of their own.
    @MainActor fileprivate var leader: String? {
        switch self {
        case .bar: nil
        case .more: MoreWiring.prefix
        case .within(let prefix): prefix
        }
    }
}

extension FeatureSection {
    /// The feature in a list of links or in the navigation bar; it leads to `route`.
    func link(to route: any Route, isCurrent: Bool = false) -> AppSection {
        Self.link(opening: route, isCurrent: isCurrent)
    }

    private static func link(opening route: some Route, isCurrent: Bool) -> AppSection {
        AppSection(id: prefix, title: title, summary: summary, symbol: symbol, value: route, isCurrent: isCurrent)
    }
}
