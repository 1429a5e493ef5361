import Common
import LiveUI
import ViewCore

@testable import Meterbook

/// The name of a section of a test.
protocol SectionName: Hashable, Codable, Sendable {
    static var prefix: String { get }
    static var place: SectionPlace { get }
}

enum First: String, SectionName {
    case name
    static let prefix = "first"
    static let place = SectionPlace.bar(1)
}

enum Second: String, SectionName {
    case name
    static let prefix = "second"
    static let place = SectionPlace.bar(2)
}

/// A feature whose screens lie in the second section.
enum Inner: String, SectionName {
    case name
    static let prefix = "inner"
    static let place = SectionPlace.within("second")
}

/// A feature whose routes are all paths but those that begin with `nowhere`.
@MainActor
final class FakeSection<Name: SectionName>: FeatureSection {
    static var prefix: String { Name.prefix }
    static var title: TextKey { TextKey("section") }
    static var place: SectionPlace { Name.place }
    static var root: any Route { FakeRoute<Name>([]) }
    static var modulesWithStrings: [String] { [] }

    init(services: Void, scope: SessionScope) {}

    func route(path: RoutePath) -> (any Route)? { FakeRoute<Name>(path: path) }

    func owns(_ route: any Route) -> Bool { route is FakeRoute<Name> }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] {
        let root = FakeRoute<Name>([])
        return AnyHashable(route) == AnyHashable(root) ? [root] : [root, route]
    }

    func screen(for route: any Route) -> AnyView { AnyView(EmptyView()) }
}

/// The sections of a session, of features of a test.
@MainActor
func fakeSections() -> [SessionSection] {
    SessionSection.all(
        of: [
            LinkedFeature(FakeSection<Inner>.self, services: ()), LinkedFeature(FakeSection<Second>.self, services: ()),
            LinkedFeature(FakeSection<First>.self, services: ()),
        ], links: AppLinks())
}

extension SessionSection {
    /// The section's stack as paths; those of the feature that leads it without its prefix.
    var stack: [String] {
        router.stack.map { route in
            let isOwn = lead.owns(route)
            return isOwn ? route.path.string : "inner:" + route.path.string
        }
    }
}

struct FakeRoute<Name: SectionName>: Route {
    let path: RoutePath

    init(_ components: [String]) {
        path = RoutePath(components)
    }

    init?(path: RoutePath) {
        guard path.components.first != "nowhere" else { return nil }
        self.path = path
    }
}
