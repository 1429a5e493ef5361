import Common
import LiveUI
import ViewCore

@testable import Meterbook

/// The name of a section of a test.
protocol SectionName: Hashable, Codable, Sendable {
    static var prefix: String { get }
}

enum First: String, SectionName {
    case name
    static let prefix = "first"
}

enum Second: String, SectionName {
    case name
    static let prefix = "second"
}

/// A section whose routes are all paths but those that begin with `nowhere`.
@MainActor
final class FakeSection<Name: SectionName>: FeatureSection {
    static var prefix: String { Name.prefix }
    static var title: TextKey { TextKey("section") }
    static var place: Int { 0 }
    static var modulesWithStrings: [String] { [] }

    let router = Router(root: FakeRoute<Name>([]))

    init(dependencies: AppDependencies, links: AppLinks) {}

    init() {}

    func route(path: RoutePath) -> (any Route)? { FakeRoute<Name>(path: path) }

    func owns(_ route: any Route) -> Bool { route is FakeRoute<Name> }

    func stack(to route: any Route, from stack: [any Route]) -> [any Route] { [FakeRoute<Name>([]), route] }

    func screen(for route: any Route) -> AnyView { AnyView(EmptyView()) }

    /// The section's stack as paths.
    var stack: [String] { router.stack.map(\.path.string) }
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
