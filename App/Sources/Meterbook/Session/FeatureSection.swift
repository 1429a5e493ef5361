import Common
import Domain
import LiveUI
import ViewCore

/// One section of the app in one session: a feature's routes and screens as the session needs them.
@MainActor
protocol FeatureSection: AnyObject {
    /// The first component of the section's links.
    static var prefix: String { get }
    /// The name in the navigation bar.
    static var title: TextKey { get }
    /// The image beside the name; none unless the section says so.
    static var symbol: String? { get }
    /// Where it stands in the navigation bar: behind those of a lower number, by prefix among equals.
    static var place: Int { get }
    /// Whether it stands in the navigation bar; it does unless it says so.
    static var isInBar: Bool { get }
    /// The kind of device that a person must be known to own; without it the section is as if it did not exist. None for most.
    static var neededKind: DeviceKind? { get }
    /// The feature's modules whose words pages show.
    static var modulesWithStrings: [String] { get }

    /// Makes the section of a session. `links` leads to the rest of the app.
    init(dependencies: AppDependencies, links: AppLinks)

    /// The section's stack of screens.
    var router: Router { get }
    /// Reads a route from a path without the prefix; nil where it names none.
    func route(path: RoutePath) -> (any Route)?
    /// Whether a route is one of this section's.
    func owns(_ route: any Route) -> Bool
    /// The whole stack, from the first screen to `route`, when it is opened while another stack is shown.
    func stack(to route: any Route, from stack: [any Route]) -> [any Route]
    /// Makes the screen of a route; it is kept as long as the route is in the stack.
    func screen(for route: any Route) -> AnyView
    /// A screen that stands in the place of every other, without a navigation bar; none for most, and as long as there is no need for one.
    var gate: AnyView? { get }
    /// What is said above every screen; nothing for most.
    var notice: AnyView? { get }
}

extension FeatureSection {
    static var symbol: String? { nil }
    static var isInBar: Bool { true }
    static var neededKind: DeviceKind? { nil }

    var gate: AnyView? { nil }
    var notice: AnyView? { nil }

    /// The first component of the section's links.
    var prefix: String { Self.prefix }
    /// Whether it stands in the navigation bar.
    var isInBar: Bool { Self.isInBar }
}

/// The section that shows a person which steps of theirs are kept.
@MainActor
protocol UsageShowing: FeatureSection {}

/// A section in which a person adds a device.
@MainActor
protocol DeviceAdding: FeatureSection {
    /// Begins anew, and shows the first screen.
    func addDevice()
}
