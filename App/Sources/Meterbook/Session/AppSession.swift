import Common
import CommonUI
import DeviceSync
import DeviceSyncImplementation
import Foundation
import LiveUI
import ViewCore

/// One browser tab: its router, its sections with their coordinators, and the environment of its page.
@MainActor
final class AppSession: LiveApplication {
    private let router: AppRouter
    private let screens = ScreenCache()
    private let site: Site
    private let preferences: ShownPreferences
    private let acceptLanguage: String?

    /// Makes a session. `/` leads to the devices as long as there are none.
    init(dependencies: AppDependencies, site: Site, context: SessionContext) {
        self.site = site
        preferences = dependencies.shownPreferences
        acceptLanguage = context.acceptLanguage
        let links = AppLinks()
        let sections = SessionSection.all(of: dependencies.features, links: links)
        let variants = DeviceVariants(syncing: dependencies.deviceSync.syncing)
        router = AppRouter(sections: sections, isOpen: { variants.has(type(of: $0)) }, home: { variants.home })
        links.router = router
        self.links = links
    }

    /// Kept here, since the router does not know who leads to it.
    private let links: AppLinks

    var root: AnyView {
        // The link stays what it is, so that the person is where they were when the gate goes.
        if let gate = router.features.lazy.compactMap({ $0.gate }).first {
            return AnyView(AppRootView(sections: [], notice: nil, screen: gate, back: nil, home: {}))
        }
        screens.keep(only: router.sections.flatMap { $0.router.stack })
        let shown = router.isLost ? [] : router.screens(of: router.selected)
        // Each screen has an identity of its own, so that its tasks are its own too.
        let screen = shown.last.map { AnyView(screens.screen(for: $0.route, in: $0.feature).id(router.url)) }
        return AnyView(
            AppRootView(
                sections: sections, notice: router.features.lazy.compactMap { $0.notice }.first, screen: screen,
                back: Self.wayBack(from: shown), home: { [weak router] in router?.open(url: "/") }))
    }

    /// The screen beneath the one on top, where that is the first of a feature that does not know who leads to it.
    private static func wayBack(from shown: [(route: any Route, feature: any FeatureSection)]) -> AppSection? {
        guard let top = shown.last, top.feature.hasWayBack, let parent = shown.dropLast().last else { return nil }
        return parent.feature === top.feature ? nil : parent.feature.link(to: parent.route)
    }

    var url: String { router.url }

    var savedState: String {
        guard let data = try? JSONEncoder().encode(router.stacks) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }

    func restore(state: String) {
        guard let stacks = try? JSONDecoder().decode([String: [String]].self, from: Data(state.utf8)) else { return }
        router.restore(stacks: stacks)
    }

    func open(url: String) {
        router.open(url: url)
    }

    func environment(_ base: EnvironmentValues) -> EnvironmentValues {
        var values = site.environment(base, acceptLanguage: acceptLanguage, preferences: preferences.values)
        values.routeURL = { [weak router] route in router?.url(of: route) ?? "/" }
        return values
    }

    /// The section that is shown leads to its first screen, the others to where they were left.
    private var sections: [AppSection] {
        router.sections.compactMap { section in
            let isCurrent = section === router.selected && !router.isLost
            let screens = router.screens(of: section)
            return (isCurrent ? screens.first : screens.last).map { section.lead.link(to: $0.route, isCurrent: isCurrent) }
        }
    }
}
