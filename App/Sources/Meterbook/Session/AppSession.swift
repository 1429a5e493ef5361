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
    private let acceptLanguage: String?

    /// Makes a session. `/` leads to the devices as long as there are none.
    init(dependencies: AppDependencies, site: Site, context: SessionContext) {
        self.site = site
        acceptLanguage = context.acceptLanguage
        let links = AppLinks()
        let sections = AppFeatures.sections.map { $0.init(dependencies: dependencies, links: links) }
        let variants = DeviceVariants(syncing: dependencies.deviceSync.syncing)
        router = AppRouter(sections: sections, isOpen: { variants.has(type(of: $0)) }, home: { variants.home(of: AppFeatures.sections) })
        links.router = router
        self.links = links
    }

    /// Kept here, since the router does not know who leads to it.
    private let links: AppLinks

    var root: AnyView {
        // The link stays what it is, so that the person is where they were when the gate goes.
        if let gate = router.sections.lazy.compactMap(\.gate).first {
            return AnyView(AppRootView(sections: [], notice: nil, screen: gate, home: {}))
        }
        screens.keep(only: router.sections.flatMap { $0.router.stack })
        // Each screen has an identity of its own, so that its tasks are its own too.
        let screen = router.isLost ? nil : AnyView(screens.screen(for: router.selected.router.top, in: router.selected).id(router.url))
        return AnyView(AppRootView(
                sections: sections, notice: router.sections.lazy.compactMap(\.notice).first, screen: screen,
                home: { [weak router] in router?.open(url: "/") }))
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
        var values = site.environment(base, acceptLanguage: acceptLanguage)
        values.routeURL = { [weak router] route in router?.url(of: route) ?? "/" }
        return values
    }

    private var sections: [AppSection] {
        router.sections.filter(\.isInBar).map { section in
            let isCurrent = section === router.selected && !router.isLost
            return section.link(isCurrent: isCurrent)
        }
    }
}

extension FeatureSection {
    /// The section in the navigation bar; it leads to the screen on top of its stack.
    fileprivate func link(isCurrent: Bool) -> AppSection {
        Self.link(to: router.top, isCurrent: isCurrent)
    }

    private static func link(to route: some Route, isCurrent: Bool) -> AppSection {
        AppSection(id: prefix, title: title, symbol: symbol, value: route, isCurrent: isCurrent)
    }
}
