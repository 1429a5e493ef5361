import Common
import LiveUI
import Observation

/// Where a session is: which section is shown, and each section's stack of screens.
@MainActor @Observable
final class AppRouter {
    private var selectedIndex = 0
    /// The link that led nowhere, while the page that says so is shown.
    private var unknownLink: String?
    @ObservationIgnored private let all: [any FeatureSection]
    @ObservationIgnored private let isOpen: @MainActor (any FeatureSection) -> Bool
    @ObservationIgnored private let home: @MainActor () -> String

    /// Makes a router of at least one section. What `isOpen` does not let through is as if it did not exist; `home` is the prefix of the
    /// section that `/` leads to.
    init(
        sections: [any FeatureSection], isOpen: @escaping @MainActor (any FeatureSection) -> Bool = { _ in true },
        home: @escaping @MainActor () -> String
    ) {
        all = sections
        self.isOpen = isOpen
        self.home = home
    }

    /// The sections that there are now, in the order of the navigation bar.
    var sections: [any FeatureSection] { all.filter(isOpen) }

    /// The section that is shown; another one where it has just been closed.
    var selected: any FeatureSection {
        let section = all[selectedIndex]
        return isOpen(section) ? section : self.section(prefix: home()) ?? sections.first ?? section
    }

    /// Whether the page is shown that says that a link leads nowhere.
    var isLost: Bool { unknownLink != nil }

    /// Path and query of the screen that is shown.
    var url: String {
        unknownLink ?? url(of: selected)
    }

    /// The link of a section: to the screen on top of its stack.
    func url(of section: any FeatureSection) -> String {
        link(to: section.router.top, in: section)
    }

    /// The link of a route; nil where no section owns it.
    func url(of route: any Route) -> String? {
        sections.first { $0.owns(route) }.map { link(to: route, in: $0) }
    }

    /// Shows the screen of a route, in its section, with its parents beneath it.
    func open(_ route: any Route) {
        guard let section = sections.first(where: { $0.owns(route) }) else { return }
        show(route, in: section)
    }

    /// Shows the screen of a link, or the page that says that there is none. The link may be anybody's.
    func open(url: String) {
        guard let path = RoutePath(string: url) else { return showUnknown(url) }
        guard let prefix = path.components.first else { return select(section(prefix: home()) ?? selected) }
        guard let section = section(prefix: prefix), let route = route(path: path, in: section) else { return showUnknown(url) }
        show(route, in: section)
    }

    /// Every section's stack as links, for the browser to keep.
    var stacks: [String: [String]] {
        Dictionary(
            sections.map { section in (section.prefix, section.router.stack.map { link(to: $0, in: section) }) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Takes back stacks that a browser kept, but for the section that is shown. What is no link of the section ends its stack.
    func restore(stacks: [String: [String]]) {
        for section in sections where section !== selected {
            let links = (stacks[section.prefix] ?? []).prefix(Self.deepestRestoredStack)
            let routes = links.map { link in RoutePath(string: link).flatMap { route(path: $0, in: section) } }
            let known = routes.prefix { $0 != nil }.compactMap { $0 }
            guard let first = known.first, let root = section.router.stack.first, AnyHashable(first) == AnyHashable(root) else { continue }
            section.router.show(known)
        }
    }

    private static let deepestRestoredStack = 32

    private func section(prefix: String) -> (any FeatureSection)? {
        sections.first { $0.prefix == prefix }
    }

    private func route(path: RoutePath, in section: any FeatureSection) -> (any Route)? {
        path.dropping(prefix: [section.prefix]).flatMap { section.route(path: $0) }
    }

    private func link(to route: any Route, in section: any FeatureSection) -> String {
        route.path.prefixed(by: [section.prefix]).string
    }

    private func show(_ route: any Route, in section: any FeatureSection) {
        let stack = section.router.stack
        if let index = stack.lastIndex(where: { AnyHashable($0) == AnyHashable(route) }) {
            if index < stack.count - 1 { section.router.show(Array(stack[...index])) }
        } else {
            section.router.show(section.stack(to: route, from: stack))
        }
        select(section)
    }

    private func select(_ section: any FeatureSection) {
        if unknownLink != nil { unknownLink = nil }
        guard let index = all.firstIndex(where: { $0 === section }), index != selectedIndex else { return }
        selectedIndex = index
    }

    private func showUnknown(_ url: String) {
        unknownLink = url.hasPrefix("/") && !url.hasPrefix("//") ? url : "/"
    }
}
