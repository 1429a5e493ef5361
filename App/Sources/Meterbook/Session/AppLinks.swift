import Common
import CommonUI

/// Leads from one feature to another. Given to the features before the router that knows them all is there.
@MainActor
final class AppLinks {
    /// The session's router.
    weak var router: AppRouter?

    /// Shows the screen of a route.
    func open(_ route: any Route) {
        router?.open(route)
    }

    /// The features that the list of More names, as links in their order.
    var more: [AppSection] {
        let features = (router?.features ?? []).compactMap { feature -> (place: Int, feature: any FeatureSection)? in
            guard case .more(let place) = type(of: feature).place else { return nil }
            return (place, feature)
        }
        return features.sorted { ($0.place, $0.feature.prefix) < ($1.place, $1.feature.prefix) }
            .map { _, feature in feature.link(to: type(of: feature).root) }
    }

    /// Begins to add a device; nil where no feature does that.
    var addDevice: (@MainActor () -> Void)? {
        guard AppFeatures.canAddDevices else { return nil }
        return { [weak self] in self?.router?.features.lazy.compactMap { $0 as? any DeviceAdding }.first?.addDevice() }
    }

    /// Shows which steps of the person are kept; nil where no feature does that.
    var showUsage: (@MainActor () -> Void)? {
        guard let prefix = AppFeatures.usagePrefix else { return nil }
        return { [weak self] in self?.open(path: prefix) }
    }

    /// Shows the orders; nil where no feature takes any.
    var showOrders: (@MainActor () -> Void)? {
        guard let prefix = AppFeatures.orderTaking?.prefix else { return nil }
        return { [weak self] in self?.open(path: prefix) }
    }

    /// Shows an order, where a feature takes any.
    func showOrder(_ id: String) {
        if let feature = AppFeatures.orderTaking { open(path: feature.link(to: id)) }
    }

    /// Shows what can be set; nil where no feature does that.
    var showSettings: (@MainActor () -> Void)? {
        guard let prefix = AppFeatures.settingsPrefix else { return nil }
        return { [weak self] in self?.open(path: prefix) }
    }

    /// Shows the screen of a path inside the app, without its leading slash.
    func open(path: String) {
        router?.open(url: "/" + path)
    }
}
