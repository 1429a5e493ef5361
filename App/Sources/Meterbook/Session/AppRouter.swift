import Common
import LiveUI
import Observation

/// Where a session is: which section is shown, and each section's stack of screens.
@MainActor @Observable
final class AppRouter {
    private var selectedIndex = 0
    /// The link that led nowhere, while the page that says so is shown.
    private var unknownLink: String?
    @ObservationIgnored private let all: [SessionSection]
    @ObservationIgnored private let isOpen: @MainActor (any FeatureSection) -> Bool
    @ObservationIgnored private let home: @MainActor () -> String

    /// Makes a router of at least one section. What `isOpen` does not let through is as if it did not exist; `home` is the prefix of the
    /// section that `/` leads to.
    init(
        sections: [SessionSection], isOpen: @escaping @MainActor (any FeatureSection) -> Bool = { _ in true },
        home: @escaping @MainActor () -> String
    ) {
        all = sections
        self.isOpen = isOpen
        self.home = home
    }

    /// The sections that there are now, in the order of the navigation bar.
    var sections: [SessionSection] { all.filter { isOpen($0.lead) } }

    /// The features that there are now.
    var features: [any FeatureSection] { sections.flatMap(\.features).filter(isOpen) }

    /// The section that is shown; another one where it has just been closed.
    var selected: SessionSection {
        let section = all[selectedIndex]
        return isOpen(section.lead) ? section : self.section(leadBy: home()) ?? sections.first ?? section
    }

    /// Whether the page is shown that says that a link leads nowhere.
    var isLost: Bool { unknownLink != nil }

    /// Path and query of the screen that is shown.
    var url: String {
        unknownLink ?? url(of: selected)
    }

    /// The screens of a section's stack, the one on top last; those of features that are not there any more are left out.
    func screens(of section: SessionSection) -> [(route: any Route, feature: any FeatureSection)] {
        let features = section.features.filter(isOpen)
        return section.router.stack.compactMap { route in features.first { $0.owns(route) }.map { (route, $0) } }
    }

    /// The link of a section: to the screen on top of its stack.
    func url(of section: SessionSection) -> String {
        screens(of: section).last.map { link(to: $0.route, in: $0.feature) } ?? "/"
    }

    /// The link of a route; nil where no feature owns it.
    func url(of route: any Route) -> String? {
        features.first { $0.owns(route) }.map { link(to: route, in: $0) }
    }

    /// Shows the screen of a route, in its section, with its parents beneath it.
    func open(_ route: any Route) {
        guard let feature = features.first(where: { $0.owns(route) }) else { return }
        show(route, of: feature)
    }

    /// Shows the screen of a link, or the page that says that there is none. The link may be anybody's.
    func open(url: String) {
        guard let path = RoutePath(string: url) else { return showUnknown(url) }
        guard !path.components.isEmpty else { return select(section(leadBy: home()) ?? selected) }
        guard let (route, feature) = route(path: path, of: features) else { return showUnknown(url) }
        show(route, of: feature)
    }

    /// Every section's stack as links, for the browser to keep.
    var stacks: [String: [String]] {
        Dictionary(
            sections.map { section in (section.lead.prefix, screens(of: section).map { link(to: $0.route, in: $0.feature) }) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Takes back stacks that a browser kept, but for the section that is shown. What is no link of the section ends its stack.
    func restore(stacks: [String: [String]]) {
        for section in sections where section !== selected {
            let features = section.features.filter(isOpen)
            let links = (stacks[section.lead.prefix] ?? []).prefix(Self.deepestRestoredStack)
            let routes = links.map { link in RoutePath(string: link).flatMap { route(path: $0, of: features)?.route } }
            let known = routes.prefix { $0 != nil }.compactMap { $0 }
            guard let first = known.first, let root = section.router.stack.first, AnyHashable(first) == AnyHashable(root) else { continue }
            section.router.show(known)
        }
    }

    private static let deepestRestoredStack = 32

    private func section(leadBy prefix: String) -> SessionSection? {
        sections.first { $0.lead.prefix == prefix }
    }

    private func route(path: RoutePath, of features: [any FeatureSection]) -> (route: any Route, feature: any FeatureSection)? {
        guard let feature = features.first(where: { $0.prefix == path.components.first }) else { return nil }
        return path.dropping(prefix: [feature.prefix]).flatMap { feature.route(path: $0) }.map { ($0, feature) }
    }

    private func link(to route: any Route, in feature: any FeatureSection) -> String {
        route.path.prefixed(by: [feature.prefix]).string
    }

    private func show(_ route: any Route, of feature: any FeatureSection) {
        guard let section = sections.first(where: { section in section.features.contains { $0 === feature } }) else { return }
        let stack = section.router.stack
        if let index = stack.lastIndex(where: { AnyHashable($0) == AnyHashable(route) }) {
            if index < stack.count - 1 { section.router.show(Array(stack[...index])) }
        } else {
            let own = feature.stack(to: route, from: stack.filter(feature.owns))
            section.router.show(parents(of: feature, in: section) + own)
        }
        select(section)
    }

    /// What lies beneath a feature's screens: what is shown where one comes from there, else the section's first screen.
    private func parents(of feature: any FeatureSection, in section: SessionSection) -> [any Route] {
        let isShown = section === selected && !isLost
        return Array((isShown ? section.router.stack : Array(section.router.stack.prefix(1))).prefix { !feature.owns($0) })
    }

    private func select(_ section: SessionSection) {
        if unknownLink != nil { unknownLink = nil }
        guard let index = all.firstIndex(where: { $0 === section }), index != selectedIndex else { return }
        selectedIndex = index
    }

    private func showUnknown(_ url: String) {
        unknownLink = url.hasPrefix("/") && !url.hasPrefix("//") ? url : "/"
    }
}
