import Common
import Domain
import LiveUI
import Persistence
import ViewCore

/// Removes what a feature keeps of somebody who is erased, in the same transaction.
typealias PersonEraser = @Sendable (Person.ID, Connection) throws -> Void

/// A feature in one session: its routes and screens, and the section of the app in which they lie.
@MainActor
protocol FeatureSection: AnyObject {
    /// What the feature's sessions share: made once, when the app is put together. Nothing for most.
    associatedtype Services = Void

    /// The first component of the feature's links.
    static var prefix: String { get }
    /// The name in the navigation bar, or in the list of More.
    static var title: TextKey { get }
    /// What there is to find, on a line below the name in the list of More; none unless the feature says so.
    static var summary: TextKey? { get }
    /// The image beside the name; none unless the feature says so.
    static var symbol: String? { get }
    /// Where the feature's screens lie.
    static var place: SectionPlace { get }
    /// The first screen, on which the others lie.
    static var root: any Route { get }
    /// The kind of device that a person must be known to own; without it the feature is as if it did not exist. None for most.
    static var neededKind: DeviceKind? { get }
    /// The feature's modules whose words pages show.
    static var modulesWithStrings: [String] { get }

    /// The migrations of the feature's own tables; none for most.
    static var migrations: [Migration] { get }
    /// What removes everything that the feature keeps of somebody; nothing for most.
    static var eraser: PersonEraser? { get }

    /// Makes what the feature's sessions share.
    static func services(_ dependencies: AppDependencies) -> Services

    /// Makes the feature's part of a session.
    init(services: Services, scope: SessionScope)

    /// Reads a route from a path without the prefix; nil where it names none.
    func route(path: RoutePath) -> (any Route)?
    /// Whether a route is one of this feature's.
    func owns(_ route: any Route) -> Bool
    /// The feature's part of the stack, from its first screen to `route`, when it is opened while `stack` is its part.
    func stack(to route: any Route, from stack: [any Route]) -> [any Route]
    /// Makes the screen of a route; it is kept as long as the route is in the stack.
    func screen(for route: any Route) -> AnyView
    /// A screen that stands in the place of every other, without a navigation bar; none for most, and as long as there is no need for one.
    var gate: AnyView? { get }
    /// What is said above every screen; nothing for most.
    var notice: AnyView? { get }
    /// Whether a way back stands above the feature's first screen where another feature leads there; in More, unless the feature says so.
    var hasWayBack: Bool { get }
}

/// Where the screens of a feature lie.
enum SectionPlace: Equatable {
    /// In a section of the feature's own, which stands in the navigation bar behind those of a lower number.
    case bar(Int)
    /// In the section More, whose list names the feature behind those of a lower number.
    case more(Int)
    /// In the section of another feature, which leads there; its prefix.
    case within(String)
}

/// What a feature is given of the session that it is part of.
@MainActor
struct SessionScope {
    /// The stack of the section in which the feature's screens lie.
    let router: Router
    /// What leads to the rest of the app.
    let links: AppLinks
}

extension FeatureSection {
    static var summary: TextKey? { nil }
    static var symbol: String? { nil }
    static var neededKind: DeviceKind? { nil }
    static var migrations: [Migration] { [] }
    static var eraser: PersonEraser? { nil }

    var gate: AnyView? { nil }
    var notice: AnyView? { nil }

    /// The first component of the feature's links.
    var prefix: String { Self.prefix }
    var hasWayBack: Bool { if case .more = Self.place { true } else { false } }
}

extension FeatureSection where Services == Void {
    static func services(_ dependencies: AppDependencies) {}
}

/// The feature that shows a person which steps of theirs are kept.
@MainActor
protocol UsageShowing: FeatureSection {}

/// The feature in which a person sets what the app does.
@MainActor
protocol SettingsShowing: FeatureSection {}

/// A feature in which a person adds a device.
@MainActor
protocol DeviceAdding: FeatureSection {
    /// Begins anew, and shows the first screen.
    func addDevice()
}
