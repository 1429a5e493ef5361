import Common

/// Leads from one section to another. Given to the sections before the router that knows them all is there.
@MainActor
final class AppLinks {
    /// The session's router.
    weak var router: AppRouter?

    /// Shows the screen of a route.
    func open(_ route: any Route) {
        router?.open(route)
    }

    /// Begins to add a device; nil where no feature does that.
    var addDevice: (@MainActor () -> Void)? {
        guard AppFeatures.canAddDevices else { return nil }
        return { [weak self] in self?.router?.sections.lazy.compactMap { $0 as? any DeviceAdding }.first?.addDevice() }
    }

    /// Shows which steps of the person are kept; nil where no feature does that.
    var showUsage: (@MainActor () -> Void)? {
        guard let prefix = AppFeatures.usagePrefix else { return nil }
        return { [weak self] in self?.open(path: prefix) }
    }

    /// Shows the screen of a path inside the app, without its leading slash.
    func open(path: String) {
        router?.open(url: "/" + path)
    }
}
