import Common
import Testing
import ViewCore

@testable import Meterbook

@MainActor
struct ScreenCacheTests {
    @Test func aScreenIsKeptAsLongAsItsRouteIsInAStack() {
        let cache = ScreenCache()
        let section = CountingSection()
        let (a, b) = (FakeRoute<First>(["a"]), FakeRoute<First>(["b"]))
        _ = cache.screen(for: a, in: section)
        _ = cache.screen(for: a, in: section)
        _ = cache.screen(for: b, in: section)
        #expect(section.made == ["/a", "/b"])
        cache.keep(only: [b])
        _ = cache.screen(for: b, in: section)
        _ = cache.screen(for: a, in: section)
        #expect(section.made == ["/a", "/b", "/a"])
    }
}

@MainActor
private final class CountingSection: FeatureSection {
    static let prefix = "first"
    static let title = TextKey("section")
    static let place = SectionPlace.bar(0)
    static let root: any Route = FakeRoute<First>([])
    static let modulesWithStrings: [String] = []

    var made: [String] = []

    init(services: Void, scope: SessionScope) {}

    init() {}

    func route(path: RoutePath) -> (any Route)? { FakeRoute<First>(path: path) }
    func owns(_ route: any Route) -> Bool { route is FakeRoute<First> }
    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { [route] }

    func screen(for route: any Route) -> AnyView {
        made.append(route.path.string)
        return AnyView(EmptyView())
    }
}
